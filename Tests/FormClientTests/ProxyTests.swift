#if Upload
import FormClient
import HTTPTypes
import ScriptedServer
import Testing

@testable import struct FormClient.ProxyChoice
@testable import struct FormClient.ProxyTarget
@testable import struct FormClient.RequestTarget

struct ProxyTests {
    @Test func proxyIsAskedForThePlainURL() async throws {
        let received = Box<ReceivedRequest>()
        let proxy = try ScriptedServer { connection, _ in
            while let request = connection.readRequest() {
                received.put(request)
                connection.respond(body: "through")
            }
        }
        let client = try HTTPFormClient.make {
            $0.proxy = .http(host: "127.0.0.1", port: proxy.port, credentials: "me:secret")
        }
        #expect(try await client.get("http://upload.example:81/path?a=b").text() == "through")
        #expect(try await client.get("http://other.example/").text() == "through")
        #expect(
            received.all.map(\.requestLine) == [
                "GET http://upload.example:81/path?a=b HTTP/1.1", "GET http://other.example/ HTTP/1.1",
            ])
        #expect(received.all.map { $0.header("Host") } == ["upload.example:81", "other.example"])
        #expect(received.all.first?.header("Proxy-Authorization") == "Basic bWU6c2VjcmV0")
    }

    @Test func proxyIsAskedToConnectForEncryption() async throws {
        let received = Box<ReceivedRequest>()
        let proxy = try ScriptedServer { connection, _ in
            connection.readHead().map(received.put)
            connection.respond(407)
        }
        let client = try HTTPFormClient.make {
            $0.proxy = .http(host: "127.0.0.1", port: proxy.port, credentials: "me:secret")
        }
        let error = try await failure { () async throws(FormClientError) in
            try await client.get("https://upload.example/")
        }
        #expect(error.code == .connectionFailed)
        #expect("\(error)".contains("through the proxy"))
        #expect(received.all.first?.requestLine == "CONNECT upload.example:443 HTTP/1.1")
        #expect(received.all.first?.header("Proxy-Authorization") == "Basic bWU6c2VjcmV0")
    }

    @Test(arguments: [nil, "secret"]) func socksProxyLooksUpTheHost(_ password: String?) async throws {
        let servers = Box<[UInt8]>()
        let proxy = try ScriptedServer { connection, _ in
            connection.readSOCKSRequest(password: password).map(servers.put)
            _ = connection.readRequest()
            connection.respond(body: "through")
        }
        let client = try HTTPFormClient.make {
            $0.proxy = .socks(host: "127.0.0.1", port: proxy.port, credentials: password.map { "me:\($0)" })
        }
        #expect(try await client.get("http://upload.example/").text() == "through")
        #expect(servers.all.last == [3, 14] + Array("upload.example".utf8) + [0, 80])
    }

    @Test(arguments: [nil, "me", "me:wrong"]) func socksProxyWantsItsPassword(_ credentials: String?) async throws {
        let proxy = try ScriptedServer { connection, _ in
            _ = connection.readSOCKSRequest(password: "secret")
        }
        let client = try HTTPFormClient.make {
            $0.proxy = .socks(host: "127.0.0.1", port: proxy.port, credentials: credentials)
        }
        let error = try await failure { () async throws(FormClientError) in
            try await client.get("http://upload.example/")
        }
        #expect(error.code == .connectionFailed)
        #expect("\(error)".hasSuffix("; check the proxy and its credentials"))
    }

    @Test(arguments: [":password", String(repeating: "x", count: 256), "me:" + String(repeating: "x", count: 256)])
    func namesTooLongForSOCKSAreRefused(_ credentials: String) async throws {
        #expect(throws: FormClientError.self) {
            try HTTPFormClient.make { $0.proxy = .socks(host: "127.0.0.1", credentials: credentials) }
        }
    }

    /// What the environment says, and which proxy is to be used.
    struct Choice: Sendable {
        let url: String
        let environment: [String: String]
        let proxy: String?
    }

    private static let choices = [
        Choice(url: "http://example.org/", environment: ["http_proxy": "p.example:8080"], proxy: "p.example:8080"),
        Choice(url: "http://example.org/", environment: ["HTTP_PROXY": "p.example:8080"], proxy: nil),
        Choice(
            url: "https://example.org/", environment: ["HTTPS_PROXY": "http://me:pw@p.example:80/"],
            proxy: "p.example:80"),
        Choice(url: "https://example.org/", environment: ["all_proxy": "socks5://p.example"], proxy: "p.example:1080"),
        Choice(url: "http://example.org/", environment: ["http_proxy": "p:1", "no_proxy": "example.org"], proxy: nil),
        Choice(url: "http://www.b.org/", environment: ["http_proxy": "p:1", "no_proxy": "a.b, .b.org"], proxy: nil),
        Choice(url: "http://notb.org/", environment: ["http_proxy": "p:1", "no_proxy": "b.org"], proxy: "p:1"),
        Choice(url: "http://example.org/", environment: ["http_proxy": "p:1", "no_proxy": "*"], proxy: nil),
        Choice(url: "http://a/", environment: ["http_proxy": ""], proxy: nil),
    ]

    @Test(arguments: choices) func environmentNamesTheProxy(_ choice: Choice) throws {
        let proxies = try ProxyChoice(.environment, environment: choice.environment)
        let target = try proxies.proxy(for: RequestTarget(choice.url))
        #expect(target.map { "\($0.address):\($0.port)" } == choice.proxy)
    }

    @Test(arguments: ["ftp://a:1", "http://a:1/path", "a:99999", "a b:1", "socks4://a:1", "://"])
    func malformedProxyIsRefused(_ text: String) {
        #expect(throws: FormClientError.self) {
            let choice = try ProxyChoice(.environment, environment: ["http_proxy": text])
            _ = try choice.proxy(for: RequestTarget("http://example.org/"))
        }
    }
}
#endif
