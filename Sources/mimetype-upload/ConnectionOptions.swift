#if Upload
import ArgumentParser
import FormClient

/// The options that say how to connect and how long to wait.
struct ConnectionOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Give up when nothing moved for so long.", valueName: "seconds"))
    var timeout = 10.0

    @Option(help: ArgumentHelp("Give up when there is no connection after so long.", valueName: "seconds"))
    var connectTimeout = 10.0

    @Option(help: ArgumentHelp("Give up when it is not all done after so long.", valueName: "seconds"))
    var totalTimeout: Double?

    @Option(help: ArgumentHelp("Follow so many redirects.", valueName: "number"))
    var redirects = 10

    @Option(help: ArgumentHelp("Try again so often when the connection fails.", valueName: "number"))
    var retries = 0

    @Option(help: ArgumentHelp("Connect through an HTTP proxy.", valueName: "host:port"))
    var proxy: String?

    @Option(help: ArgumentHelp("Trust the certificates in this PEM file, not the system's.", valueName: "file"))
    var cacert: String?

    @Flag(help: "Trust any certificate; anybody may then read along.")
    var insecure = false

    /// The configuration that the options stand for.
    func configuration() throws -> HTTPFormClient.Configuration {
        var configuration = HTTPFormClient.Configuration()
        configuration.timeouts.progress = try duration(timeout, "--timeout")
        configuration.timeouts.connect = try duration(connectTimeout, "--connect-timeout")
        configuration.timeouts.total = try totalTimeout.map { try duration($0, "--total-timeout") }
        configuration.redirectLimit = try count(redirects, "--redirects")
        configuration.retries = try count(retries, "--retries")
        configuration.proxy = try proxy.map(parse)
        configuration.tls.trustRoots = cacert
        if insecure { configuration.tls.verification = .none }
        // Whatever the server answers is written out; the status decides on how the command ends.
        configuration.acceptedStatuses = 100..<1000
        return configuration
    }

    private func duration(_ seconds: Double, _ option: String) throws -> Duration {
        guard seconds > 0, seconds < 1e9 else {
            throw ValidationError("'\(seconds)' is no time to wait; give \(option) a number of seconds above 0")
        }
        return .seconds(seconds)
    }

    private func count(_ number: Int, _ option: String) throws -> Int {
        guard number >= 0 else { throw ValidationError("'\(number)' is less than none; give \(option) 0 or more") }
        return number
    }

    private func parse(proxy text: String) throws -> HTTPFormClient.Configuration.Proxy {
        let host = text.prefix { $0 != ":" }
        guard !host.isEmpty, let port = Int(text[host.endIndex...].dropFirst()), 1..<65536 ~= port else {
            throw ValidationError("'\(text)' is no proxy; write --proxy HOST:PORT")
        }
        return .http(host: String(host), port: port)
    }
}
#endif
