#if Server
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// The handlers between a socket and Hummingbird: those for HTTP/1, and guards for the connection.
///
/// It is Hummingbird's own `HTTP1Channel` plus the guards. Some guards must see bytes, and others must see requests
/// while they still contain their HTTP version.
struct ServiceChannel: ServerChildChannel, HTTPChannelHandler {
    let requests: ConnectionResponder
    let limits: ServiceLimits
    let timeouts: ServiceTimeouts
    let budget: MemoryBudget
    let counter: ConnectionCounter
    let proxies: TrustedProxies
    let state: ServiceState
    let observer: ConnectionObserver
    let turns = PipelineTurns()

    /// The number of parts of a request that may wait for their reader before receiving is paused.
    ///
    /// Each piece of a body keeps the buffer in which it was received alive.
    private static let unreadParts = NIOAsyncSequenceProducerBackPressureStrategies.HighLowWatermark(
        lowWatermark: 1, highWatermark: 2)

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<ServiceConnection> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            let client = proxies.peer(of: channel)
            func share() -> MemoryBudget.Share { MemoryBudget.Share(of: budget, for: client) }
            let gate = PipelineGate(share: share(), turns: turns)
            let watch = WriteWatch(
                timeout: timeouts.write, minRate: limits.minRate, share: share(), observer: observer)
            let slot = ConnectionSlot(client: client, share: share(), counter: counter, observer: observer)
            try pipeline.addHandlers([slot, watch, gate])
            try pipeline.configureHTTPServerPipeline(
                withPipeliningAssistance: false, withErrorHandling: false, withOutboundHeaderValidation: false,
                withEncoderConfiguration: .init(), withDecoderLimitConfiguration: decoderLimits)
            try pipeline.addHandlers([
                ConnectionGuard(limits: limits, timeouts: timeouts, state: state, gate: gate, observer: observer),
                WholeRequestHandler(responder: requests),
                HTTP1ToHTTPServerCodec(secure: false),
            ])
            return ServiceConnection(
                try NIOAsyncChannel(
                    wrappingChannelSynchronously: channel,
                    configuration: .init(
                        backPressureStrategy: Self.unreadParts, isOutboundHalfClosureEnabled: true)))
        }
    }

    var responder: HTTPChannelHandler.Responder {
        { [requests] request, writer, channel in try await requests.respond(to: request, writer, channel) }
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
