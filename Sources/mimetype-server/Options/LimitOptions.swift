#if Server
import ArgumentParser
import MIMEService

/// How much the service accepts.
struct LimitOptions: ParsableArguments {
    private static let standard = ServiceLimits()

    @Option(help: ArgumentHelp("Request line and headers together.", "bytes"))
    var maxHeader = ByteCount(standard.headerLength)

    @Option(help: ArgumentHelp("Body of a request.", "bytes"))
    var maxBody = ByteCount(standard.bodyLength)

    @Option(help: ArgumentHelp("Start of a file that is kept to look at.", "bytes"))
    var maxPrefix = ByteCount(standard.prefixLength)

    @Option(help: ArgumentHelp("Everything that is kept for clients at a time.", "bytes"))
    var maxMemory = ByteCount(standard.heldLength)

    @Option(help: ArgumentHelp("Parts of a form.", "number"))
    var maxParts = standard.partCount

    @Option(help: ArgumentHelp("Names in a look-up.", "number"))
    var maxNames = standard.nameCount

    @Option(help: ArgumentHelp("Length of a name.", "bytes"))
    var maxName = ByteCount(standard.nameLength)

    @Option(help: ArgumentHelp("Requests worked on at a time.", "number"))
    var maxRequests = standard.requestCount

    @Option(help: ArgumentHelp("Requests a second of one client; 0 for any number.", "number"))
    var maxRate = standard.clientRate

    @Option(help: ArgumentHelp("Requests of one client at once.", "number"))
    var maxBurst = standard.clientBurst

    @Option(help: ArgumentHelp("Connections open at a time.", "number"))
    var maxConnections = standard.connectionCount

    @Option(help: ArgumentHelp("Connections of one client; 0 for half of all.", "number"))
    var maxClientConnections = 0

    @Option(help: ArgumentHelp("Bytes a second that a client has to send or to read.", "bytes"))
    var leastRate = ByteCount(standard.leastRate)

    @Option(help: ArgumentHelp("Processor time of libmagic for one request.", "milliseconds"))
    var maxLibmagicTime = Int(standard.libmagicTime / .milliseconds(1))

    func validate() throws {
        try OptionRange.check("max-header", maxHeader, from: 1 << 10)
        try OptionRange.check("max-body", maxBody, from: 1)
        try OptionRange.check("max-prefix", maxPrefix, from: 1 << 10)
        try OptionRange.check("max-memory", maxMemory, from: 1 << 20)
        try OptionRange.check("max-parts", maxParts, 1...1_000_000)
        try OptionRange.check("max-names", maxNames, 1...1_000_000)
        try OptionRange.check("max-name", maxName, from: 1)
        try OptionRange.check("max-requests", maxRequests, 1...1_000_000)
        try OptionRange.check("max-rate", maxRate, 0...1_000_000)
        try OptionRange.check("max-burst", maxBurst, 1...1_000_000)
        try OptionRange.check("max-connections", maxConnections, 1...65_000)
        try OptionRange.check("max-client-connections", maxClientConnections, 0...65_000)
        try OptionRange.check("least-rate", leastRate, from: 1)
        try OptionRange.check("max-libmagic-time", maxLibmagicTime, 0...3_600_000)
        guard maxMemory.value / 4 >= maxPrefix.value else {
            throw ValidationError(
                "'--max-memory' takes at least four times --max-prefix, which is \(maxPrefix), not '\(maxMemory)'")
        }
    }

    var limits: ServiceLimits {
        var limits = ServiceLimits()
        limits.headerLength = maxHeader.value
        limits.bodyLength = maxBody.value
        limits.prefixLength = maxPrefix.value
        limits.heldLength = maxMemory.value
        limits.partCount = maxParts
        limits.nameCount = maxNames
        limits.nameLength = maxName.value
        limits.requestCount = maxRequests
        limits.clientRate = maxRate
        limits.clientBurst = maxBurst
        limits.connectionCount = maxConnections
        limits.clientConnectionCount = maxClientConnections == 0 ? nil : maxClientConnections
        limits.leastRate = leastRate.value
        limits.libmagicTime = .milliseconds(maxLibmagicTime)
        return limits
    }
}
#endif
