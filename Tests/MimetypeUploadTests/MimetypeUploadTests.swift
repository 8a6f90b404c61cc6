#if Upload
import FileTesting
import Foundation
import ScriptedServer
import ProcessTesting
import Testing

struct MimetypeUploadTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(["photo.png": "\u{89}PNG no more", "report.json": "{}\n", "song.mp3": "words\n"])
    }

    /// Answers everything, and keeps what was asked.
    private func server(
        _ status: Int = 200, body: String = "thanks\n", keeping received: Box<ReceivedRequest> = Box()
    ) throws -> ScriptedServer {
        try ScriptedServer { connection, _ in
            connection.readRequest().map(received.put)
            connection.respond(status, body: body)
        }
    }

    @Test func fieldsAndFilesArriveWithTheirTypes() async throws {
        let received = Box<ReceivedRequest>()
        let server = try server(keeping: received)
        let run = try await UploadCommand(
            ["--to", server.url("/upload"), "--force", "--field", "UserID=lee=1994", "report.json", "song=@song.mp3"],
            in: folder.url)
        #expect(run.output == "thanks\n")
        let start = "mimetype-upload: 'song.mp3' is sent although it is refused: the name says audio/mpeg, "
        #expect(run.errors.hasPrefix(start))
        #expect(run.status == 0)
        let request = try #require(received.all.first)
        #expect(request.requestLine == "POST /upload HTTP/1.1")
        #expect(request.header("User-Agent") == "mimetype-upload/0.2.0")
        let boundary = try #require(request.header("Content-Type")?.split(separator: "=").last)
        #expect(
            request.text == """
                --\(boundary)\r
                Content-Disposition: form-data; name="UserID"\r
                \r
                lee=1994\r
                --\(boundary)\r
                Content-Disposition: form-data; name="file"; filename="report.json"\r
                Content-Type: application/json\r
                \r
                {}
                \r
                --\(boundary)\r
                Content-Disposition: form-data; name="song"; filename="song.mp3"\r
                Content-Type: text/plain\r
                \r
                words
                \r
                --\(boundary)--\r

                """)
    }

    @Test func explanationGoesToStandardError() async throws {
        let server = try server()
        let run = try await UploadCommand(["--to", server.url(), "--force", "--explain", "song.mp3"], in: folder.url)
        #expect(run.output == "thanks\n")
        #expect(run.errors.contains("\nsong.mp3: text/plain\n    because: text, "))
        #expect(run.errors.contains("\n    but:     the name says audio/mpeg"))
    }

    @Test func dryRunPrintsWhatIsSent() async throws {
        let received = Box<ReceivedRequest>()
        let server = try server(keeping: received)
        let arguments = ["--to", server.url("/a?b=c"), "--header", "X-One: 1", "--field", "UserID=1", "report.json"]
        let dry = try await UploadCommand(arguments + ["--dry-run"], in: folder.url)
        #expect(dry.status == 0)
        #expect(received.all.isEmpty)
        #expect(try await UploadCommand(arguments, in: folder.url).status == 0)
        let request = try #require(received.all.first)
        let content = ["1": "(1 bytes)", "{}\n": "(3 bytes)"]
        let body = request.text.split(separator: "\r\n", omittingEmptySubsequences: false).map { String($0) }
        let expected = (request.lines + [""] + body).map { content[$0] ?? $0 }
        let printed = dry.output.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        #expect(Self.withoutBoundary(printed) == Self.withoutBoundary(expected))
    }

    /// Each form has its own boundary.
    private static func withoutBoundary(_ lines: [String]) -> [String] {
        let type = lines.first { $0.hasPrefix("Content-Type: multipart/form-data;boundary=") } ?? ""
        let boundary = String(type.drop { $0 != "=" }.dropFirst())
        return lines.map { $0.replacingOccurrences(of: boundary, with: "X") }
    }

    @Test func errorStatusIsReportedAndTheAnswerStillWritten() async throws {
        let server = try server(413, body: "too much\n")
        let run = try await UploadCommand(["--to", server.url("/a?signature=b"), "report.json"], in: folder.url)
        #expect(run.output == "too much\n")
        #expect(
            run.errors
                == "mimetype-upload: '\(server.url("/a"))?…' responded with the status 413; see its response\n")
        #expect(run.status == 1)
    }

    @Test func networkAndTimeHaveTheirOwnStatuses() async throws {
        let port = try ScriptedServer.unusedPort()
        let refused = try await UploadCommand(["--to", "http://127.0.0.1:\(port)/", "report.json"], in: folder.url)
        #expect(
            refused.errors
                == "mimetype-upload: 'http://127.0.0.1:\(port)/' cannot be reached: connection refused; check the address "
                + "and the port\n")
        #expect(refused.status == 3)
        let silent = try ScriptedServer { connection, _ in connection.drain() }
        let late = try await UploadCommand(["--to", silent.url(), "--timeout", "0.3", "report.json"], in: folder.url)
        #expect(
            late.errors.hasPrefix(
                "mimetype-upload: '\(silent.url())' neither received nor sent anything for 0.3 seconds "
                    + "after all of the request was sent; check what the server has, or allow more time with --timeout")
        )
        #expect(late.status == 4)
    }

    @Test(arguments: [
        (
            ["--field", "x=@y"],
            "'x=@y' would send the text '@y'; to send the file write x=@y without --field, to send the text write "
                + "--field-string; see mimetype-upload --help"
        ),
        (["song=@song.mp3;type=x"], "'x' is not a media type; write one such as image/png"),
        ([], "no file and no field named; see mimetype-upload --help"),
        (["--field", "x"], "'x' is not a field; write --field NAME=VALUE; see mimetype-upload --help"),
        (
            ["-F", "x"], "'x' is no part of a form; write -F NAME=VALUE or NAME=@PATH; see mimetype-upload --help"
        ),
        (
            ["-F", "a=@-", "b=@-"],
            "'-' is named twice, but standard input can be read once; name it once; see mimetype-upload --help"
        ),
        (["x=@"], "'x=@' names no file; write PATH or NAME=@PATH; see mimetype-upload --help"),
        (
            ["--timeout", "0", "x"],
            "'0.0' is not a time to wait; give --timeout a number of seconds above 0; "
                + "see mimetype-upload --help"
        ),
        (
            ["a=@-", "b=@-"],
            "'-' is named twice, but standard input can be read once; name it once; see mimetype-upload --help"
        ),
        (["-F", "a=b;type=c"], "'c' is not a media type; write one such as image/png"),
        (["-h.txt"], "'-h.txt' is not an option; if it is a file, write './-h.txt'; see mimetype-upload --help"),
        (
            ["-o", "none/out", "report.json"],
            "cannot write 'none/out': no such file or directory; check the path and the space"
        ),
        (["--bogus"], "Unknown option '--bogus'. Did you mean '--jobs'? See mimetype-upload --help"),
        (["absent.txt"], "cannot read 'absent.txt': no such file or directory; check the path and its permissions"),
        (["/"], "'/' is a directory; add its files one by one"),
        (
            ["--header", "a b: c", "--field", "a=b"],
            "'a b' is not a legal header; use a token and a value without control characters; see mimetype-upload --help"
        ),
    ])
    func badInputIsOneLine(_ arguments: [String], _ message: String) async throws {
        let run = try await UploadCommand(["--to", "http://127.0.0.1:1/"] + arguments, in: folder.url)
        #expect(run.errors == "mimetype-upload: \(message)\n")
        #expect(run.output == "")
        #expect(run.status == 2)
    }

    @Test func partsComeInTheOrderOfTheirOptions() async throws {
        let received = Box<ReceivedRequest>()
        let server = try server(keeping: received)
        let arguments = [
            "--to", server.url(), "-F", "one=@report.json", "--field", "two=2", "-Fthree=<song.mp3", "--form=four=4",
            "five=@report.json",
        ]
        #expect(try await UploadCommand(arguments, in: folder.url).errors == "")
        let names = try #require(received.all.first).text.split(separator: "; name=\"").dropFirst()
            .map { $0.prefix { $0 != "\"" } }
        #expect(names == ["one", "two", "three", "four", "five"])
    }

    @Test func typesNamesAndTextsCanBeGiven() async throws {
        let received = Box<ReceivedRequest>()
        let server = try server(keeping: received)
        let arguments = [
            "--to", server.url(), "--field-string", "at=@x", "a=@song.mp3;type=text/x-b;filename=c;d.txt",
            "text=<song.mp3",
        ]
        #expect(try await UploadCommand(arguments, in: folder.url).errors == "")
        let text = try #require(received.all.first).text
        #expect(text.contains("name=\"at\"\r\n\r\n@x\r\n"))
        #expect(text.contains("name=\"a\"; filename=\"c;d.txt\"\r\nContent-Type: text/x-b\r\n\r\nwords\n\r\n"))
        #expect(text.contains("name=\"text\"\r\n\r\nwords\n\r\n"))
    }

    /// curl sends the bytes of a text field, whose line breaks may be part of a signature.
    @Test func textIsSentAsItIs() async throws {
        let received = Box<ReceivedRequest>()
        let server = try server(keeping: received)
        let arguments = [
            "--to", server.url(), "--field", "lines=a\nb\r\nc\rd;type=x", "-F", "meta={\"a\": 1};type=application/json",
            "-F", "note=words;filename=note.txt", "--form-string", "raw=\"@x\"",
        ]
        #expect(try await UploadCommand(arguments, in: folder.url).errors == "")
        let text = try #require(received.all.first).text
        #expect(text.contains("name=\"lines\"\r\n\r\na\nb\r\nc\rd;type=x\r\n"))
        #expect(text.contains("name=\"meta\"\r\nContent-Type: application/json\r\n\r\n{\"a\": 1}\r\n"))
        #expect(text.contains("name=\"note\"; filename=\"note.txt\"\r\nContent-Type: text/plain\r\n\r\nwords\r\n"))
        #expect(text.contains("name=\"raw\"\r\n\r\n\"@x\"\r\n"))
    }

    @Test func standardInputAndPipesAreSent() async throws {
        let received = Box<ReceivedRequest>()
        let server = try server(keeping: received)
        let run = try await UploadCommand(["--to", server.url(), "-"], in: folder.url, input: "{\"a\": 1}\n")
        #expect(run.errors == "")
        // Some servers read no body in chunks, so the length is sent.
        #expect(received.all.last?.header("Transfer-Encoding") == nil)
        #expect(received.all.last?.header("Content-Length") == received.all.last.map { "\($0.body.count)" })
        #expect(received.all.last?.text.contains("filename=\"-\"\r\nContent-Type: application/json\r\n") == true)
        let path = folder.path("pipe")
        try #require(mkfifo(path, 0o600) == 0)
        Thread.detachNewThread { try? Data("piped".utf8).write(to: URL(fileURLWithPath: path)) }
        let piped = try await UploadCommand(["--to", server.url(), "p=@pipe;type=text/plain"], in: folder.url)
        #expect(piped.status == 0)
        #expect(
            received.all.last?.text.contains("filename=\"pipe\"\r\nContent-Type: text/plain\r\n\r\npiped\r\n") == true)
    }

    @Test func namesOfFilesNeedNotBeUTF8() async throws {
        let received = Box<ReceivedRequest>()
        let server = try server(keeping: received)
        let script =
            "n=$(printf 'a\\377.json'); printf '{}' > \"$n\"; exec \"$0\" --to \"$1\" \"$n\" \"x=@$n\" \"t=<$n\""
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script, UploadCommand.executable.path, server.url()]
        process.currentDirectoryURL = folder.url
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let text = try #require(await received.values().first).text
        #expect(
            text.contains("name=\"file\"; filename=\"a\u{FFFD}.json\"\r\nContent-Type: application/json\r\n\r\n{}\r\n"))
        #expect(text.contains("name=\"x\"; filename=\"a\u{FFFD}.json\"\r\n"))
        #expect(text.contains("name=\"t\"\r\n\r\n{}\r\n"))
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test func closedOutputIsAnErrorAndNotTheConnection() async throws {
        let received = Box<ReceivedRequest>()
        let server = try server(keeping: received)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "exec \"$0\" --to \"$1\" report.json >&- 2>&-", UploadCommand.executable.path, server.url(),
        ]
        process.currentDirectoryURL = folder.url
        try process.run()
        #expect(try await received.values().first?.requestLine == "POST / HTTP/1.1")
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
    }

    @Test func thousandsOfFieldsAndFilesAreSent() async throws {
        let received = Box<ReceivedRequest>()
        let server = try server(keeping: received)
        let fields = (0..<3000).flatMap { ["--field", "f\($0)=v"] }
        let files = [String](repeating: "report.json", count: 3000)
        let run = try await UploadCommand(["--to", server.url()] + fields + files, in: folder.url)
        #expect(run.status == 0)
        #expect(received.all.first?.text.split(separator: "Content-Disposition:").count == 6001)
    }

    @Test func responseGoesIntoAFileWithItsHeaders() async throws {
        let server = try server()
        let run = try await UploadCommand(["--to", server.url(), "-i", "-o", "answer", "report.json"], in: folder.url)
        #expect(run.output == "")
        #expect(run.status == 0)
        let answer = try String(contentsOfFile: folder.path("answer"), encoding: .utf8)
        #expect(answer == "HTTP/1.1 200\r\nContent-Length: 7\r\n\r\nthanks\n")
        let failed = try await UploadCommand(["--to", server.url(), "-o", "no/answer", "report.json"], in: folder.url)
        #expect(
            failed.errors
                == "mimetype-upload: cannot write 'no/answer': no such file or directory; check the path and the space\n"
        )
        // The file is opened before anything is sent.
        #expect(failed.status == 2)
    }

    @Test func redirectToAnotherServerNamesItsOption() async throws {
        let received = Box<ReceivedRequest>()
        let other = try server(keeping: received)
        let server = try ScriptedServer { connection, _ in
            _ = connection.readRequest()
            connection.respond(307, headers: ["Location: \(other.url())"])
        }
        let refused = try await UploadCommand(["--to", server.url(), "report.json"], in: folder.url)
        #expect(refused.errors.hasSuffix("which is another server; add --redirects any-origin if that is right\n"))
        #expect(refused.status == 1)
        #expect(received.all.isEmpty)
        let arguments = ["--to", server.url(), "--redirects", "any-origin", "report.json"]
        #expect(try await UploadCommand(arguments, in: folder.url).output == "thanks\n")
    }

    @Test func busyServerGetsTheRequestAgain() async throws {
        // It may be asked again over the same connection or over another.
        let server = try ScriptedServer { connection, number in
            if number == 0 {
                _ = connection.readRequest()
                connection.respond(503, headers: ["Retry-After: 0"])
            }
            guard connection.readRequest() != nil else { return }
            connection.respond(body: "thanks\n")
        }
        let run = try await UploadCommand(["--to", server.url(), "--retry", "1", "report.json"], in: folder.url)
        #expect(run.output == "thanks\n")
    }

    @Test func helpAndVersionGoToStandardOutput() async throws {
        #expect(try await UploadCommand(["--version"]).output == "mimetype-upload 0.2.0\n")
        let help = try await UploadCommand(["--help"])
        #expect(help.output.hasPrefix("OVERVIEW: "))
        #expect(help.status == 0)
    }
}
#endif
