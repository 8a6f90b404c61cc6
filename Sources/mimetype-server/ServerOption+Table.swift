#if Server
import Logging
import MIMEService
import NIOCore

extension ServerOption {
    /// All options, in the order of the help.
    static let all: [ServerOption] = address + limits + timeouts + operation

    private static let address: [ServerOption] = [
        .text("address", "HOST", \.configuration.address, "address to listen on; 0.0.0.0 for all of IPv4, :: for all"),
        .number("port", \.configuration.port, 0...65_535, "port to listen on; 0 for any that is free"),
    ]

    private static let limits: [ServerOption] = [
        .size("max-header", \.configuration.limits.headerLength, 1 << 10, "request line and headers together"),
        .size("max-body", \.configuration.limits.bodyLength, 1, "body of a request"),
        .size("max-prefix", \.configuration.limits.prefixLength, 1 << 10, "start of a file that is kept to look at"),
        .size("max-memory", \.configuration.limits.heldLength, 1 << 20, "all that is kept of files at a time"),
        .number("max-parts", \.configuration.limits.partCount, 1...1_000_000, "parts of a form"),
        .number("max-names", \.configuration.limits.nameCount, 1...1_000_000, "names in a look-up"),
        .size("max-name", \.configuration.limits.nameLength, 1, "length of a name"),
        .number("max-requests", \.configuration.limits.requestCount, 1...1_000_000, "requests worked on at a time"),
        .number(
            "max-rate", \.configuration.limits.clientRate, 0...1_000_000, "requests a second of a client; 0 for any"),
        .number("max-burst", \.configuration.limits.clientBurst, 1...1_000_000, "requests of a client at once"),
        .number("max-connections", \.configuration.limits.connectionCount, 1...65_000, "connections open at a time"),
        .number("max-queue", \.configuration.limits.queueLength, 0...1_000_000, "files that may wait for libmagic"),
    ]

    private static let timeouts: [ServerOption] = [
        .seconds("header-timeout", \.configuration.timeouts.header, "for the first request to arrive, headers and all"),
        .seconds("body-timeout", \.configuration.timeouts.body, "for what is needed of a body to arrive"),
        .seconds("rest-timeout", \.configuration.timeouts.rest, "for the rest of a body that is answered already"),
        .seconds("idle-timeout", \.configuration.timeouts.idle, "for a connection on which nothing happens"),
        .seconds("shutdown-timeout", \.configuration.timeouts.shutdown, "for requests to end when the service stops"),
    ]

    private static let operation: [ServerOption] = [
        .number("workers", \.configuration.workers, 1...64, "threads for libmagic, each of some 10 MB"),
        origins, proxies, logLevel,
    ]

    private static let origins = ServerOption(
        name: "allow-origin", placeholder: "ORIGIN,…", accepts: "origins such as https://example.org, or *",
        help: "pages of these origins may read answers; * for all"
    ) {
        $0.configuration.allowedOrigins.joined(separator: ",")
    } set: { settings, text in
        let origins = text.split(separator: ",").map(String.init)
        settings.configuration.allowedOrigins = origins
        return origins.allSatisfy { $0 == "*" || $0.contains("://") && !$0.hasSuffix("/") }
    }

    private static let proxies = ServerOption(
        name: "trusted-proxies", placeholder: "ADDRESS,…", accepts: "IP addresses such as 127.0.0.1 or ::1",
        help: "proxies whose X-Forwarded-For says who the client is"
    ) {
        $0.configuration.trustedProxies.joined(separator: ",")
    } set: { settings, text in
        let addresses = text.split(separator: ",").map(String.init)
        settings.configuration.trustedProxies = addresses
        return addresses.allSatisfy { (try? SocketAddress(ipAddress: $0, port: 0)) != nil }
    }

    private static let logLevel = ServerOption(
        name: "log-level", placeholder: "LEVEL",
        accepts: "one of \(Logger.Level.allCases.map(\.rawValue).joined(separator: ", "))",
        help: "what is logged on standard error, from trace to critical; info adds a line for each request"
    ) {
        $0.logLevel.rawValue
    } set: { settings, text in
        guard let level = Logger.Level(rawValue: text) else { return false }
        settings.logLevel = level
        return true
    }
}
#endif
