#if Server
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// The handlers between a socket and Hummingbird: HTTP/1, and guards for the connection.
///
/// It is Hummingbird's own `HTTP1Channel` plus the guards. Some of them must see bytes, and others must see requests
/// before they lose their version.
struct ServiceChannel: ServerChildChannel, HTTPChannelHandler {
    let responder: HTTPChannelHandler.Responder
    let limits: ServiceLimits
    let timeouts: ServiceTimeouts
    let budget: MemoryBudget
    let counter: ConnectionCounter
    let observer: ConnectionObserver
    let turns = PipelineTurns()

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<ServiceConnection> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            let gate = PipelineGate(share: MemoryBudget.Share(of: budget), turns: turns)
            let watch = WriteWatch(
                timeout: timeouts.write, leastRate: limits.leastRate, share: MemoryBudget.Share(of: budget),
                observer: observer)
            try pipeline.addHandlers([ConnectionSlot(counter: counter, observer: observer), watch, gate])
            try pipeline.configureHTTPServerPipeline(
                withPipeliningAssistance: false, withErrorHandling: false, withOutboundHeaderValidation: false,
                withEncoderConfiguration: .init(), withDecoderLimitConfiguration: decoderLimits)
            try pipeline.addHandlers([
                ConnectionGuard(limits: limits, timeouts: timeouts, gate: gate, observer: observer),
                HTTP1ToHTTPServerCodec(secure: false),
            ])
            return ServiceConnection(
                try NIOAsyncChannel(
                    wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true)))
        }
    }

    private var decoderLimits: NIOHTTPDecoderLimitConfiguration {
        var decoderLimits = NIOHTTPDecoderLimitConfiguration()
        decoderLimits.maxHeaderFieldSize = limits.headerLength
        decoderLimits.maxHeaderListSize = limits.headerLength
        decoderLimits.maxHeaderFieldCount = 100
        return decoderLimits
    }

    func handle(value connection: ServiceConnection, logger: Logger) async {
        await handleHTTP(asyncChannel: connection.asyncChannel, logger: logger)
    }
}
#endif
