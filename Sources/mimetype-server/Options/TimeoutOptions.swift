#if Server
import ArgumentParser
import MIMEService

/// How long the service waits for its clients.
struct TimeoutOptions: ParsableArguments {
    private static let standard = ServiceTimeouts()

    @Option(help: ArgumentHelp("For the first request to arrive, headers and all.", "seconds"))
    var headerTimeout = Int(standard.header.components.seconds)

    @Option(help: ArgumentHelp("For a body to bring what --least-rate asks for, again and again.", "seconds"))
    var bodyTimeout = Int(standard.body.components.seconds)

    @Option(help: ArgumentHelp("For the rest of a body that is answered already.", "seconds"))
    var restTimeout = Int(standard.rest.components.seconds)

    @Option(help: ArgumentHelp("For a client to read what --least-rate asks for, again and again.", "seconds"))
    var writeTimeout = Int(standard.write.components.seconds)

    @Option(help: ArgumentHelp("For a connection on which nothing happens.", "seconds"))
    var idleTimeout = Int(standard.idle.components.seconds)

    @Option(
        help: ArgumentHelp("For libmagic to look at the files of a request; then they are answered without.", "seconds")
    )
    var libmagicTimeout = Int(standard.libmagic.components.seconds)

    @Option(help: ArgumentHelp("To listen on after a signal to stop, while /readyz says that it stops.", "seconds"))
    var drainDelay = Int(standard.drainDelay.components.seconds)

    @Option(help: ArgumentHelp("For requests to end when the service stops.", "seconds"))
    var shutdownTimeout = Int(standard.shutdown.components.seconds)

    func validate() throws {
        try OptionRange.check("header-timeout", seconds: headerTimeout)
        try OptionRange.check("body-timeout", seconds: bodyTimeout)
        try OptionRange.check("rest-timeout", seconds: restTimeout)
        try OptionRange.check("idle-timeout", seconds: idleTimeout)
        try OptionRange.check("write-timeout", seconds: writeTimeout)
        try OptionRange.check("libmagic-timeout", seconds: libmagicTimeout, from: 0)
        try OptionRange.check("drain-delay", seconds: drainDelay, from: 0)
        try OptionRange.check("shutdown-timeout", seconds: shutdownTimeout)
    }

    var timeouts: ServiceTimeouts {
        var timeouts = ServiceTimeouts()
        timeouts.header = .seconds(headerTimeout)
        timeouts.body = .seconds(bodyTimeout)
        timeouts.rest = .seconds(restTimeout)
        timeouts.idle = .seconds(idleTimeout)
        timeouts.write = .seconds(writeTimeout)
        timeouts.libmagic = .seconds(libmagicTimeout)
        timeouts.drainDelay = .seconds(drainDelay)
        timeouts.shutdown = .seconds(shutdownTimeout)
        return timeouts
    }
}
#endif
