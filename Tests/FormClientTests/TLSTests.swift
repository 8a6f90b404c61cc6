#if Upload
import FormClient
import Foundation
import ScriptedServer
import Testing

/// Encrypted connections to the server of `openssl`.
@Suite(TestAuthority.needsOpenSSL) struct TLSTests {
    /// Asks a server with a certificate, through a proxy if there is one.
    private func ask(
        _ authority: TestAuthority, _ name: String = "server", _ arguments: [String] = [],
        _ change: (inout FormClientConfiguration, Int) throws -> Void
    ) async throws -> Result<Int, FormClientError> {
        let port = try ScriptedServer.unusedPort()
        let server = try authority.startServer(name, port: port, arguments)
        defer { server.terminate() }
        var configuration = FormClientConfiguration()
        configuration.tls.trustRoots = authority.certificate
        try change(&configuration, port)
        let client = try HTTPFormClient(configuration: configuration)
        // It takes a moment to listen.
        for _ in 0..<100 where !ScriptedServer.isListening(port) { try await Task.sleep(for: .milliseconds(50)) }
        do throws(FormClientError) {
            let response = try await client.get("https://127.0.0.1:\(port)/")
            _ = try await response.bytes()
            return .success(response.status)
        } catch {
            return .failure(error)
        }
    }

    private func error(_ result: Result<Int, FormClientError>) throws -> FormClientError {
        guard case .failure(let error) = result else { throw CancellationError() }
        return error
    }

    @Test func unknownIssuerIsNotTrusted() async throws {
        let authority = try TestAuthority()
        try authority.sign("server")
        #expect(try await ask(authority) { _, _ in }.get() == 200)
        let error = try error(await ask(authority) { configuration, _ in configuration.tls.trustRoots = nil })
        #expect(error.code == .untrustedCertificate)
        #expect("\(error)".contains(": no trusted authority has signed its certificate;"))
        #expect("\(error)".contains("--cacert"))
        let unchecked = try await ask(authority) { configuration, _ in
            configuration.tls.trustRoots = nil
            configuration.tls.verification = .none
        }
        #expect(try unchecked.get() == 200)
    }

    @Test(arguments: [
        ("200101000000Z", "200201120000Z", "expired on 2020-02-01"),
        ("480301000000Z", "490101000000Z", "is not valid before 2048-03-01"),
    ])
    func certificateMustBeValidNow(_ start: String, _ end: String, _ words: String) async throws {
        let authority = try TestAuthority()
        try authority.sign("server", dates: (start, end))
        let error = try error(await ask(authority) { _, _ in })
        #expect(error.code == .invalidCertificate)
        #expect("\(error)".hasSuffix(": its certificate \(words); check the clock, or have its operator renew it"))
    }

    @Test func certificateBetweenServerAndRootMustBeValidNow() async throws {
        let authority = try TestAuthority()
        let chain = ["-cert_chain", "between.pem"]
        try authority.sign("between", signsOthers: true)
        try authority.sign("server", by: "between")
        #expect(try await ask(authority, "server", chain) { _, _ in }.get() == 200)
        try authority.sign("between", dates: ("200101000000Z", "200201120000Z"), signsOthers: true)
        try authority.sign("server", by: "between")
        let error = try error(await ask(authority, "server", chain) { _, _ in })
        #expect(error.code == .untrustedCertificate)
        #expect("\(error)".contains(": no trusted authority has signed its certificate;"))
    }

    @Test func certificateOfAnotherHostIsNotTrusted() async throws {
        let authority = try TestAuthority()
        try authority.sign("server", host: "DNS:other.example")
        let error = try error(await ask(authority) { _, _ in })
        #expect(error.code == .invalidCertificate)
        #expect("\(error)".hasSuffix(": its certificate is for another host; check the address"))
        let anyHost = try await ask(authority) { configuration, _ in configuration.tls.verification = .anyHost }
        #expect(try anyHost.get() == 200)
    }

