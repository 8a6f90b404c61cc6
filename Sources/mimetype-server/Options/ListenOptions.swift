#if Server
import ArgumentParser
import MIMEService

/// Where the service listens, and whom it believes.
struct ListenOptions: ParsableArguments {
    private static let standard = ServiceConfiguration()

    @Option(help: ArgumentHelp("Address to listen on; 0.0.0.0 for all of IPv4, :: for all.", "host"))
    var address = standard.address

    @Option(help: ArgumentHelp("Port to listen on; 0 for any that is free.", "number"))
    var port = standard.port

    @Option(help: ArgumentHelp("Origins whose pages may read answers, separated by commas; * for all.", "origins"))
    var allowOrigin = ""

    @Option(
        help: ArgumentHelp("Proxies whose X-Forwarded-For says who the client is, separated by commas.", "addresses"))
    var trustedProxies = ""

    @Option(help: ArgumentHelp("Threads for libmagic, each of some 10 MB.", "number"))
    var workers = standard.workers

    func validate() throws {
        guard !address.isEmpty else { throw ValidationError("'--address' takes a host name or an IP address, not ''") }
        try OptionRange.check("port", port, 0...65_535)
        try OptionRange.check("workers", workers, 1...64)
        for origin in origins where origin != "*" && (!origin.contains("://") || origin.hasSuffix("/")) {
            throw ValidationError(
                "'--allow-origin' takes origins such as https://example.org, or *, not '\(origin)'")
        }
        for proxy in proxies where !ServiceConfiguration.isProxy(proxy) {
            throw ValidationError("'--trusted-proxies' takes IP addresses such as 127.0.0.1 or ::1, not '\(proxy)'")
        }
    }

    private var origins: [String] { allowOrigin.split(separator: ",").map(String.init) }
    private var proxies: [String] { trustedProxies.split(separator: ",").map(String.init) }

    /// Sets what the options say.
    func apply(to configuration: inout ServiceConfiguration) {
        configuration.address = address
        configuration.port = port
        configuration.workers = workers
        configuration.allowedOrigins = origins
        configuration.trustedProxies = proxies
    }
}
#endif
