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
        #expect(error.code == .proxyFailed)
        #expect(error.status == 407)
        #expect(
            "\(error)" == "'http://127.0.0.1:\(proxy.port)' is the proxy, which wants another name and password (407); "
                + "give it http://name:password@host:port")
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
        #expect(error.code == .proxyFailed)
        #expect("\(error)".hasPrefix("'socks5://127.0.0.1:\(proxy.port)' is the proxy, which "))
        #expect("\(error)".hasSuffix("; give it socks5://name:password@host:port"))
    }

    @Test(arguments: ["http://a.example/", "https://a.example/"], [false, true])
    func proxyThatIsDownIsBlamed(_ url: String, isSOCKS: Bool) async throws {
        let port = try ScriptedServer.unusedPort()
        let client = try HTTPFormClient.make {
            $0.proxy = isSOCKS ? .socks(host: "127.0.0.1", port: port) : .http(host: "127.0.0.1", port: port)
        }
        let error = try await failure { () async throws(FormClientError) in try await client.get(url) }
        #expect(error.code == .proxyFailed)
        let start = "'\(isSOCKS ? "socks5" : "http")://127.0.0.1:\(port)' is the proxy, which cannot be reached: "
        #expect("\(error)" == "\(start)connection refused; check its address and port")
    }

    /// What a proxy does when it is asked for a connection, and whom the error blames.
    private static let answers: [(String, FormClientError.Code, status: Int?)] = [
        ("HTTP/1.1 502 Bad\r\nContent-Length: 0\r\n\r\n", .connectionFailed, 502),
        ("HTTP/1.1 403 No\r\nContent-Length: 0\r\n\r\n", .proxyFailed, 403),
        ("SSH-2.0-OpenSSH_9.2\r\n", .proxyFailed, nil), ("", .proxyFailed, nil),
    ]

    @Test(arguments: answers)
    func refusalToConnectBlamesWhoeverFailed(_ answer: String, _ code: FormClientError.Code, _ status: Int?)
        async throws
    {
        let proxy = try ScriptedServer { connection, _ in
            _ = connection.readHead()
            connection.write(answer)
        }
        let client = try HTTPFormClient.make { $0.proxy = .http(host: "127.0.0.1", port: proxy.port) }
        let error = try await failure { () async throws(FormClientError) in
            try await client.get("https://a.example/")
        }
        #expect(error.code == code)
        #expect(error.status == status)
        #expect("\(error)".contains("http://127.0.0.1:\(proxy.port)"))
        #expect(!"\(error)".namesSwiftTypes, "\(error)")
    }

    @Test(arguments: [0...9, 255...255]) func everyReplyOfSOCKSIsExplained(_ replies: ClosedRange<UInt8>) async throws {
        for reply in replies where reply != 0 {
            let proxy = try ScriptedServer { connection, _ in
                guard let greeting = connection.read(2), connection.read(Int(greeting[1])) != nil else { return }
                connection.write([5, 0])
                _ = connection.read(4)
                connection.write([5, reply, 0, 1, 0, 0, 0, 0, 0, 0])
                connection.drain()
            }
            let client = try HTTPFormClient.make { $0.proxy = .socks(host: "127.0.0.1", port: proxy.port) }
            let error = try await failure { () async throws(FormClientError) in
                try await client.get("http://a.example/")
            }
            // The network, the host, its port, and the way to it: the proxy did what it could.
            #expect(error.code == (3...6 ~= reply ? .connectionFailed : .proxyFailed))
            #expect("\(error)".contains("socks5://127.0.0.1:\(proxy.port)"))
            #expect(!"\(error)".namesSwiftTypes, "\(error)")
        }
    }

    @Test(
        arguments: [[4, 0], [5, 0, 5, 0, 9, 1, 0, 0, 0, 0, 0, 0], [5, 0, 5, 0, 0, 7, 0, 0, 0, 0, 0, 0], []] as [[UInt8]]
    )
    func otherProtocolThanSOCKSIsNamed(_ bytes: [UInt8]) async throws {
        let proxy = try ScriptedServer { connection, _ in
            _ = connection.read(3)
            connection.write(bytes)
            connection.skip(within: 200)
        }
        let client = try HTTPFormClient.make { $0.proxy = .socks(host: "127.0.0.1", port: proxy.port) }
        let error = try await failure { () async throws(FormClientError) in try await client.get("http://a.example/") }
        #expect(error.code == .proxyFailed)
        #expect(!"\(error)".namesSwiftTypes, "\(error)")
    }

    @Test func proxyThatBreaksOffOrWantsAPasswordIsBlamed() async throws {
        let proxy = try ScriptedServer { connection, number in
            _ = connection.readRequest()
            if number == 1 { connection.respond(407) }
        }
        let client = try HTTPFormClient.make { $0.proxy = .http(host: "127.0.0.1", port: proxy.port) }
        for code in [FormClientError.Code.connectionLost, .proxyFailed] {
            let error = try await failure { () async throws(FormClientError) in
                try await client.get("http://a.example/")
            }
            #expect(error.code == code)
            #expect(error.subject == "http://127.0.0.1:\(proxy.port)")
        }
    }

    @Test func silentProxyIsBlamed() async throws {
        let proxy = try ScriptedServer { connection, _ in connection.drain() }
        let client = try HTTPFormClient.make {
            $0.proxy = .http(host: "127.0.0.1", port: proxy.port)
            $0.timeouts.connect = .milliseconds(200)
        }
        let error = try await failure { () async throws(FormClientError) in
            try await client.get("https://a.example/")
        }
        #expect(error.code == .timedOut)
        #expect(error.subject == "http://127.0.0.1:\(proxy.port)")
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

    @Test(arguments: [
        ("localhost:8080", "http://localhost:8080/", true), ("localhost:8080", "http://localhost/", false),
        ("b.org:80", "http://a.b.org/", true), ("10.0.0.0/8", "http://10.200.3.4/", true),
        ("10.0.0.0/8", "http://11.0.0.1/", false), ("172.16.0.0/12", "http://172.31.255.255:9/", true),
        ("172.16.0.0/12", "http://172.32.0.0/", false), ("127.0.0.1/32", "http://127.0.0.1/", true),
        ("0.0.0.0/0", "http://192.0.2.1/", true), ("fd00::/8", "http://[fd12::1]/", true),
        ("fd00::/8", "http://[fe80::1]/", false), ("::1", "http://[0:0::1]:9/", true),
        ("[::1]:9", "http://[::1]:9/", true), ("[::1]:9", "http://[::1]/", false), ("10.0.0.0/8", "http://a.b/", false),
        ("0.0.1", "http://127.0.0.1/", false), ("10.0.0.0/40", "http://10.0.0.1/", false),
        ("10.0.0.0/x", "http://10.0.0.1/", false), ("*:80", "http://a.b/", true), ("/", "http://a.b/", false),
        (":80", "http://a.b/", false), ("a.b.", "http://a.b/", false),
    ])
    func serversWithoutAProxyAreListed(_ list: String, _ url: String, _ isExcluded: Bool) throws {
        let proxies = try ProxyChoice(.environment, environment: ["http_proxy": "p:1", "no_proxy": "other, \(list)"])
        #expect(try proxies.proxy(for: RequestTarget(url)) == nil ? isExcluded : !isExcluded)
    }

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
