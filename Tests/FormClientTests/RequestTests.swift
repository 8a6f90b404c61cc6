#if Upload
import FileTesting
import FormClient
import Foundation
import HTTPTypes
import MIMETypes
import MultipartFormData
import ScriptedServer
import Testing

struct RequestTests {
    /// Answers everything, and keeps what was asked.
    private static func echo(_ received: Box<ReceivedRequest>) throws -> ScriptedServer {
        try ScriptedServer { connection, _ in
            while let request = connection.readRequest() {
                received.put(request)
                connection.respond(body: "answer")
            }
        }
    }

    @Test func parametersGoIntoTheQuery() async throws {
        let received = Box<ReceivedRequest>()
        let server = try Self.echo(received)
        let client = try HTTPFormClient.make { $0.headers = [.userAgent: "test"] }
        var parameters = URLEncodedForm()
        parameters.append("q", value: "café & co")
        let url = server.url("/search?page=2#there")
        let response = try await client.get(url, parameters: parameters, headers: [HTTPField.Name("X-One")!: "1"])
        #expect(response.status == 200)
        #expect(response.contentLength == 6)
        #expect(try await response.text() == "answer")
        let request = try #require(received.all.first)
        #expect(request.requestLine == "GET /search?page=2&q=caf%C3%A9+%26+co HTTP/1.1")
        #expect(request.header("Host") == "127.0.0.1:\(server.port)")
        #expect(request.header("User-Agent") == "test")
        #expect(request.header("X-One") == "1")
        #expect(request.header("Content-Length") == nil)
    }

