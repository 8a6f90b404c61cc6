#if Upload
import FileTesting
import Foundation
import ScriptedServer
import Testing

struct NoticeTests {
    @Test func redirectsAndRetriesArePrinted() async throws {
        let attempts = Box<Bool>()
        let server = try ScriptedServer { connection, _ in
            while let request = connection.readRequest() {
                switch request.requestLine {
                case "POST / HTTP/1.1": connection.respond(307, headers: ["Location: /busy"])
                case "POST /busy HTTP/1.1": connection.respond(303, headers: ["Location: /thanks"])
                default:
                    let isFirst = attempts.all.isEmpty
                    attempts.put(true)
                    connection.respond(isFirst ? 503 : 200, headers: ["Retry-After: 0", "Connection: close"])
                    return
                }
            }
        }
        let arguments = ["--to", server.url(), "--field", "a=b", "--retry", "1"]
        let run = try await UploadCommand(arguments)
        #expect(run.status == 0)
        #expect(
            run.errors == """
                mimetype-upload: '\(server.url())' redirects to '\(server.url("/busy"))' (307)
                mimetype-upload: '\(server.url("/busy"))' redirects to '\(server.url("/thanks"))' (303), which is read \
                without the form
                mimetype-upload: '\(server.url("/thanks"))' responded with the status 503; trying again in 0.0 s

                """)
        #expect(try await UploadCommand(arguments + ["--quiet"]).errors == "")
    }

    @Test func passwordsComeFromAFile() async throws {
        let received = Box<ReceivedRequest>()
        let server = try ScriptedServer { connection, _ in
            connection.readRequest().map(received.put)
            connection.respond()
        }
        let folder = try TemporaryFolder([".netrc": "machine 127.0.0.1 login me password secret\n"])
        let start = ["--to", server.url(), "--field", "a=b"]
        let file = ["--netrc-file", folder.path(".netrc")]
        for (options, environment) in [
            (file, [:]), (["--netrc"], ["HOME": folder.url.path, "NETRC": ""]),
            (["--netrc"], ["NETRC": folder.path(".netrc")]),
        ] {
            #expect(try await UploadCommand(start + options, environment: environment).status == 0)
        }
        #expect(try await UploadCommand(start, environment: ["HOME": folder.url.path]).status == 0)
        #expect(
            received.all.map { $0.header("Authorization") } == Array(repeating: "Basic bWU6c2VjcmV0", count: 3) + [nil])
        let dry = try await UploadCommand(start + file + ["--dry-run"])
        #expect(dry.output.contains("\nAuthorization: Basic bWU6c2VjcmV0\n"))
        let absent = try await UploadCommand(start + ["--netrc-file", "absent"])
        #expect(
            absent.errors
                == "mimetype-upload: 'absent' can't be read as text in UTF-8; check the path and its permissions; "
                + "see mimetype-upload --help\n")
        #expect(absent.status == 2)
    }
}
#endif
