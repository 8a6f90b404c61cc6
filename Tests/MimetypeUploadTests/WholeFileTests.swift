#if Upload
import FileTesting
import Foundation
import ScriptedServer
import Testing

/// The command sends files as they are, and many files in their own forms.
struct WholeFileTests {
    private let folder: TemporaryFolder
    private let received = Box<ReceivedRequest>()
    private let server: ScriptedServer

    init() throws {
        folder = try TemporaryFolder(["report.json": "{}\n", "note.txt": "Hello there.\n"])
        let received = received
        server = try ScriptedServer { connection, _ in
            while let request = connection.readRequest() {
                received.put(request)
                connection.respond(request.text.contains("refuse") ? 400 : 200, headers: ["ETag: \"1\""])
            }
        }
    }

    @Test func putSendsAFileWithItsChecksum() async throws {
        let run = try await UploadCommand(
            ["--put", "report.json", "--to", server.url("/key"), "--digest", "md5", "--store", "s3"], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let request = try #require(received.all.first)
        #expect(request.requestLine == "PUT /key HTTP/1.1")
        #expect(request.header("Content-Type") == "application/json")
        #expect(request.header("Content-MD5") == "ioBVTJHZ/KisuC8CPeAvEQ==")
        #expect(request.text == "{}\n")
    }

    @Test func partsGoToTheURLsOfAFile() async throws {
        let list = "# parts\n\(server.url("/?partNumber=1"))\n\n \(server.url("/?partNumber=2")) \n"
        _ = try folder.file("urls.txt", list)
        let arguments = ["--put", "note.txt", "--parts", "urls.txt", "--part-size", "7"]
        let run = try await UploadCommand(arguments, in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "1\t\"1\"\n2\t\"1\"\n")
        #expect(Set(received.all.map(\.text)) == ["Hello t", "here.\n"])
        let completed = try await UploadCommand(arguments + ["--complete", server.url("/done")], in: folder.url)
        #expect(completed.status == 0)
        #expect(received.all.last?.requestLine == "POST /done HTTP/1.1")
    }

    @Test(arguments: ["--put", "--resume"]) func fileThatLiesIsNotSent(_ option: String) async throws {
        _ = try folder.file(
            "photo.jpg", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
        let run = try await UploadCommand([option, "photo.jpg", "--to", server.url()], in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.contains("'photo.jpg' is not sent: the name says image/jpeg"))
        #expect(received.all.isEmpty)
    }

    @Test(arguments: [
        (["--digest", "md5", "report.json"], "--digest belongs to --put"),
        (["--put", "report.json", "--resume", "report.json"], "choose one"),
        (["--put", "report.json", "--digest", "md4"], "'md4' is not a checksum that can be sent"),
        (["--put", "report.json", "--field", "a=b"], "without a form"),
        (["--only", "png", "report.json"], "--only belongs to --recursive or --each"),
        (["--each", "--jobs", "0", "report.json"], "give --jobs 1 or more"),
        (["--each", "--only", "nonsense", "report.json"], "names an unknown type"),
        (["-r", ".", "--dry-run"], "are for one form"),
        (["--put", "missing.bin"], "missing.bin"),
    ])
    func whatDoesNotFitTogetherIsRefused(_ arguments: [String], _ message: String) async throws {
        let run = try await UploadCommand(["--to", server.url()] + arguments, in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.errors.split(separator: "\n").count == 1)
        #expect(received.all.isEmpty)
    }

    @Test func eachFileOfAFolderIsAForm() async throws {
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("in/deep"), withIntermediateDirectories: true)
        for (name, text) in [("in/a.txt", "first"), ("in/deep/b.txt", "second"), ("in/c.json", "{\"c\": 1}")] {
            _ = try folder.file(name, text)
        }
        // A link to a folder above would have no end.
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("in/deep/up"), withDestinationURL: folder.url)
        // The journal may be in the folder that is sent.
        let arguments = ["-r", "in", "--to", server.url(), "--journal", "in/journal", "--jobs", "1", "--field", "a=1"]
        let first = try await UploadCommand(arguments + ["--only", "json"], in: folder.url)
        #expect(first.status == 0, "\(first.errors)")
        #expect(first.output == "200\tin/c.json\n")
        let second = try await UploadCommand(arguments, in: folder.url)
        #expect(second.output == "200\tin/a.txt\n200\tin/deep/b.txt\n")
        #expect(received.all.count == 3)
        #expect(received.all.allSatisfy { $0.text.contains("name=\"a\"") })
        _ = try folder.file("in/a.txt", "refuse this")
        let third = try await UploadCommand(arguments, in: folder.url)
        #expect(third.status == 1)
        #expect(third.errors.contains("'in/a.txt': ") && third.errors.contains("1 of 1 forms were not taken"))
        _ = try folder.file("in/a.txt", "third")
        #expect(try await UploadCommand(arguments, in: folder.url).output == "200\tin/a.txt\n")
        let last = try await UploadCommand(["-r", "./in//"] + arguments.dropFirst(2), in: folder.url)
        #expect(last.output == "")
        #expect(last.errors.contains("3 files had been accepted before, and are not sent again"))
        let elsewhere = ["-r", "in", "--to", server.url("/other"), "--journal", "in/journal"]
        #expect(try await UploadCommand(elsewhere, in: folder.url).output.split(separator: "\n").count == 3)
    }

    @Test(arguments: [[], ["--journal", "sent"], ["--journal", "sent", "--only", "text"]])
    func linkThatLeadsNowhereIsReported(_ options: [String]) async throws {
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("in"), withIntermediateDirectories: true)
        _ = try folder.file("in/b.txt", "words")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("in/a.txt"), withDestinationPath: "nowhere")
        let run = try await UploadCommand(["-r", "in", "--to", server.url()] + options, in: folder.url)
        #expect(run.status == 2)
        #expect(run.output == "200\tin/b.txt\n")
        #expect(run.errors.contains("'in/a.txt'"), "\(run.errors)")
    }

    @Test(arguments: ["--put", "--resume"]) func wholeFileNeedsASize(_ option: String) async throws {
        let run = try await UploadCommand([option, "-", "--to", server.url()], in: folder.url, input: "words")
        #expect(run.status == 2)
        #expect(run.errors.contains("'-' can't be sent without a form, since its size is not known; save it to a file"))
    }

    @Test func resumedUploadReachesAPlainServerToo() async throws {
        let run = try await UploadCommand(["--resume", "note.txt", "--to", server.url()], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(received.all.last?.text == "Hello there.\n")
        #expect(received.all.last?.header("Upload-Complete") == "?1")
    }
}
#endif