    @Test(arguments: ["-tls1_2", "-tls1_3"]) func serverMayWantACertificate(_ version: String) async throws {
        let authority = try TestAuthority()
        try authority.sign("server")
        try authority.sign("client", host: "DNS:client")
        let wants = [version, "-Verify", "1", "-CAfile", "authority.pem", "-verify_return_error"]
        let missing = try error(await ask(authority, "server", wants) { _, _ in })
        #expect(missing.code == .connectionFailed)
        #expect("\(missing)".hasSuffix("set one that it trusts (certificateChain, --cert)"))
        let shown = try await ask(authority, "server", wants) { configuration, _ in
            configuration.tls.certificateChain = authority.path("client.pem")
            configuration.tls.privateKey = authority.path("client.key")
        }
        #expect(try shown.get() == 200)
    }

    @Test func certificateAndKeyBelongTogether() throws {
        let authority = try TestAuthority()
        try authority.sign("client", host: "DNS:client")
        try authority.sign("other", host: "DNS:other")
        let (pem, key, other) = (
            authority.path("client.pem"), authority.path("client.key"), authority.path("other.key")
        )
        let cases: [(String?, String?, String)] = [
            (pem, nil, "'\(pem)' is a certificate without its key; give both"),
            (nil, key, "'\(key)' is a key without its certificate; give both"),
            (
                pem, pem,
                "'\(pem)' has no private key in PEM that can be read; name a PEM file with a private key that has no password"
            ),
            (key, key, "'\(key)' has no certificate in PEM that can be read; name a PEM file with a certificate"),
            (pem, other, "'\(other)' has not the key of the certificate in '\(pem)'; give that"),
            (pem, "/no", "'/no' cannot be read: no such file or directory; name a PEM file with a private key"),
        ]
        for (chain, key, message) in cases {
            var configuration = FormClientConfiguration()
            (configuration.tls.certificateChain, configuration.tls.privateKey) = (chain, key)
            let error = #expect(throws: FormClientError.self) { try HTTPFormClient(configuration: configuration) }
            #expect(error.map { "\($0)" } == message)
        }
    }

    @Test func oldVersionsAreRefusedUnlessAllowed() async throws {
        let authority = try TestAuthority()
        try authority.sign("server")
        let old = ["-tls1_1", "-cipher", "ALL:@SECLEVEL=0"]
        #expect(try error(await ask(authority, "server", old) { _, _ in }).code == .oldTLS)
        let allowed = try await ask(authority, "server", old) { configuration, _ in
            configuration.tls.minimumVersion = .tls10
        }
        #expect(try allowed.get() == 200)
    }

    @Test func proxyPassesEncryptionThrough() async throws {
        let authority = try TestAuthority()
        try authority.sign("server")
        let asked = Box<String>()
        let target = Box<Int>()
        let proxy = try ScriptedServer { connection, _ in
            guard let request = connection.readHead(), let port = target.wait().first else { return }
            asked.put("\(request.requestLine) \(request.header("Proxy-Authorization") ?? "")")
            connection.write("HTTP/1.1 200 Connected\r\n\r\n")
            connection.tunnel(toPort: port)
        }
        let result = try await ask(authority) { configuration, port in
            target.put(port)
            configuration.proxy = .http(host: "127.0.0.1", port: proxy.port, credentials: "me:secret")
        }
        #expect(try result.get() == 200)
        let port = try #require(target.all.first)
        #expect(asked.all == ["CONNECT 127.0.0.1:\(port) HTTP/1.1 Basic bWU6c2VjcmV0"])
    }

    @Test func socksProxyPassesEncryptionThrough() async throws {
        let authority = try TestAuthority()
        try authority.sign("server")
        let target = Box<Int>()
        let proxy = try ScriptedServer { connection, _ in
            guard connection.readSOCKSRequest(password: "secret") != nil, let port = target.wait().first else { return }
            connection.tunnel(toPort: port)
        }
        let result = try await ask(authority) { configuration, port in
            target.put(port)
            configuration.proxy = .socks(host: "127.0.0.1", port: proxy.port, credentials: "me:secret")
        }
        #expect(try result.get() == 200)
    }
}

struct PlainServerTests {
    @Test func errorSaysThatTheServerDoesNotEncrypt() async throws {
        let server = try ScriptedServer { connection, _ in
            _ = connection.read(5)
            connection.write("HTTP/1.1 400 Bad Request\r\n\r\n")
        }
        let client = try HTTPFormClient.make()
        let error = try await failure { () async throws(FormClientError) in
            try await client.get("https://127.0.0.1:\(server.port)/")
        }
        #expect(error.code == .connectionFailed)
        #expect("\(error)".contains("does not speak TLS at this port"))
    }
}
#endif
