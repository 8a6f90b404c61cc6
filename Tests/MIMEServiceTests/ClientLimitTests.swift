#if Server
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOEmbedded
import Testing

@testable import MIMEService

struct ClientLimitTests {
    private func client(_ text: String) throws -> Client {
        Client(ClientAddress(text))
    }

    @Test func burstIsLetThroughAndEarnedAgain() throws {
        let limiter = RateLimiter(rate: 10, burst: 3)
        let (client, now) = (try client("192.0.2.1"), ContinuousClock.now)
        for _ in 0..<3 { #expect(limiter.wait(for: client, at: now) == nil) }
        #expect(limiter.wait(for: client, at: now) == .milliseconds(100))
        #expect(limiter.wait(for: client, at: now + .milliseconds(40)) == .milliseconds(60))
        #expect(limiter.wait(for: client, at: now + .milliseconds(100)) == nil)
        #expect(limiter.wait(for: client, at: now + .milliseconds(100)) == .milliseconds(100))
        for _ in 0..<3 { #expect(limiter.wait(for: client, at: now + .seconds(5)) == nil) }
    }

    @Test(arguments: [
        ("192.0.2.1", "192.0.2.2", false), ("192.0.2.1", "::ffff:192.0.2.1", true),
        ("2001:db8::1", "2001:db8::ffff:2", true), ("2001:db8:0:1::1", "2001:db8:0:2::1", false),
    ])
    func networkOfVersionSixIsOneClient(_ first: String, _ second: String, _ isSame: Bool) throws {
        #expect(try (client(first) == client(second)) == isSame)
    }

    @Test func clientsAreForgottenOnlyForNewerOnes() throws {
        let limiter = RateLimiter(rate: 1, burst: 1, capacity: 4)
        let (first, now) = (try client("192.0.2.1"), ContinuousClock.now)
        #expect(limiter.wait(for: first, at: now) == nil)
        for number in 2...4 { #expect(limiter.wait(for: try client("192.0.2.\(number)"), at: now) == nil) }
        #expect(limiter.wait(for: first, at: now) != nil)
        for number in 5...9 { #expect(limiter.wait(for: try client("192.0.2.\(number)"), at: now) == nil) }
        #expect(limiter.wait(for: first, at: now) == nil)
    }

    private func get(_ path: String, forwardedFor addresses: String, port: Int) async throws -> String {
        let client = try await RawClient(port: port)
        try await client.send(
            "GET \(path) HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: \(addresses)\r\nConnection: close\r\n\r\n")
        return await client.readToEnd().text
    }

    @Test func clientWithTooManyRequestsGetsRetryAfter() async throws {
        try await withServer({ ($0.limits.clientRate, $0.limits.clientBurst) = (1, 2) }) { port in
            var statuses: [Substring] = []
            for number in 0..<3 {
                // The header of somebody who is not trusted says nothing.
                let text = try await get("/v1/lookup?name=a", forwardedFor: "192.0.2.\(number)", port: port)
                statuses.append(text.dropFirst(9).prefix(3))
                if number == 2 { #expect(text.contains("Retry-After: 1\r\n")) }
            }
            #expect(statuses == ["200", "200", "429"])
            #expect(try await get("/healthz", forwardedFor: "", port: port).hasPrefix("HTTP/1.1 200 "))
        }
    }

    @Test func trustedProxyNamesTheClient() async throws {
        let trusted = ["127.0.0.1", "192.0.2.7"]
        try await withServer({
            ($0.limits.clientRate, $0.limits.clientBurst, $0.trustedProxies) = (1, 1, trusted)
        }) { port in
            let chains = [
                ("192.0.2.1", "200"), ("192.0.2.1", "429"), ("192.0.2.2", "200"), ("192.0.2.1, 192.0.2.3", "200"),
                ("192.0.2.9, 192.0.2.3", "429"), ("192.0.2.3, 192.0.2.7", "429"), ("192.0.2.4,192.0.2.7", "200"),
                ("192.0.2.5:4711", "200"), ("192.0.2.5", "429"), ("[2001:db8::5]:80", "200"), ("2001:db8::5", "429"),
                ("nonsense", "200"), ("more nonsense", "429"),
            ]
            for (addresses, status) in chains {
                let text = try await get("/v1/lookup?name=a", forwardedFor: addresses, port: port)
                #expect(text.dropFirst(9).prefix(3) == status, "\(addresses)")
            }
        }
    }

    @Test(arguments: [
        ("10.0.0.0/8", "10.255.1.2", true), ("10.0.0.0/8", "11.0.0.1", false), ("0.0.0.0/0", "192.0.2.1", true),
        ("0.0.0.0/0", "2001:db8::1", false), ("2001:db8::/32", "2001:db8:ffff::1", true), ("::/0", "2001:db9::1", true),
        ("2001:db8::/33", "2001:db8:8000::", false), ("192.0.2.1", "192.0.2.1", true), ("::1", "::1", true),
    ])
    func networkHasItsAddresses(_ network: String, _ address: String, _ isIn: Bool) throws {
        let network = try #require(AddressNetwork(network))
        #expect(try network.contains(#require(ClientAddress(address))) == isIn)
    }

    @Test(arguments: ["10.0.0.0/33", "10.0.0.0/", "::/129", "10.0.0.0/-1", "localhost", "", "/8", "1.2.3.4/8/9"])
    func otherTextIsNotANetwork(_ text: String) {
        #expect(AddressNetwork(text) == nil)
    }

    private func client(
        _ proxies: TrustedProxies, _ headers: HTTPFields, from peer: SocketAddress?, on local: SocketAddress? = nil
    ) -> ClientAddress? {
        let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/", headerFields: headers)
        let channel = EmbeddedChannel()
        (channel.remoteAddress, channel.localAddress) = (peer, local)
        return proxies.client(of: Request(head: head, body: .init(buffer: ByteBuffer())), channel)
    }

    @Test(arguments: [
        ("for=192.0.2.60;proto=http;by=203.0.113.43", "192.0.2.60"),
        ("for=192.0.2.43, For=\"[2001:db8:cafe::17]:4711\"", "2001:db8:cafe::17"), ("proto=http", "127.0.0.1"),
        ("for=unknown", "127.0.0.1"), ("for=192.0.2.9, for=192.0.2.60", "192.0.2.60"),
    ])
    func forwardedNamesTheClient(_ forwarded: String, _ expected: String) throws {
        let proxies = TrustedProxies(["127.0.0.0/8"], header: .forwarded)
        let peer = try SocketAddress(ipAddress: "127.0.0.1", port: 1)
        // The header that is not trusted comes from the client.
        let headers: HTTPFields = [.forwarded: forwarded, .forwardedFor: "192.0.2.61"]
        #expect(client(proxies, headers, from: peer)?.description == expected)
    }

    /// A proxy passes other headers on as the client sent them.
    @Test(arguments: ["for=192.0.2.9", "for=192.0.2.60", "nonsense"])
    func oneHeaderIsTrustedWhateverOthersSay(_ forwarded: String) throws {
        let headers: HTTPFields = [.forwarded: forwarded, .forwardedFor: "192.0.2.60"]
        let peer = try SocketAddress(ipAddress: "127.0.0.1", port: 1)
        #expect(client(TrustedProxies(["127.0.0.1"]), headers, from: peer)?.description == "192.0.2.60")
        let socket = try SocketAddress(unixDomainSocketPath: "/run/x")
        #expect(client(TrustedProxies(["unix"]), headers, from: nil, on: socket)?.description == "192.0.2.60")
    }

    @Test func headerWithAnAddressCanBeNamed() throws {
        let name = try #require(HTTPField.Name("X-Real-IP"))
        let peer = try SocketAddress(ipAddress: "127.0.0.1", port: 1)
        let headers: HTTPFields = [name: "192.0.2.7", .forwardedFor: "192.0.2.61"]
        #expect(client(TrustedProxies(["127.0.0.1"], header: name), headers, from: peer)?.description == "192.0.2.7")
    }

    /// A TCP connection whose peer is gone has no address either.
    @Test func onlyLocalSocketsAreTrustedAsSuch() throws {
        let headers: HTTPFields = [.forwardedFor: "192.0.2.60"]
        let local = try SocketAddress(ipAddress: "127.0.0.1", port: 80)
        #expect(client(TrustedProxies(["unix"]), headers, from: nil, on: local) == nil)
        #expect(client(TrustedProxies([]), headers, from: nil, on: try .init(unixDomainSocketPath: "/run/x")) == nil)
    }

    @Test func clientsWithoutAnAddressShareTheirRequests() async throws {
        let path = "/tmp/mimetype-\(UUID().uuidString.prefix(8)).sock"
        try await withServers({
            ($0.limits.clientRate, $0.limits.clientBurst) = (1, 2)
            ($0.listenAddresses, $0.trustedProxies) = ([.socket(path: path)], ["unix"])
        }) { _ in
            var statuses: [Substring] = []
            for number in 0..<4 {
                let client = try await RawClient(path: path)
                try await client.send(
                    "GET /v1/lookup?name=a HTTP/1.1\r\nHost: x\r\nForwarded: for=192.0.2.\(number)\r\n"
                        + "Connection: close\r\n\r\n")
                statuses.append(await client.readToEnd().text.dropFirst(9).prefix(3))
            }
            #expect(statuses == ["200", "200", "429", "429"])
        }
    }

    @Test func connectionsWithoutAnAddressAreLimitedUnlessTheyAreAProxys() {
        let counter = ConnectionCounter(limit: 2, metrics: ServiceMetrics(PrometheusMetrics()))
        #expect((0..<3).map { _ in counter.open(.unnamed) } == [true, true, false])
        #expect((0..<3).map { _ in counter.open(.proxy) } == [true, true, true])
        counter.close(.unnamed)
        #expect(counter.open(.unnamed))
    }
}
#endif
