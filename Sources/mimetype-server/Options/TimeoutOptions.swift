#if Server
import ArgumentParser
import MIMEService

/// Options that set the time limits of the service.
struct TimeoutOptions: ParsableArguments {
    private static let standard = ServiceTimeouts()

    @Option(help: ArgumentHelp("Time for the headers of a connection's first request.", "seconds"))
    var headerTimeout = Int(standard.header.components.seconds)

    @Option(help: ArgumentHelp("Time over which a body must average --min-rate.", "seconds"))
    var bodyTimeout = Int(standard.body.components.seconds)

    @Option(help: ArgumentHelp("Maximum time for the rest of a body to arrive after the response was sent.", "seconds"))
    var restTimeout = Int(standard.rest.components.seconds)

    @Option(help: ArgumentHelp("Time over which reading a response must average --min-rate.", "seconds"))
    var writeTimeout = Int(standard.write.components.seconds)

    @Option(help: ArgumentHelp("Time until an idle connection is closed.", "seconds"))
    var idleTimeout = Int(standard.idle.components.seconds)

    @Option(
        help: ArgumentHelp(
            "Maximum time to wait for a libmagic thread; after it, files are detected without libmagic.", "seconds")
    )
    var libmagicTimeout = Int(standard.libmagic.components.seconds)

    @Option(
        help: ArgumentHelp("How long to keep listening after a signal to stop, while /readyz returns 503.", "seconds"))
    var drainDelay = Int(standard.drainDelay.components.seconds)

    @Option(help: ArgumentHelp("Time for open requests to complete when the service stops.", "seconds"))
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
