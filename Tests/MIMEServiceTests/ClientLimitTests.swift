#if Server
import Foundation
import Testing

@testable import MIMEService

struct ClientLimitTests {
    private func client(_ text: String) throws -> ClientAddress {
        try #require(ClientAddress(text)).owner
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

    @Test func clientThatAsksTooOftenIsToldWhenToComeBack() async throws {
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
                ("nonsense", "200"), ("more nonsense", "429"),
            ]
            for (addresses, status) in chains {
                let text = try await get("/v1/lookup?name=a", forwardedFor: addresses, port: port)
                #expect(text.dropFirst(9).prefix(3) == status, "\(addresses)")
            }
        }
    }
}
#endif
