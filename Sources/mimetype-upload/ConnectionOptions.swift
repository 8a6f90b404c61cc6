#if Upload
import ArgumentParser
import CommandOptions
import FormClient

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The options that determine how to connect and how long to wait.
struct ConnectionOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Maximum time without progress.", valueName: "seconds"))
    var timeout = 60.0

    @Option(help: ArgumentHelp("Maximum time to connect.", valueName: "seconds"))
    var connectTimeout = 10.0

    @Option(help: ArgumentHelp("Maximum time of the whole upload.", valueName: "seconds"))
    var totalTimeout: Double?

    @Option(
        help: ArgumentHelp(
            "Redirects to follow: none, same-origin, read-anywhere (no form is sent to another server), any-origin, or as-browsers (like read-anywhere, but after 301 and 302 a POST becomes a GET without the form).",
            valueName: "policy"))
    var redirects = RedirectArgument.readAnywhere

    @Option(help: ArgumentHelp("Maximum number of redirects in a row.", valueName: "number"))
    var maxRedirects = 10

    @Option(
        help: ArgumentHelp(
            "Maximum number of retries if the connection fails or the server is busy.", valueName: "number"))
    var retry = 0

    @Option(help: ArgumentHelp("Maximum rate per second; it can end with K, M or G.", valueName: "bytes"))
    var limitRate: ByteCount?

    @Option(
        help: ArgumentHelp(
            "Connect through this proxy: host:port, http://…, socks5://…, or none. By default, the proxy set in the environment is used.",
            valueName: "proxy"))
    var proxy: ProxyArgument?

    @Option(help: ArgumentHelp("Connect to this Unix-domain socket instead of the URL's host.", valueName: "path"))
    var unixSocket: String?

    @Flag(help: "Read the user name and password from ~/.netrc, or the file that NETRC names.")
    var netrc = false

    @Option(help: ArgumentHelp("Read the user name and password from this file.", valueName: "file"))
    var netrcFile: String?

    @Flag(help: "Send Expect: 100-continue, and wait up to a second before sending the form.")
    var expectContinue = false

    @Option(help: ArgumentHelp("Trust the certificates in this PEM file instead of the system's.", valueName: "file"))
    var cacert: String?

    @Option(help: ArgumentHelp("Client certificate, with its chain, in a PEM file.", valueName: "file"))
    var cert: String?

    @Option(
        help: ArgumentHelp(
            "Private key of --cert, in a PEM file. By default it is read from the file of --cert.",
            valueName: "file"))
    var key: String?

    @Option(help: ArgumentHelp("Minimum version of TLS: 1.0, 1.1, 1.2 or 1.3.", valueName: "version"))
    var tlsMin = TLSVersionArgument.tls12

    @Flag(help: "Accept any certificate. Attackers can then read or change the data.")
    var insecure = false

    /// Returns the configuration that the options specify.
    func configuration() throws -> FormClientConfiguration {
        var configuration = FormClientConfiguration()
        configuration.timeouts.progress = try duration(timeout, "--timeout")
        configuration.timeouts.connect = try duration(connectTimeout, "--connect-timeout")
        configuration.timeouts.total = try totalTimeout.map { try duration($0, "--total-timeout") }
        configuration.redirects = redirects.policy
        configuration.statusesThatDropBodies = redirects.statusesThatDropBodies
        configuration.redirectLimit = try count(maxRedirects, "--max-redirects")
        configuration.retries.limit = try count(retry, "--retry")
        // Users who ask for retries accept that the form may arrive twice.
        configuration.retries.includesUnsafeMethods = true
        if limitRate?.value == 0 { throw ValidationError("'--limit-rate' takes a number of at least 1, not '0'") }
        configuration.rateLimit = limitRate?.value
        configuration.proxy = proxy?.proxy ?? .environment
        configuration.unixSocket = unixSocket
        configuration.netrc = try netrcPath.map { try Netrc(path: $0) }
        configuration.expectContinue = expectContinue ? .seconds(1) : nil
        configuration.tls.trustRoots = cacert
        configuration.tls.certificateChain = cert
        if key != nil, cert == nil {
            throw ValidationError("--key needs the certificate that it belongs to; add --cert FILE")
        }
        configuration.tls.privateKey = key ?? cert
        configuration.tls.minimumVersion = tlsMin.version
        if insecure { configuration.tls.verification = .none }
        // Every response is written to the output; its status determines the exit status.
        configuration.acceptedStatuses = 100..<1000
        return configuration
    }

    /// The path of the file with names and passwords, or nil for none.
    private var netrcPath: String? {
        get throws {
            if let netrcFile { return netrcFile }
            guard netrc else { return nil }
            let environment = ProcessInfo.processInfo.environment
            if let path = environment["NETRC"], !path.isEmpty { return path }
            guard let home = environment["HOME"] else {
                throw ValidationError("--netrc finds no home directory; name the file with --netrc-file")
            }
            return "\(home)/.netrc"
        }
    }

    private func duration(_ seconds: Double, _ option: String) throws -> Duration {
        guard seconds > 0, seconds < 1e9 else {
            throw ValidationError("'\(seconds)' is not a time to wait; give \(option) a number of seconds above 0")
        }
        return .seconds(seconds)
    }

    private func count(_ number: Int, _ option: String) throws -> Int {
        guard number >= 0 else { throw ValidationError("'\(number)' is negative; give \(option) 0 or more") }
        return number
    }
}
#endif
