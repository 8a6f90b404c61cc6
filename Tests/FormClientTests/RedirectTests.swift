#if Upload
import FileTesting
import FormClient
import HTTPTypes
import MultipartFormData
import ScriptedServer
import Testing

struct RedirectTests {
    /// Leads from `/` to `/there`, and keeps what was asked.
    private static func server(_ status: Int, _ received: Box<ReceivedRequest>) throws -> ScriptedServer {
        try ScriptedServer { connection, _ in
            while let request = connection.readRequest() {
                received.put(request)
                if request.requestLine.contains(" / ") {
                    connection.respond(status, headers: ["Location: /there"], body: "moved")
                } else {
                    connection.respond(body: "arrived")
                }
            }
        }
    }

    @Test(arguments: [307, 308])
    func formIsSentAgain(_ status: Int) async throws {
        let received = Box<ReceivedRequest>()
        let server = try Self.server(status, received)
        let folder = try TemporaryFolder()
        let form = try FormData.make(path: folder.sparseFile("zeros.bin", length: 500_000))
        let response = try await HTTPFormClient.make().upload(form, to: server.url())
        #expect(try await response.text() == "arrived")
        #expect(response.url == server.url("/there"))
        #expect(received.all.map(\.requestLine) == ["POST / HTTP/1.1", "POST /there HTTP/1.1"])
        let bytes = try form.bytes()
        #expect(received.all.allSatisfy { $0.body == bytes })
    }

    @Test(arguments: [301, 302, 303])
    func newURLIsRead(_ status: Int) async throws {
        let received = Box<ReceivedRequest>()
        let server = try Self.server(status, received)
        let client = try HTTPFormClient.make { $0.statusesThatDropBodies = [301, 302, 303] }
        let response = try await client.send(.post, server.url(), body: .json(bytes: Array("{}".utf8)))
        #expect(try await response.text() == "arrived")
        #expect(received.all.map(\.requestLine) == ["POST / HTTP/1.1", "GET /there HTTP/1.1"])
        #expect(received.all.last?.header("Content-Type") == nil)
        #expect(received.all.last?.header("Content-Length") == nil)
        #expect(received.all.last?.body == [])
    }

    @Test(arguments: [301, 302]) func bodyIsNotDroppedUnasked(_ status: Int) async throws {
        let received = Box<ReceivedRequest>()
        let server = try Self.server(status, received)
        let client = try HTTPFormClient.make()
        let error = try await failure { () async throws(FormClientError) in
            try await client.post(["a": "b"], to: server.url())
        }
        #expect(error.code == .droppedBody)
        #expect(error.status == status)
        #expect("\(error)".contains("leads to '\(server.url("/there"))' without the body"))
        #expect(received.all.map(\.requestLine) == ["POST / HTTP/1.1"])
    }

    @Test func redirectBeforeTheFormIsReadIsFollowed() async throws {
        let server = try ScriptedServer { connection, _ in
            guard let request = connection.readHead() else { return }
            if request.requestLine.contains(" / ") {
                connection.respond(307, headers: ["Location: /there", "Connection: close"])
            } else {
                connection.respond(body: "\(connection.drain(upTo: request))")
            }
        }
        let folder = try TemporaryFolder()
        let form = try FormData.make(path: folder.sparseFile("zeros.bin", length: 32 << 20))
        let response = try await HTTPFormClient.make().upload(form, to: server.url())
        #expect(try await response.text() == "\(form.contentLength ?? 0)")
    }

    @Test func redirectsEnd() async throws {
        let server = try ScriptedServer { connection, _ in
            while connection.readRequest() != nil { connection.respond(307, headers: ["Location: /"]) }
        }
        let client = try HTTPFormClient.make { $0.redirectLimit = 3 }
        let error = try await failure { () async throws(FormClientError) in try await client.get(server.url()) }
        #expect(error.code == .tooManyRedirects)
        let unled = try HTTPFormClient.make { $0.redirects = .none }
        let status = try await failure { () async throws(FormClientError) in try await unled.get(server.url()) }
        #expect(status.status == 307)
    }

