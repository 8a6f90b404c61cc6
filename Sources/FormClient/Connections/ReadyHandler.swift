#if Upload
import NIOCore
import NIOSOCKS
import NIOSSL
import NIOTLS

/// Waits until the handshake with the server or the proxy has succeeded or failed.
final class ReadyHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = Any

    private let promise: EventLoopPromise<Void>

    init(_ promise: EventLoopPromise<Void>) {
        self.promise = promise
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .handshakeCompleted? = event as? TLSUserEvent { promise.succeed() }
        if event is SOCKSProxyEstablishedEvent { promise.succeed() }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        let isEncrypted = (try? context.pipeline.syncOperations.handler(type: NIOSSLHandler.self)) != nil
        promise.fail(isEncrypted ? EncryptionFailure(error, channel: context.channel) : error)
        context.fireErrorCaught(error)
    }

    func channelInactive(context: ChannelHandlerContext) {
        promise.fail(ConnectionEnd())
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        promise.fail(ConnectionEnd())
    }
}
#endif
