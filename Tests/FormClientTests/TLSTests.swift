#if Upload
import FileTesting
import FormClient
import Foundation
import ScriptedServer
import Testing

/// Encrypted connections to the server of `openssl`.
struct TLSTests {
    private static let openssl = ["/usr/bin/openssl", "/opt/homebrew/bin/openssl", "/usr/local/bin/openssl"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }
    private static let hasOpenSSL: Comment = "openssl is not installed"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(_ arguments: [String]) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Self.openssl))
        process.arguments = arguments
        process.standardInput = Pipe()
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        return process
    }

    /// Makes a certificate for a host, or an address, signed by itself.
    private func makeCertificate(_ name: String) throws {
        try run([
            "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=test", "-addext",
            "subjectAltName=\(name)", "-keyout", folder.path("key.pem"), "-out", folder.path("cert.pem"),
        ]).waitUntilExit()
    }

    /// Asks a server with that certificate.
    private func ask(
        _ arguments: [String] = [], _ change: (inout FormClientConfiguration) -> Void
    ) async throws -> Result<Int, FormClientError> {
        let port = try ScriptedServer.unusedPort()
        let server = try run(
            [
                "s_server", "-accept", "\(port)", "-cert", folder.path("cert.pem"), "-key", folder.path("key.pem"),
                "-www",
            ]
                + arguments)
        defer { server.terminate() }
        let client = try HTTPFormClient.make(change)
        for _ in 0..<100 {
            do throws(FormClientError) {
                let response = try await client.get("https://127.0.0.1:\(port)/")
                return .success(response.status)
            } catch {
                // It takes a moment to listen.
                guard error.code == .connectionFailed, "\(error)".contains("connection refused") else {
                    return .failure(error)
                }
            }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw CancellationError()
    }

    private func code(_ result: Result<Int, FormClientError>) -> FormClientError.Code? {
        if case .failure(let error) = result { error.code } else { nil }
    }

    @Test(.enabled(if: openssl != nil, hasOpenSSL)) func certificateIsChecked() async throws {
        try makeCertificate("IP:127.0.0.1")
        let unknown = try await ask { _ in }
        #expect(code(unknown) == .untrustedCertificate)
        #expect("\(unknown)".contains("--cacert"))
        let known = try await ask { $0.tls.trustRoots = folder.path("cert.pem") }
        #expect(try known.get() == 200)
        let unchecked = try await ask { $0.tls.verification = .none }
        #expect(try unchecked.get() == 200)
    }

    @Test(.enabled(if: openssl != nil, hasOpenSSL)) func certificateOfAnotherHostIsNotTrusted() async throws {
        try makeCertificate("DNS:other.example")
        let result = try await ask { $0.tls.trustRoots = folder.path("cert.pem") }
        #expect(code(result) == .untrustedCertificate)
        #expect("\(result)".contains("its certificate is for another host"))
    }

    @Test(.enabled(if: openssl != nil, hasOpenSSL)) func oldVersionsAreRefusedUnlessAllowed() async throws {
        try makeCertificate("IP:127.0.0.1")
        let old = ["-tls1_1", "-cipher", "ALL:@SECLEVEL=0"]
        let refused = try await ask(old) { $0.tls.trustRoots = folder.path("cert.pem") }
        #expect(code(refused) == .oldTLS)
        let allowed = try await ask(old) {
            $0.tls.trustRoots = folder.path("cert.pem")
            $0.tls.minimumVersion = .tls10
        }
        #expect(try allowed.get() == 200)
    }

    @Test func serverWithoutEncryptionIsSaidSo() async throws {
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
