#if Server
import ArgumentParser
import MIMEService

/// How long the service waits for its clients.
struct TimeoutOptions: ParsableArguments {
    private static let standard = ServiceTimeouts()

    @Option(help: ArgumentHelp("For the first request to arrive, headers and all.", "seconds"))
    var headerTimeout = Int(standard.header.components.seconds)

    @Option(help: ArgumentHelp("For what is needed of a body to arrive.", "seconds"))
    var bodyTimeout = Int(standard.body.components.seconds)

    @Option(help: ArgumentHelp("For the rest of a body that is answered already.", "seconds"))
    var restTimeout = Int(standard.rest.components.seconds)

    @Option(help: ArgumentHelp("For a connection on which nothing happens.", "seconds"))
    var idleTimeout = Int(standard.idle.components.seconds)

    @Option(help: ArgumentHelp("For requests to end when the service stops.", "seconds"))
    var shutdownTimeout = Int(standard.shutdown.components.seconds)

    func validate() throws {
        try OptionRange.check("header-timeout", seconds: headerTimeout)
        try OptionRange.check("body-timeout", seconds: bodyTimeout)
        try OptionRange.check("rest-timeout", seconds: restTimeout)
        try OptionRange.check("idle-timeout", seconds: idleTimeout)
        try OptionRange.check("shutdown-timeout", seconds: shutdownTimeout)
    }

    var timeouts: ServiceTimeouts {
        var timeouts = ServiceTimeouts()
        timeouts.header = .seconds(headerTimeout)
        timeouts.body = .seconds(bodyTimeout)
        timeouts.rest = .seconds(restTimeout)
        timeouts.idle = .seconds(idleTimeout)
        timeouts.shutdown = .seconds(shutdownTimeout)
        return timeouts
    }
}
#endif
