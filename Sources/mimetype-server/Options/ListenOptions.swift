#if Server
import ArgumentParser
import MIMEService

/// Where the service listens, and which proxies it trusts.
struct ListenOptions: ParsableArguments {
    private static let standard = ServiceConfiguration()

    @Option(help: ArgumentHelp("Address to listen on; 0.0.0.0 for all of IPv4, :: for all.", "host"))
    var address = standard.address

    @Option(help: ArgumentHelp("Port to listen on; 0 for any that is free.", "number"))
    var port = standard.port

    @Option(help: ArgumentHelp("Unix-domain socket to listen on instead.", "path"))
    var socket = ""

    @Option(help: ArgumentHelp("HOST:PORT, or unix:PATH, where /metrics is given instead.", "place"))
    var metrics = ""

    @Option(help: ArgumentHelp("Path below which a proxy shows the service, such as /mimetype.", "path"))
    var basePath = ""

    @Option(help: ArgumentHelp("Origins whose pages may read answers, separated by commas; * for all.", "origins"))
    var allowOrigin = ""

    @Option(
        help: ArgumentHelp(
            "Proxies that may say who the client is: addresses, networks, or unix; separated by commas.", "proxies"))
    var trustedProxies = ""

    @Option(help: ArgumentHelp("The one header in which they say so; no other is read.", "header"))
    var clientHeader = standard.clientHeader

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
            throw ValidationError(
                "'--trusted-proxies' takes addresses and networks such as ::1 or 10.0.0.0/8, or unix, not '\(proxy)'")
        }
        guard ServiceConfiguration.isHeader(clientHeader) else {
            throw ValidationError("'--client-header' takes the name of a header, not '\(clientHeader)'")
        }
        guard metrics.isEmpty || ListenAddress(metrics) != nil else {
            throw ValidationError(
                "'--metrics' takes a place such as 127.0.0.1:9090 or unix:/run/metrics, not '\(metrics)'")
        }
        let isPath = basePath.hasPrefix("/") && !basePath.hasSuffix("/") && basePath.allSatisfy(Self.isOfPath)
        guard basePath.isEmpty || isPath else {
            throw ValidationError("'--base-path' takes a path such as /mimetype, not '\(basePath)'")
        }
    }

    /// Whether a character needs no escaping in a path or a page.
    private static func isOfPath(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "/-._~".contains(character))
    }

    private var origins: [String] { allowOrigin.split(separator: ",").map(String.init) }
    private var proxies: [String] { trustedProxies.split(separator: ",").map(String.init) }

    /// The address to listen on, in words.
    var place: String {
        let main = socket.isEmpty ? "\(address):\(port)" : socket
        return metrics.isEmpty ? main : "\(main) and \(metrics)"
    }

    /// Applies the options to a configuration.
    func apply(to configuration: inout ServiceConfiguration) {
        configuration.address = address
        configuration.port = port
        configuration.workers = workers
        if !socket.isEmpty { configuration.listenAddresses = [.socket(path: socket)] }
        configuration.metricsAddress = ListenAddress(metrics)
        configuration.basePath = basePath
        configuration.allowedOrigins = origins
        configuration.trustedProxies = proxies
        configuration.clientHeader = clientHeader
    }
}
#endif
