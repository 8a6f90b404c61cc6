#if Upload
import FileTesting
import Foundation
import ScriptedServer
import Testing

/// Signs certificates, with `openssl`, and starts servers that show them.
struct TestAuthority {
    static let openssl = ["/usr/bin/openssl", "/opt/homebrew/bin/openssl", "/usr/local/bin/openssl"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }
    static let needsOpenSSL = ConditionTrait.enabled(if: openssl != nil, "openssl is not installed")

    private let folder: TemporaryFolder

    private static let configuration = """
        [ca]
        default_ca = authority
        [authority]
        new_certs_dir = .
        database = index.txt
        rand_serial = yes
        unique_subject = no
        default_md = sha256
        policy = names
        copy_extensions = copy
        [names]
        commonName = supplied

        """

    /// Makes its own certificate, `authority.pem`.
    init() throws {
        folder = try TemporaryFolder(["authority.cnf": Self.configuration, "index.txt": ""])
        try run(Self.request("authority") + ["-x509", "-days", "2", "-out", "authority.pem"])
    }

    /// The certificate with which its others are trusted.
    var certificate: String { folder.path("authority.pem") }

    /// Signs `NAME.pem`, whose key is `NAME.key`.
    ///
    /// - Parameters:
    ///   - name: whom it is for.
    ///   - host: as `IP:127.0.0.1` or `DNS:host`.
    ///   - dates: from when and until when it is valid, as `YYMMDDHHMMSSZ`.
    ///   - issuer: who signs it.
    ///   - signsOthers: whether it may sign others itself.
    /// - Throws: what keeps `openssl` from doing so.
    func sign(
        _ name: String, host: String = "IP:127.0.0.1", dates: (String, String) = ("200101000000Z", "490101000000Z"),
        by issuer: String = "authority", signsOthers: Bool = false
    ) throws {
        let extensions = ["subjectAltName=\(host)", "basicConstraints=critical,CA:\(signsOthers ? "TRUE" : "FALSE")"]
        try run(Self.request(name) + extensions.flatMap { ["-addext", $0] } + ["-out", "\(name).csr"])
        try run([
            "ca", "-batch", "-notext", "-config", "authority.cnf", "-cert", "\(issuer).pem",
            "-keyfile", "\(issuer).key",
            "-startdate", dates.0, "-enddate", dates.1, "-in", "\(name).csr", "-out", "\(name).pem",
        ])
    }

    /// The path of one of its files.
    func path(_ name: String) -> String { folder.path(name) }

    /// Starts a server on a port that shows `NAME.pem`.
    func startServer(_ name: String, port: Int, _ arguments: [String] = []) throws -> Process {
        try start(
            ["s_server", "-accept", "\(port)", "-cert", "\(name).pem", "-key", "\(name).key", "-www"] + arguments)
    }

    private static func request(_ name: String) -> [String] {
        [
            "req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj", "/CN=\(name)",
            "-keyout", "\(name).key",
        ]
    }

    private func run(_ arguments: [String]) throws {
        let process = try start(arguments)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "openssl \(arguments)")
    }

    private func start(_ arguments: [String]) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Self.openssl))
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.standardInput = Pipe()
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        return process
    }
}
#endif
