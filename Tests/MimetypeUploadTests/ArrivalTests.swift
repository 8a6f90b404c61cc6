#if Upload
import FileTesting
import Foundation
import ScriptedServer
import Testing

/// The command ends with success only if the server has taken the form.
struct ArrivalTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(["report.json": "{}\n"])
    }

    @Test(arguments: [301, 302]) func redirectWithoutTheFormIsNoSuccess(_ status: Int) async throws {
        let server = try ScriptedServer { connection, _ in
            while let request = connection.readRequest() {
                if request.requestLine.hasPrefix("POST") {
                    connection.respond(status, headers: ["Location: /login"])
                } else {
                    connection.respond(body: "log in\n")
                }
            }
        }
        let arguments = ["--to", server.url("/upload"), "report.json"]
        let refused = try await UploadCommand(arguments, in: folder.url)
        #expect(refused.status == 1)
        #expect(refused.output == "")
        #expect(
            refused.errors
                == "mimetype-upload: '\(server.url("/upload"))' responded with the status \(status), which leads to "
                + "'\(server.url("/login"))' without the body, so it may have taken nothing; send it there, or add "
                + "--redirects as-browsers if the server takes forms that way\n")
        let followed = try await UploadCommand(arguments + ["--redirects", "as-browsers"], in: folder.url)
        #expect(followed.status == 0)
        #expect(followed.output == "log in\n")
    }

    @Test func answerBeforeTheWholeFormIsNoSuccess() async throws {
        let server = try ScriptedServer { connection, _ in
            _ = connection.readHead()
            connection.respond(headers: ["Connection: close"], body: "thanks\n")
            connection.skip(within: 500)
        }
        let path = try folder.sparseFile("zeros.bin", length: 32 << 20)
        let run = try await UploadCommand(["--to", server.url(), path])
        #expect(run.output == "thanks\n")
        #expect(run.errors.contains("responded with the status 200 before it had taken the whole body"))
        #expect(run.status == 1)
    }

    @Test func inputOfAnyLengthArrivesOrFails() async throws {
        let received = Box<ReceivedRequest>()
        // Like servers of WSGI, it reads no chunks.
        let server = try ScriptedServer { connection, _ in
            connection.readRequest().map(received.put)
            connection.write("HTTP/1.0 200 OK\r\nContent-Length: 3\r\n\r\n[]\n")
        }
        let limit = 8 << 20
        for (count, status) in [(0, 0), (limit, 0), (limit + 1, 1)] {
            let input = String(repeating: "x", count: count)
            let run = try await UploadCommand(["--to", server.url(), "a=@-;type=text/plain"], input: input)
            #expect(run.status == Int32(status), "\(count) \(run.errors)")
            if status == 1 {
                #expect(run.errors.hasPrefix("mimetype-upload: '-' is sent in chunks, since it is longer than 8 MiB;"))
                #expect(run.errors.contains("has not read this one; send a file instead\n"))
            }
        }
        #expect(received.all.map { $0.header("Transfer-Encoding") } == [nil, nil, "chunked"])
    }

    #if os(Linux)
    @Test func fileWithoutASizeIsSentWithItsLength() async throws {
        let received = Box<ReceivedRequest>()
        let server = try ScriptedServer { connection, _ in
            connection.readRequest().map(received.put)
            connection.respond()
        }
        #expect(try await UploadCommand(["--to", server.url(), "/proc/self/status"]).status == 0)
        #expect(received.all.first?.header("Transfer-Encoding") == nil)
        #expect(received.all.first?.text.contains("filename=\"status\"") == true)
        #expect(received.all.first?.text.contains("\nPid:") == true)
    }
    #endif

    @Test func halfAResponseReplacesNoFile() async throws {
        let server = try ScriptedServer { connection, _ in
            _ = connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf")
        }
        try Data("precious".utf8).write(to: URL(fileURLWithPath: folder.path("answer")))
        let run = try await UploadCommand(["--to", server.url(), "-o", "answer", "report.json"], in: folder.url)
        #expect(run.status == 3)
        #expect(try String(contentsOfFile: folder.path("answer"), encoding: .utf8) == "precious")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["answer", "report.json"])
    }

    @Test func responseReplacesWhatALinkLeadsTo() async throws {
        let server = try ScriptedServer { connection, _ in
            _ = connection.readRequest()
            connection.respond(body: "thanks\n")
        }
        let target = folder.path("target")
        try Data("old".utf8).write(to: URL(fileURLWithPath: target))
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "target")
        let run = try await UploadCommand(["--to", server.url(), "-o", "link", "report.json"], in: folder.url)
        #expect(run.status == 0)
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "thanks\n")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "target")
        let mode = try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o640)
        let device = try await UploadCommand(["--to", server.url(), "-o", "/dev/null", "report.json"], in: folder.url)
        #expect(device.status == 0)
        if FileManager.default.fileExists(atPath: "/dev/full") {
            let arguments = ["--to", server.url(), "-o", "/dev/full", "report.json"]
            let full = try await UploadCommand(arguments, in: folder.url)
            #expect(full.status == 2)
            #expect(full.errors.contains("' responded with the status 200"))
        }
        let directory = try await UploadCommand(["--to", server.url(), "-o", ".", "report.json"], in: folder.url)
        #expect(directory.errors == "mimetype-upload: cannot write '.': is a directory; check the path and the space\n")
        #expect(directory.status == 2)
    }

    @Test func noRedirectIsAllowedWithNone() async throws {
        let server = try ScriptedServer { connection, _ in
            _ = connection.readRequest()
            connection.respond(307, headers: ["Location: /there"])
        }
        let arguments = ["--to", server.url(), "--max-redirects", "0", "report.json"]
        #expect(
            try await UploadCommand(arguments, in: folder.url).errors
                == "mimetype-upload: '\(server.url())' redirects to '\(server.url("/there"))', and no redirect is allowed; "
                + "allow more with --max-redirects\n")
    }

    @Test func keyWithoutACertificateIsRefused() async throws {
        let run = try await UploadCommand(
            ["--to", "http://127.0.0.1:1/", "--key", "key.pem", "report.json"], in: folder.url)
        #expect(
            run.errors
                == "mimetype-upload: --key needs the certificate that it belongs to; add --cert FILE; "
                + "see mimetype-upload --help\n")
        #expect(run.status == 2)
    }
}
#endif
