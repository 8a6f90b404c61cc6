#if Server
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// What stands between a socket and Hummingbird: HTTP/1 with a guard for the connection.
///
/// It is Hummingbird's own `HTTP1Channel` but for the guard, which has to see requests before they lose their version.
struct ServiceChannel: ServerChildChannel, HTTPChannelHandler {
    let responder: HTTPChannelHandler.Responder
    let limits: ServiceLimits
    let timeouts: ServiceTimeouts

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<ServiceConnection> {
        channel.eventLoop.makeCompletedFuture {
            var decoderLimits = NIOHTTPDecoderLimitConfiguration()
            decoderLimits.maxHeaderFieldSize = limits.headerLength
            decoderLimits.maxHeaderListSize = limits.headerLength
            decoderLimits.maxHeaderFieldCount = 100
            let pipeline = channel.pipeline.syncOperations
            try pipeline.configureHTTPServerPipeline(
                withPipeliningAssistance: false, withErrorHandling: false, withOutboundHeaderValidation: false,
                withEncoderConfiguration: .init(), withDecoderLimitConfiguration: decoderLimits)
            try pipeline.addHandlers([
                ConnectionGuard(bodyLength: limits.bodyLength, timeouts: timeouts),
                HTTP1ToHTTPServerCodec(secure: false),
                HTTPConnectionStateHandler(idleTimeout: timeouts.idle, logger: logger),
            ])
            return ServiceConnection(
                try NIOAsyncChannel(
                    wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true)))
        }
    }

    func handle(value connection: ServiceConnection, logger: Logger) async {
        await handleHTTP(asyncChannel: connection.asyncChannel, logger: logger)
    }
}
#endif
