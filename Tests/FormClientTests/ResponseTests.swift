#if Upload
import FileTesting
import FormClient
import Foundation
import HTTPTypes
import MIMETypes
import MultipartFormData
import ScriptedServer
import Testing

struct ResponseTests {
    private func server(_ headers: [String], _ body: String) throws -> ScriptedServer {
        try ScriptedServer { connection, _ in
            while connection.readRequest() != nil { connection.respond(headers: headers, body: body) }
        }
    }

    @Test func typeIsWhatTheServerSays() async throws {
        let server = try server(["Content-Type: text/html; charset=utf-8"], "")
        let response = try await HTTPFormClient.make().get(server.url())
        #expect(response.mimeType?.description == "text/html;charset=utf-8")
        #expect(response.headers[.contentLength] == "0")
    }

    @Test func jsonIsDecoded() async throws {
        struct Point: Decodable, Equatable { let x: Int }
        let server = try server([], #"{"x": 1}"#)
        let client = try HTTPFormClient.make()
        #expect(try await client.get(server.url()).decode(Point.self) == Point(x: 1))
        let error = try await failure { () async throws(FormClientError) in
            try await client.get(server.url()).decode([Int].self)
        }
        #expect(error.code == .invalidResponse)
        #expect("\(error)".contains("responded with JSON that is not as expected"))
    }

    @Test func formIsRead() async throws {
        let body = "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx\r\n--b--\r\n"
        let multipart = try server(["Content-Type: multipart/form-data; boundary=b"], body)
        let client = try HTTPFormClient.make()
        #expect(try await client.get(multipart.url()).formData().map(\.text) == ["x"])
        let encoded = try server(["Content-Type: application/x-www-form-urlencoded"], "a=1&b=%20")
        #expect(try await client.get(encoded.url()).formData().map(\.text) == ["1", " "])
        let other = try server(["Content-Type: text/plain"], "")
        let error = try await failure { () async throws(FormClientError) in
            try await client.get(other.url()).formData()
        }
        #expect(error.code == .invalidResponse)
    }

    @Test func compressedBodyIsDecompressed() async throws {
        // gzip of "hello", made by hand: a stored block.
        let gzip: [UInt8] =
            [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1, 5, 0, 0xFA, 0xFF] + Array("hello".utf8)
            + [0x86, 0xA6, 0x10, 0x36, 5, 0, 0, 0]
        let accepted = Box<String?>()
        let server = try ScriptedServer { connection, _ in
            while let request = connection.readRequest() {
                accepted.put(request.header("Accept-Encoding"))
                connection.write("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(gzip.count)\r\n\r\n")
                connection.write(gzip)
            }
        }
        #expect(try await HTTPFormClient.make().get(server.url()).text() == "hello")
        let plain = try HTTPFormClient.make { $0.decompressesResponses = false }
        #expect(try await plain.get(server.url()).bytes() == gzip)
        #expect(accepted.all == ["gzip, deflate", nil])
    }

    @Test func cookiesGoBackToTheirServer() async throws {
        let received = Box<ReceivedRequest>()
        let server = try ScriptedServer { connection, _ in
            while let request = connection.readRequest() {
                received.put(request)
                connection.respond(
                    headers: [
                        "Set-Cookie: a=1; Path=/", "Set-Cookie: b=2; Path=/deep", "Set-Cookie: c=3; Secure",
                        "Set-Cookie: d=4; Domain=example.org", "Set-Cookie: e=5; Max-Age=0",
                    ])
            }
        }
        let client = try HTTPFormClient.make { $0.cookies = CookieJar() }
        for path in ["/", "/", "/deep/er", "/deeper"] { _ = try await client.get(server.url(path)).bytes() }
        #expect(received.all.map { $0.header("Cookie") } == [nil, "a=1", "b=2; a=1", "a=1"])
        let other = try HTTPFormClient.make()
        _ = try await other.get(server.url()).bytes()
        _ = try await other.get(server.url()).bytes()
        #expect(received.all.last?.header("Cookie") == nil)
    }

    @Test func downloadGoesOnWhereItBroke() async throws {
        let (folder, received) = (try TemporaryFolder(), Box<ReceivedRequest>())
        let server = try ScriptedServer { connection, number in
            connection.readRequest().map(received.put)
            if number == 0 {
                connection.write("HTTP/1.1 200 OK\r\nETag: \"v1\"\r\nContent-Length: 10\r\n\r\n01234")
            } else {
                connection.write(
                    "HTTP/1.1 206 Partial\r\nETag: \"v1\"\r\nContent-Range: bytes 5-9/10\r\nContent-Length: 5\r\n\r\n56789"
                )
            }
        }
        let (client, path, seen) = (try HTTPFormClient.make(), folder.path("file"), Box<Int>())
        let error = try await failure { () async throws(FormClientError) in
            try await client.download(server.url(), to: path)
        }
        #expect(error.code == .connectionLost)
        #expect(!FileManager.default.fileExists(atPath: path))
        try await client.download(server.url(), to: path) { written, _ in seen.put(written) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "0123456789")
        #expect(received.all.last?.header("Range") == "bytes=5-")
        #expect(received.all.last?.header("If-Range") == "\"v1\"")
        #expect(seen.all.last == 10)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["file"])
    }

    @Test func downloadOfAChangedFileStartsAgain() async throws {
        let (folder, server) = (
            try TemporaryFolder(["file.part": "old", "file.etag": "\"v1\""]), try server([], "new")
        )
        try await HTTPFormClient.make().download(server.url(), to: folder.path("file"))
        #expect(try String(contentsOfFile: folder.path("file"), encoding: .utf8) == "new")
    }

    @Test(arguments: [
        "416 Range\r\nContent-Range: bytes */3\r\n", "206 Partial\r\nContent-Range: bytes 2-3/4\r\n",
        "206 Partial\r\nContent-Range: bytes 3-4/9\r\n", "206 Partial\r\n",
    ])
    func downloadStartsAgainIfTheServerDoesNotSendTheRest(_ answer: String) async throws {
        let folder = try TemporaryFolder(["file.part": "old", "file.etag": "\"v1\""])
        let server = try ScriptedServer { connection, _ in
            while let request = connection.readRequest() {
                let head = request.header("Range") == nil ? "200 OK\r\n" : answer
                connection.write("HTTP/1.1 \(head)ETag: \"v1\"\r\nContent-Length: 2\r\n\r\nab")
            }
        }
        try await HTTPFormClient.make().download(server.url(), to: folder.path("file"))
        #expect(try String(contentsOfFile: folder.path("file"), encoding: .utf8) == "ab")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["file"])
    }

    @Test func onlyARegularFileIsReplaced() async throws {
        let (folder, server) = (try TemporaryFolder(), try server([], "content"))
        let (client, pipe) = (try HTTPFormClient.make(), folder.path("pipe"))
        #expect(mkfifo(pipe, 0o600) == 0)
        let error = try await failure { () async throws(FormClientError) in
            try await client.download(server.url(), to: pipe)
        }
        #expect(error.code == .unwritableFile)
        #expect("\(error)" == "'\(pipe)' is not a regular file; name one, or a new one")
        let saving = try await failure { () async throws(FormClientError) in
            try await client.get(server.url()).save(to: folder.url.path)
            return try await client.get(server.url())
        }
        #expect(saving.code == .unwritableFile)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["pipe"])
    }

    @Test func impossibleLengthIsAnError() async throws {
        let folder = try TemporaryFolder(["file.part": "old", "file.etag": "\"v1\""])
        let server = try ScriptedServer { connection, _ in
            _ = connection.readRequest()
            connection.write(
                "HTTP/1.1 206 Partial\r\nContent-Range: bytes 3-9/10\r\nContent-Length: 9223372036854775807\r\n\r\nx")
        }
        let client = try HTTPFormClient.make()
        let error = try await failure { () async throws(FormClientError) in
            try await client.download(server.url(), to: folder.path("file"))
        }
        #expect(error.code == .connectionLost)
    }

    @Test func partThatWasDecompressedIsNotContinued() async throws {
        let folder = try TemporaryFolder()
        let server = try ScriptedServer { connection, _ in
            _ = connection.readRequest()
            // The start of "words" in gzip.
            let start: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0x2B, 0xCF]
            connection.write(
                Array("HTTP/1.1 200 OK\r\nETag: \"v1\"\r\nContent-Encoding: gzip\r\nContent-Length: 99\r\n\r\n".utf8)
                    + start)
        }
        let client = try HTTPFormClient.make()
        let error = try await failure { () async throws(FormClientError) in
            try await client.download(server.url(), to: folder.path("file"))
        }
        #expect(error.code == .connectionLost)
        #expect(!FileManager.default.fileExists(atPath: folder.path("file.etag")))
    }

    @Test func bodyIsSaved() async throws {
        let (folder, server) = (try TemporaryFolder(), try server([], "content"))
        let client = try HTTPFormClient.make()
        try await client.get(server.url()).save(to: folder.path("file"))
        #expect(try String(contentsOfFile: folder.path("file"), encoding: .utf8) == "content")
        let error = try await failure { () async throws(FormClientError) in
            try await client.get(server.url()).save(to: folder.path("absent/file"))
        }
        #expect(error.code == .unwritableFile)
    }

    @Test func responseThatIsCutShortIsALostConnection() async throws {
        for answer in [
            "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
        ] {
            let server = try ScriptedServer { connection, _ in
                _ = connection.readRequest()
                connection.write(answer)
            }
            let client = try HTTPFormClient.make()
            let error = try await failure { () async throws(FormClientError) in
                try await client.get(server.url()).bytes()
            }
            #expect(error.code == .connectionLost)
        }
    }
}
#endif
