#if Server
import ArgumentParser
import CommandOptions
import MIMEService

/// Options that limit what the service accepts.
struct LimitOptions: ParsableArguments {
    private static let standard = ServiceLimits()

    @Option(help: ArgumentHelp("Maximum size of the request line and headers together.", "bytes"))
    var maxHeader = ByteCount(standard.headerLength)

    @Option(help: ArgumentHelp("Maximum size of a request's body.", "bytes"))
    var maxBody = ByteCount(standard.bodyLength)

    @Option(help: ArgumentHelp("How much of each file is kept for detection.", "bytes"))
    var maxPrefix = ByteCount(standard.prefixLength)

    @Option(
        help: ArgumentHelp(
            "Maximum size of a file that is judged with ?allow=; by default a sixteenth of --max-memory, up to 16M.",
            valueName: "bytes"))
    var maxJudged: ByteCount?

    @Option(help: ArgumentHelp("Maximum memory for all clients together.", "bytes"))
    var maxMemory = ByteCount(standard.heldLength)

    @Option(help: ArgumentHelp("Maximum number of parts in a form.", "number"))
    var maxParts = standard.partCount

    @Option(help: ArgumentHelp("Maximum number of names in a look-up.", "number"))
    var maxNames = standard.nameCount

    @Option(help: ArgumentHelp("Maximum length of a name.", "bytes"))
    var maxName = ByteCount(standard.nameLength)

    @Option(help: ArgumentHelp("Maximum number of requests handled at the same time.", "number"))
    var maxRequests = standard.requestCount

    @Option(help: ArgumentHelp("Requests per second allowed to one client; 0 for no limit.", "number"))
    var maxRate = standard.clientRate

    @Option(help: ArgumentHelp("Requests that one client may send in a burst.", "number"))
    var maxBurst = standard.clientBurst

    @Option(help: ArgumentHelp("Maximum number of open connections.", "number"))
    var maxConnections = standard.connectionCount

    @Option(
        help: ArgumentHelp(
            "Maximum number of open connections of one client; 0 for half of --max-connections.", "number"))
    var maxClientConnections = 0

    @Option(help: ArgumentHelp("Minimum bytes per second that a client must send or read.", "bytes"))
    var minRate = ByteCount(standard.minRate)

    @Option(help: ArgumentHelp("Processor time that libmagic may use for one request.", "milliseconds"))
    var maxLibmagicTime = Int(standard.libmagicTime / .milliseconds(1))

    func validate() throws {
        try OptionRange.check("max-header", maxHeader, from: 1 << 10)
        try OptionRange.check("max-body", maxBody, from: 1)
        try OptionRange.check("max-prefix", maxPrefix, from: 1 << 10)
        if let maxJudged { try OptionRange.check("max-judged", maxJudged, from: 1 << 10) }
        try OptionRange.check("max-memory", maxMemory, from: 1 << 20)
        try OptionRange.check("max-parts", maxParts, 1...1_000_000)
        try OptionRange.check("max-names", maxNames, 1...1_000_000)
        try OptionRange.check("max-name", maxName, from: 1)
        try OptionRange.check("max-requests", maxRequests, 1...1_000_000)
        try OptionRange.check("max-rate", maxRate, 0...1_000_000)
        try OptionRange.check("max-burst", maxBurst, 1...1_000_000)
        try OptionRange.check("max-connections", maxConnections, 1...65_000)
        try OptionRange.check("max-client-connections", maxClientConnections, 0...65_000)
        try OptionRange.check("min-rate", minRate, from: 1)
        try OptionRange.check("max-libmagic-time", maxLibmagicTime, 0...3_600_000)
        let kept = [("max-prefix", maxPrefix), ("max-judged", maxJudged ?? maxPrefix)]
        for (name, length) in kept where maxMemory.value / 4 < length.value {
            throw ValidationError(
                "'--max-memory' takes at least four times --\(name), which is \(length), not '\(maxMemory)'")
        }
    }

    var limits: ServiceLimits {
        var limits = ServiceLimits()
        limits.headerLength = maxHeader.value
        limits.bodyLength = maxBody.value
        limits.prefixLength = maxPrefix.value
        limits.judgedLength = maxJudged?.value
        limits.heldLength = maxMemory.value
        limits.partCount = maxParts
        limits.nameCount = maxNames
        limits.nameLength = maxName.value
        limits.requestCount = maxRequests
        limits.clientRate = maxRate
        limits.clientBurst = maxBurst
        limits.connectionCount = maxConnections
        limits.clientConnectionCount = maxClientConnections == 0 ? nil : maxClientConnections
        limits.minRate = minRate.value
        limits.libmagicTime = .milliseconds(maxLibmagicTime)
        return limits
    }
}
#endif