    @Test func bodiesCarryTheirTypeAndLength() async throws {
        struct Point: Encodable {
            let y: Int
            let path: String
        }
        let received = Box<ReceivedRequest>()
        let server = try Self.echo(received)
        let client = try HTTPFormClient.make()
        var form = URLEncodedForm()
        form.append("a b", value: "1+1")
        _ = try await client.post(form, to: server.url()).bytes()
        _ = try await client.post(json: Point(y: 1, path: "a/b"), to: server.url()).bytes()
        _ = try await client.send(.post, server.url(), body: .json(bytes: Array("[]".utf8))).bytes()
        _ = try await client.post(bytes: Array("x".utf8), type: .plainText, to: server.url()).bytes()
        _ = try await client.post(bytes: [], to: server.url()).bytes()
        #expect(
            received.all.map { $0.header("Content-Type") } == [
                "application/x-www-form-urlencoded", "application/json", "application/json", "text/plain",
                "application/octet-stream",
            ])
        #expect(received.all.map(\.text) == ["a+b=1%2B1", #"{"path":"a/b","y":1}"#, "[]", "x", ""])
        #expect(received.all.map { $0.header("Content-Length") } == ["9", "20", "2", "1", "0"])
    }

    @Test func formArrivesByteForByteWithItsLength() async throws {
        let received = Box<ReceivedRequest>()
        let server = try Self.echo(received)
        let folder = try TemporaryFolder()
        let form = try FormData.make(path: folder.sparseFile("zeros.bin", length: 1_000_003))
        let response = try await HTTPFormClient.make().upload(form, to: server.url("/upload"), method: .put)
        #expect(try await response.text() == "answer")
        let request = try #require(received.all.first)
        #expect(request.requestLine == "PUT /upload HTTP/1.1")
        #expect(request.header("Content-Type") == "\(form.contentType)")
        #expect(request.header("Content-Length") == "\(form.contentLength ?? 0)")
        #expect(request.header("Transfer-Encoding") == nil)
        #expect(try request.body == form.bytes())
    }

    @Test func streamWithoutALengthIsSentInChunks() async throws {
        let received = Box<ReceivedRequest>()
        let server = try Self.echo(received)
        var form = FormData()
        let stream = AsyncStream<[UInt8]> { continuation in
            for letter in "abc".utf8 { continuation.yield([letter]) }
            continuation.finish()
        }
        try await form.append("file", stream: stream, fileName: "abc.txt")
        _ = try await HTTPFormClient.make().upload(form, to: server.url()).bytes()
        let request = try #require(received.all.first)
        #expect(request.header("Transfer-Encoding") == "chunked")
        #expect(request.header("Content-Length") == nil)
        #expect(request.text.contains("\r\n\r\nabc\r\n--\(form.boundary)--\r\n"))
    }

    @Test func progressAddsUpToTheWhole() async throws {
        let server = try Self.echo(Box())
        let folder = try TemporaryFolder()
        let form = try FormData.make(path: folder.sparseFile("zeros.bin", length: 1_000_003))
        let seen = Box<UploadProgress>()
        _ = try await HTTPFormClient.make().upload(form, to: server.url()) { seen.put($0) }.bytes()
        let length = try #require(form.contentLength)
        #expect(seen.all.count > 7)
        #expect(seen.all.map(\.bytesSent).reduce(0, +) == length)
        #expect(seen.all.map(\.totalBytesSent) == seen.all.map(\.totalBytesSent).sorted())
        #expect(seen.all.last?.fraction == 1)
        #expect(seen.all.allSatisfy { $0.totalBytesExpected == length && $0.bytesSent > 0 })
    }

    @Test func connectionIsUsedAgain() async throws {
        let connections = Box<Int>()
        let server = try ScriptedServer { connection, number in
            connections.put(number)
            while connection.readRequest() != nil { connection.respond(body: "answer") }
        }
        let client = try HTTPFormClient.make()
        for _ in 0..<3 { _ = try await client.post(bytes: [], to: server.url()).bytes() }
        #expect(connections.all == [0])
        await client.shutdown()
        let error = try await failure { () async throws(FormClientError) in try await client.get(server.url()) }
        #expect(error.code == .connectionFailed)
    }

    @Test func credentialsOfTheURLAreSentAndNotShown() async throws {
        let received = Box<ReceivedRequest>()
        let server = try ScriptedServer { connection, _ in
            connection.readRequest().map(received.put)
            connection.respond(401)
        }
        let url = "http://me:secret@127.0.0.1:\(server.port)/"
        let client = try HTTPFormClient.make()
        let error = try await failure { () async throws(FormClientError) in try await client.get(url) }
        #expect(received.all.first?.header("Authorization") == "Basic bWU6c2VjcmV0")
        #expect(error.status == 401)
        #expect(!"\(error)".contains("secret"))
    }

    @Test(arguments: [
        "", "example.org", "ftp://example.org/", "http://", "http:///path", "file:///etc/passwd",
        "http://me:secret@:x/",
    ])
    func textThatIsNotAURLIsRefused(_ url: String) async throws {
        let client = try HTTPFormClient.make()
        let error = try await failure { () async throws(FormClientError) in try await client.get(url) }
        #expect(error.code == .invalidParameter)
        #expect("\(error)".hasSuffix("is not a URL of a server; use one such as https://example.org/upload"))
        #expect(!"\(error)".contains("secret"))
    }

    @Test(arguments: [HTTPField.Name.contentLength, .contentType, .transferEncoding])
    func headerOfTheBodyIsNotSent(_ name: HTTPField.Name) async throws {
        let client = try HTTPFormClient.make()
        let error = try await failure { () async throws(FormClientError) in
            try await client.get("http://127.0.0.1:1/", headers: [name: "1"])
        }
        #expect(error.code == .invalidParameter)
        #expect(error.subject == "\(name)")
    }

    @Test func everyBodyGoesThroughOneMethod() async throws {
        let received = Box<ReceivedRequest>()
        let server = try Self.echo(received)
        let folder = try TemporaryFolder(["a.json": "{}"])
        let client = try HTTPFormClient.make()
        let stream = AsyncStream<[UInt8]> {
            $0.yield(Array("stream".utf8))
            $0.finish()
        }
        _ = try await client.send(.put, server.url(), body: .file(folder.path("a.json"), type: .json)).bytes()
        _ = try await client.send(.init("patch")!, server.url(), body: .stream(stream)).bytes()
        _ = try await client.send(.init("post")!, server.url(), body: .json([1, 2])).bytes()
        _ = try await client.send(.delete, server.url(), parameters: ["a": "1", "b": "2"]).bytes()
        _ = try await client.send(.post, server.url()).bytes()
        #expect(
            received.all.map(\.requestLine) == [
                "PUT / HTTP/1.1", "patch / HTTP/1.1", "POST / HTTP/1.1", "DELETE /?a=1&b=2 HTTP/1.1", "POST / HTTP/1.1",
            ])
        #expect(received.all.map(\.text) == ["{}", "stream", "[1,2]", "", ""])
        #expect(received.all.map { $0.header("Content-Length") } == ["2", nil, "5", nil, "0"])
    }

    @Test func bodyThatCannotBeMadeIsAnError() async throws {
        struct Broken: Encodable {
            func encode(to encoder: any Encoder) throws { throw CancellationError() }
        }
        let client = try HTTPFormClient.make()
        for (body, code) in [
            (RequestBody.file("/nonexistent"), FormClientError.Code.unreadableBody),
            (.json(Broken()), .invalidParameter),
        ] {
            let error = try await failure { () async throws(FormClientError) in
                try await client.send(.post, "http://127.0.0.1:1/", body: body)
            }
            #expect(error.code == code)
        }
        for method in ["CONNECT", "trace"] {
            let error = try await failure { () async throws(FormClientError) in
                try await client.send(.init(method)!, "http://127.0.0.1:1/")
            }
            #expect(error.code == .invalidParameter)
        }
    }

    @Test func limitsOfOneRequestCount() async throws {
        let server = try ScriptedServer { connection, _ in connection.drain() }
        let client = try HTTPFormClient.make()
        var timeouts = FormClientConfiguration.Timeouts()
        timeouts.progress = .milliseconds(200)
        let limits = timeouts
        let error = try await failure { () async throws(FormClientError) in
            try await client.send(.get, server.url(), timeouts: limits)
        }
        #expect(error.code == .timedOut)
        #expect((error as any Error).localizedDescription == "\(error)")
    }

    @Test func missingCertificatesAreNamed() throws {
        var configuration = FormClientConfiguration()
        configuration.tls.trustRoots = "/nonexistent.pem"
        let error = #expect(throws: FormClientError.self) { _ = try HTTPFormClient(configuration: configuration) }
        #expect(error?.code == .invalidParameter)
        #expect(error?.subject == "/nonexistent.pem")
    }
}
#endif
