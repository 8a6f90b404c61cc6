#if Server
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import MIMEService

struct AccessTokensTests {
    private static let (old, new) = ("0123456789abcdef", "fedcba9876543210-._~+/==")

    @Test(arguments: [
        ([], AccessTokenError.noToken), (["short"], .shortToken), ([old, new, old], .tooManyTokens),
        (["0123456789abcde "], .malformedToken), (["0123456=89abcdef"], .malformedToken),
        (["0123456789abcd\u{E9}f"], .malformedToken),
    ])
    func weakTokensAreRefused(_ tokens: [String], _ expected: AccessTokenError) {
        #expect(throws: expected) { try AccessTokens(tokens) }
    }

    @Test func fileHasATokenOnEachLine() throws {
        let tokens = try AccessTokens(lines: "\n\(Self.old) \r\n\t\(Self.new)\n\n")
        let listed = try AccessTokens([Self.old, Self.new])
        #expect(tokens == listed)
        #expect(throws: AccessTokenError.noToken) { try AccessTokens(lines: " \n") }
    }

    /// A log of the configuration must not show them.
    @Test func tokensAreNotPrinted() throws {
        var configuration = ServiceConfiguration()
        configuration.accessTokens = try AccessTokens([Self.old])
        var dumped = "\(configuration) \(String(reflecting: configuration))"
        dump(configuration, to: &dumped)
        #expect(!dumped.contains(Self.old))
        #expect(!dumped.contains("[48, 49"))
    }

    @Test(arguments: [
        ("Bearer \(old)", true), ("bearer  \(new)", true), ("Bearer \(old)x", false), ("Bearer 0123456789abcde", false),
        ("Bearer \(old)\(old)", false), ("Bearer", false), ("Bearer ", false), ("Basic \(old)", false), (old, false),
        ("Bearer \(old), Bearer \(new)", false), ("Bearer 1123456789abcdef", false), ("Bearer \(new) ", false),
    ])
    func onlyAWholeTokenIsAllowed(_ header: String, _ isAllowed: Bool) throws {
        let tokens = try AccessTokens([Self.old, Self.new])
        #expect(tokens.allow(header) == isAllowed)
    }

    @Test func everythingButPagesAndProbesNeedsAToken() async throws {
        let open = [
            "/", "/api", "/api.js", "/healthz", "/openapi.json", "/page.css", "/page.js", "/problems/{kind}", "/readyz",
        ]
        let tokens = try AccessTokens([Self.old, Self.new])
        try await withRoutes({ $0.accessTokens = tokens }) { client in
            for path in makeRoutes().paths + ["/nothing"] {
                let response = try await client.execute(uri: path, method: .get)
                #expect((response.status == .unauthorized) == !open.contains(path), "\(path)")
            }
            let refused = try await client.execute(uri: "/v1/detect", method: .put, body: ByteBuffer(bytes: Sample.png))
            #expect(refused.status == .unauthorized)
            #expect(refused.headers[.wwwAuthenticate] == "Bearer")
            let wrong = try await client.execute(
                uri: "/v1/lookup?name=a.png", method: .get, headers: [.authorization: "Bearer \(Self.old)x"])
            #expect(wrong.headers[.wwwAuthenticate] == "Bearer error=\"invalid_token\"")
            for token in [Self.old, Self.new] {
                let answer = try await client.execute(
                    uri: "/v1/lookup?name=a.png", method: .get, headers: [.authorization: "Bearer \(token)"])
                #expect(answer.status == .ok)
                // A shared cache would send it to clients without a token.
                #expect(answer.headers[.cacheControl] == "private, max-age=3600")
            }
            let preflight = try await client.execute(uri: "/v1/detect", method: .options)
            #expect(preflight.status == .noContent)
        }
    }
}
#endif