    @Test func secretsStayWithTheirServer() async throws {
        let received = Box<ReceivedRequest>()
        let other = try Self.server(200, received)
        let server = try ScriptedServer { connection, _ in
            connection.readRequest().map(received.put)
            connection.respond(307, headers: ["Location: \(other.url("/there"))"])
        }
        let headers: HTTPFields = [
            .authorization: "Bearer x", .cookie: "a=b", HTTPField.Name("X-Api-Key")!: "1", .accept: "text/plain",
        ]
        _ = try await HTTPFormClient.make().get(server.url(), headers: headers).bytes()
        #expect(received.all.map { $0.header("Authorization") } == ["Bearer x", nil])
        #expect(received.all.map { $0.header("Cookie") } == ["a=b", nil])
        #expect(received.all.map { $0.header("X-Api-Key") } == ["1", nil])
        #expect(received.all.map { $0.header("Accept") } == ["text/plain", "text/plain"])
        #expect(received.all.last?.header("Host") == "127.0.0.1:\(other.port)")
    }

    @Test(arguments: [
        "file:///etc/passwd", "http://127.0.0.1:65536/", "http://[::1]:65536/", "http://]/", "http://[/x",
        "http://127.0.0.1:99999999999999999999/", "http://%00/",
    ])
    func redirectToNoServerIsRefused(_ location: String) async throws {
        let server = try ScriptedServer { connection, _ in
            _ = connection.readRequest()
            connection.respond(307, headers: ["Location: \(location)"])
        }
        let client = try HTTPFormClient.make()
        let error = try await failure { () async throws(FormClientError) in try await client.get(server.url()) }
        #expect(error.code == .refusedRedirect)
    }

    @Test func formIsSentToAnotherServerOnlyIfAllowed() async throws {
        let received = Box<ReceivedRequest>()
        let other = try Self.server(200, received)
        let server = try ScriptedServer { connection, _ in
            _ = connection.readRequest()
            connection.respond(307, headers: ["Location: \(other.url("/there"))"])
        }
        for (policy, code) in [
            (FormClientConfiguration.RedirectPolicy.readAnywhere, FormClientError.Code.otherOrigin),
            (.sameOrigin, .otherOrigin), (.none, .badStatus),
        ] {
            let client = try HTTPFormClient.make { $0.redirects = policy }
            let error = try await failure { () async throws(FormClientError) in
                try await client.post(["a": "b"], to: server.url())
            }
            #expect(error.code == code)
        }
        #expect(received.all.isEmpty)
        let client = try HTTPFormClient.make { $0.redirects = .anyOrigin }
        #expect(try await client.post(["a": "b"], to: server.url()).text() == "arrived")
        #expect(received.all.map(\.text) == ["a=b"])
    }

    @Test func streamThatCanBeReadOnceIsNotSentTwice() async throws {
        let server = try Self.server(307, Box())
        var form = FormData()
        try await form.append("file", stream: AsyncStream { $0.finish() } as AsyncStream<[UInt8]>)
        let (client, sent) = (try HTTPFormClient.make(), form)
        let error = try await failure { () async throws(FormClientError) in
            try await client.upload(sent, to: server.url())
        }
        #expect(error.code == .unreadableBody)
        #expect((error.underlyingError as? FormDataError)?.code == .streamConsumed)
    }
}

extension ServerConnection {
    /// Reads the body of a request without keeping it, and gives its length.
    fileprivate func drain(upTo request: ReceivedRequest) -> Int {
        var rest = request.header("Content-Length").flatMap { Int($0) } ?? 0
        let length = rest
        while rest > 0, let bytes = read(min(rest, 256 << 10)) { rest -= bytes.count }
        return length - rest
    }
}
#endif
