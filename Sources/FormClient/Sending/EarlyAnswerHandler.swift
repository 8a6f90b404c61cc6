#if Upload
import NIOCore
import NIOHTTP1

/// Sees to it that a request ends when it is refused before all of it was sent.
///
/// When an answer with a status of 300 or more comes early, the HTTP client stops taking the body, and the task that was
/// about to hand it the next piece waits for ever, with all that it holds. So the client is shown another status, which lets
/// it go on; once the answer is complete the connection is closed, since the rest of the body would be taken for the next
/// request, and that ends the task.
final class EarlyAnswerHandler: ChannelDuplexHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias InboundOut = HTTPClientResponsePart
    typealias OutboundIn = HTTPClientRequestPart
    typealias OutboundOut = HTTPClientRequestPart

    /// The header that has the true status; no server can send a name like that.
    private static let statusHeader = ":status"

    private var isSending = false
    private var isRefused = false

    /// Puts a handler where it sees requests and responses.
    static func add(to channel: any Channel) -> EventLoopFuture<Void> {
        channel.eventLoop.submit {
            let pipeline = channel.pipeline.syncOperations
            let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
            try pipeline.addHandler(EarlyAnswerHandler(), position: .after(decoder))
        }
    }

    /// Gives the status and the headers as the server sent them.
    static func original(status: Int, headers: HTTPHeaders) -> (status: Int, headers: HTTPHeaders) {
        guard let original = headers.first(name: statusHeader).flatMap({ Int($0) }) else { return (status, headers) }
        var headers = headers
        headers.remove(name: statusHeader)
        return (original, headers)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head:
            isSending = true
            isRefused = false
        case .end: isSending = false
        case .body: break
        }
        context.write(data, promise: promise)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(var head) where isSending && head.status.code >= 300:
            isRefused = true
            head.headers.add(name: Self.statusHeader, value: "\(head.status.code)")
            head.status = .ok
            context.fireChannelRead(wrapInboundOut(.head(head)))
        case .end where isRefused:
            context.fireChannelRead(data)
            context.close(promise: nil)
        default:
            context.fireChannelRead(data)
        }
    }
}
#endif
