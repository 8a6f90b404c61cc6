#if Server
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import MIMEService

/// Requests that are read as a whole, and the ones that are not.
struct WholeRequestTests {
    private func makeChannel(isTraced: Bool = false) throws -> EmbeddedChannel {
        let parts = makeParts()
        let responder = ConnectionResponder(
            responder: parts.responder(RouteTable(parts)), budget: parts.budget, dates: DateCache(),
            isTraced: { isTraced })
        let channel = EmbeddedChannel(handler: WholeRequestHandler(responder: responder))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        return channel
    }

    private func send(
        _ method: HTTPMethod, _ path: String, _ headers: HTTPHeaders = [:], _ body: String = "",
        to channel: EmbeddedChannel
    ) throws {
        let head = HTTPRequestHead(version: .http1_1, method: method, uri: path, headers: headers)
        try channel.writeInbound(HTTPServerRequestPart.head(head))
        if !body.isEmpty { try channel.writeInbound(HTTPServerRequestPart.body(ByteBuffer(string: body))) }
        try channel.writeInbound(HTTPServerRequestPart.end(nil))
    }

    /// The status of the response; nil if the request was passed on.
    private func status(_ channel: EmbeddedChannel) throws -> UInt? {
        guard case .head(let head) = try channel.readOutbound(as: HTTPServerResponsePart.self) else { return nil }
        return head.status.code
    }

    @Test(arguments: [(HTTPMethod.GET, "/v1/lookup?name=a.jpg", 200 as UInt), (.HEAD, "/", 200), (.GET, "/none", 404)])
    func requestWithoutABodyHasItsResponseAtOnce(_ method: HTTPMethod, _ path: String, _ code: UInt) throws {
        let channel = try makeChannel()
        try send(method, path, to: channel)
        #expect(try status(channel) == code)
        #expect(try channel.readInbound(as: HTTPServerRequestPart.self) == nil)
    }

    @Test func shortFileHasItsResponseAtOnce() throws {
        let channel = try makeChannel()
        let headers: HTTPHeaders = ["Content-Length": "18", "Accept": "text/plain"]
        try send(.PUT, "/v1/detect", headers, "%PDF-1.7\n1 0 obj\n\n", to: channel)
        #expect(try status(channel) == 200)
        guard case .body(.byteBuffer(let body)) = try channel.readOutbound(as: HTTPServerResponsePart.self) else {
            Issue.record("no body")
            return
        }
        #expect(String(buffer: body) == "application/pdf\n")
    }

    @Test(
        arguments: [
            (HTTPMethod.POST, "/v1/detect", ["Content-Length": "3"]), (.PUT, "/detect", ["Content-Length": "3"]),
            (.PUT, "/v1/detect", ["Content-Length": "70000"]), (.PUT, "/v1/detect", ["Transfer-Encoding": "chunked"]),
            (.PUT, "/v1/detect", ["Content-Length": "3", "Expect": "100-continue"]),
            (.PUT, "/v1/detect", ["Content-Length": "3", "Content-Encoding": "gzip"]),
            (.GET, "/v1/lookup?name=a", ["Content-Length": "3"]), (.OPTIONS, "/v1/lookup", [:]),
        ] as [(HTTPMethod, String, HTTPHeaders)])
    func otherRequestsArePassedOn(_ method: HTTPMethod, _ path: String, _ headers: HTTPHeaders) throws {
        let channel = try makeChannel()
        try send(method, path, headers, "abc", to: channel)
        #expect(try status(channel) == nil)
        for _ in 0..<3 { #expect(try channel.readInbound(as: HTTPServerRequestPart.self) != nil) }
    }

    @Test func tracedRequestsArePassedOn() throws {
        let channel = try makeChannel(isTraced: true)
        try send(.GET, "/healthz", to: channel)
        #expect(try status(channel) == nil)
        #expect(try channel.readInbound(as: HTTPServerRequestPart.self) != nil)
    }

    @Test func brokenBodyHasAResponseAndItsRestIsIgnored() throws {
        let channel = try makeChannel()
        let headers: HTTPHeaders = ["Content-Length": "18"]
        let head = HTTPRequestHead(version: .http1_1, method: .PUT, uri: "/v1/detect", headers: headers)
        try channel.writeInbound(HTTPServerRequestPart.head(head))
        channel.pipeline.fireErrorCaught(SlowBody())
        #expect(try status(channel) == 408)
        try channel.writeInbound(HTTPServerRequestPart.end(nil))
        #expect(try channel.readInbound(as: HTTPServerRequestPart.self) == nil)
    }

    /// The line of `/metrics` that states how many requests are open.
    private static func inFlight(_ port: Int) async throws -> String {
        let client = try await RawClient(port: port)
        try await client.send("GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        let text = await client.readToEnd().text
        return text.split(separator: "\r\n").flatMap { $0.split(separator: "\n") }
            .first { $0.hasPrefix("mimetype_requests_in_flight ") }.map(String.init) ?? ""
    }

    @Test func unfinishedRequestIsInFlightUntilItsConnectionEnds() async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            try await client.send("PUT /v1/detect HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc")
            try await Task.sleep(for: .milliseconds(300))
            #expect(try await Self.inFlight(port) == "mimetype_requests_in_flight 2")
            await client.close()
            try await Task.sleep(for: .milliseconds(300))
            #expect(try await Self.inFlight(port) == "mimetype_requests_in_flight 1")
        }
    }

    /// libmagic examines such bytes on another thread, and the end of the client's input arrives before its result.
    @Test func clientThatEndsItsInputGetsAResponseThatHasToWait() async throws {
        let bytes = [0x9D, 0x01] + (0..<4094).map { UInt8(truncatingIfNeeded: $0 &* 73 ^ ($0 >> 3)) }
        try await withServer { port in
            let client = try await RawClient(port: port)
            try await client.send("PUT /v1/detect HTTP/1.1\r\nHost: x\r\nContent-Length: 4096\r\n\r\n")
            client.sendWithoutWaiting(bytes)
            try await client.closeOutput()
            let text = await client.readToEnd().text
            #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(text.contains("\"undetermined\":false"))
        }
    }
}
#endif
