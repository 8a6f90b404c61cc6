#if Server
import ArgumentParser
import MIMEService

/// Options that determine where the service listens and which proxies it trusts.
struct ListenOptions: ParsableArguments {
    private static let standard = ServiceConfiguration()

    @Option(help: ArgumentHelp("Address to listen on; 0.0.0.0 for all IPv4 addresses, :: for all addresses.", "host"))
    var address = standard.address

    @Option(help: ArgumentHelp("Port to listen on; 0 for any free port.", "number"))
    var port = standard.port

    @Option(help: ArgumentHelp("Unix-domain socket to listen on instead.", "path"))
    var socket = ""

    @Option(help: ArgumentHelp("Permissions of Unix-domain sockets, such as 660.", "octal digits"))
    var socketMode = ""

    @Option(help: ArgumentHelp("Group of Unix-domain sockets, by name or number.", "group"))
    var socketGroup = ""

    @Option(help: ArgumentHelp("Serve /metrics only here: HOST:PORT or unix:PATH.", "address"))
    var metrics = ""

    @Option(help: ArgumentHelp("Path under which a proxy serves the service, such as /mimetype.", "path"))
    var basePath = ""

    @Option(help: ArgumentHelp("Origins whose pages may read responses, separated by commas; * for all.", "origins"))
    var allowOrigin = ""

    @Option(
        help: ArgumentHelp(
            "Proxies whose --client-header is trusted: addresses, networks, or unix, separated by commas.", "proxies"))
    var trustedProxies = ""

    @Option(
        help: ArgumentHelp("Header in which trusted proxies send the client's address; no other is used.", "header"))
    var clientHeader = standard.clientHeader

    @Option(help: ArgumentHelp("Threads for libmagic; each takes about 10 MB.", "number"))
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
                "'--metrics' takes an address such as 127.0.0.1:9090 or unix:/run/metrics, not '\(metrics)'")
        }
        try validateAccess()
        let isPath = basePath.hasPrefix("/") && !basePath.hasSuffix("/") && basePath.allSatisfy(Self.isOfPath)
        guard basePath.isEmpty || isPath else {
            throw ValidationError("'--base-path' takes a path such as /mimetype, not '\(basePath)'")
        }
    }

    private func validateAccess() throws {
        guard socketMode.isEmpty || SocketAccess.mode(socketMode) != nil else {
            throw ValidationError(
                "'--socket-mode' takes permissions in octal digits such as 660, not '\(socketMode)'")
        }
        guard socketGroup.isEmpty || SocketAccess.group(socketGroup) != nil else {
            throw ValidationError("'--socket-group' takes a group of this system, not '\(socketGroup)'")
        }
    }

    /// Checks the options that depend on each other.
    ///
    /// This can't be part of `validate`, because environment variables are parsed one at a time.
    func validateTogether() throws {
        guard !access.isEmpty, sockets.isEmpty else { return }
        throw ValidationError("'--socket-mode' and '--socket-group' are for --socket, or for --metrics unix:PATH")
    }

    /// The permissions and the group of the Unix-domain sockets.
    var access: SocketAccess {
        SocketAccess(mode: SocketAccess.mode(socketMode), group: SocketAccess.group(socketGroup))
    }

    /// The paths of the Unix-domain sockets.
    var sockets: [String] {
        var paths = socket.isEmpty ? [] : [socket]
        if case .socket(let path)? = ListenAddress(metrics) { paths.append(path) }
        return paths
    }

    /// Whether the options set an address.
    ///
    /// Sockets passed by systemd take precedence over the address.
    var hasAddress: Bool {
        !socket.isEmpty || address != Self.standard.address || port != Self.standard.port
    }

    /// Checks whether a character needs no escaping in a path or an HTML page.
    private static func isOfPath(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "/-._~".contains(character))
    }

    private var origins: [String] { allowOrigin.split(separator: ",").map(String.init) }
    private var proxies: [String] { trustedProxies.split(separator: ",").map(String.init) }

    /// A description of the address to listen on.
    var endpoint: String {
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
