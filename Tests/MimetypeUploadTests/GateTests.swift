#if Upload
import FileTesting
import Foundation
import ScriptedServer
import Testing

/// Files are judged before a byte of them is sent.
struct GateTests {
    private let folder: TemporaryFolder
    private let received = Box<ReceivedRequest>()
    private let server: ScriptedServer

    /// A picture of one pixel.
    private static let picture =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=="

    init() throws {
        folder = try TemporaryFolder([
            "script.jpg": "<?php system($_GET['c']);\n", "notes.txt": "Some notes.\n", "song.mp3": "words\n",
            "marked": "\u{FEFF}png\n", "types": "# pictures\npng, jpeg\nimage/gif # and these\n",
        ])
        let data = try #require(Data(base64Encoded: Self.picture))
        try data.write(to: URL(fileURLWithPath: folder.path("photo.png")))
        try (data + Data("<?php system('x'); ?>".utf8)).write(to: URL(fileURLWithPath: folder.path("double.png")))
        let received = received
        server = try ScriptedServer { connection, _ in
            connection.readRequest().map(received.put)
            connection.respond()
        }
    }

    private func upload(_ arguments: String..., input: String? = nil) async throws -> UploadCommand {
        try await UploadCommand(["--to", server.url()] + arguments, in: folder.url, input: input)
    }

    @Test func lyingNameIsRefused() async throws {
        let run = try await upload("photo.png", "script.jpg", "song.mp3")
        #expect(run.status == 2)
        #expect(run.output == "")
        let lines = run.errors.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("mimetype-upload: 'script.jpg' is not sent: the name says image/jpeg, ") == true)
        #expect(lines.last?.hasPrefix("mimetype-upload: 'song.mp3' is not sent: the name says audio/mpeg, ") == true)
        #expect(lines.last?.hasSuffix("; rename it, or add --force to send it") == true)
        #expect(received.all.isEmpty)
        #expect(try await upload("script.jpg", "--dry-run").status == 2)
        #expect(try await upload("a=@notes.txt;filename=photo.jpg").status == 2)
        #expect(try await upload("a=@-;filename=photo.jpg", input: "words").status == 2)
        let long = "words " + String(repeating: "x", count: 8 << 20)
        #expect(try await upload("a=@-;filename=photo.jpg", input: long).status == 2)
        #expect(received.all.isEmpty)
        #expect(try await upload("song.mp3", "--force").status == 0)
        #expect(try await upload("song=@song.mp3;filename=song.txt").errors == "")
        #expect(received.all.count == 2)
    }

    /// The limits of the policy are options.
    @Test func limitsOfThePolicyAreOptions() async throws {
        let run = try await upload("photo.png", "--allow", "png", "--max-size", "9")
        #expect(run.status == 2 && run.errors.contains("larger than 9 B"), "\(run.errors)")
        #expect(try await upload("notes.txt", "--strict", "--max-size", "9").status == 2)
        #expect(try await upload("photo.png", "--allow", "png", "--max-size", "1K", "--max-pixels", "1").status == 0)
        for wrong in [["--max-size", "9"], ["--strict", "--max-ratio", "0"], ["--strict", "--max-entries", "x"]] {
            let run = try await UploadCommand(["--to", server.url(), "photo.png"] + wrong, in: folder.url, input: nil)
            #expect(run.status != 0, "\(wrong)")
        }
    }

    @Test(arguments: [
        ["--allow", "image/png,jpeg"], ["--policy", "types"], ["--policy", "types", "--allow", "image/gif"],
        ["--policy", "marked"],
    ])
    func onlyAllowedTypesAreSent(_ options: [String]) async throws {
        let accepted = try await UploadCommand(["--to", server.url()] + options + ["photo.png"], in: folder.url)
        #expect(accepted.errors == "")
        #expect(accepted.status == 0)
        #expect(
            received.all.first?.text.contains("filename=\"photo.png\"\r\nContent-Type: image/png\r\n") == true)
        for name in ["notes.txt", "double.png", "script.jpg"] {
            let run = try await UploadCommand(["--to", server.url()] + options + [name], in: folder.url)
            #expect(run.errors.hasPrefix("mimetype-upload: '\(name)' is not sent: "))
            #expect(run.errors.hasSuffix("; add --force to send it anyway\n"))
            #expect(run.status == 2)
        }
        #expect(received.all.count == 1)
    }

    @Test func strictlyNothingIsHiddenInAFile() async throws {
        #expect(try await upload("double.png").status == 0)
        #expect(try await upload("--strict", "double.png").status == 2)
        #expect(try await upload("--strict", "photo.png", "notes.txt").errors == "")
        let tooLong = String(repeating: "x", count: 8 << 20 | 1)
        let run = try await upload("--strict", "a=@-", input: tooLong)
        #expect(
            run.errors.hasPrefix("mimetype-upload: '-' is not sent: it is longer than 8 MiB and can be read only once"))
        #expect(run.status == 2)
    }

    @Test(arguments: [
        ("--allow", "image/*", "'image/*' is not a known type; write one such as image/png or png"),
        ("--allow", "image/unheard-of", "'image/unheard-of' is not a known type; write one such as image/png or png"),
        ("--allow", ",", "no type is allowed; name one such as image/png"),
        ("--policy", "absent", "cannot read 'absent'; name a text file with the types that may be sent"),
        ("--policy", "photo.png", "cannot read 'photo.png'; name a text file with the types that may be sent"),
    ])
    func unknownTypesAreNotAllowed(_ option: String, _ value: String, _ message: String) async throws {
        let run = try await upload(option, value, "photo.png")
        #expect(run.errors == "mimetype-upload: \(message); see mimetype-upload --help\n")
        #expect(run.status == 2)
        #expect(received.all.isEmpty)
    }
}
#endif
