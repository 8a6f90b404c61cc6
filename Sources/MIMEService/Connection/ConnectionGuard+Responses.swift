#if Server
import NIOCore
import NIOHTTP1

extension ConnectionGuard {
    /// How long a client may keep sending after it got a response on a connection that is to be closed.
    static let lingerTime = Duration.seconds(2)
    /// The maximum number of bytes that it may send in that time.
    private static let lingerLength = 64 << 20

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard !isLingering else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        switch unwrapOutboundIn(data) {
        case .head(let head) where head.status.code >= 200:
            context.write(wrapOutboundOut(.head(completed(head))), promise: promise)
        case .head where exchange?.isHTTP10 == true:
            // HTTP/1.0 has no interim responses.
            promise?.succeed()
        case .end: endResponse(context, data, promise)
        default: context.write(data, promise: promise)
        }
    }

    /// Adds headers that state whether the connection stays open.
    private func completed(_ head: HTTPResponseHead) -> HTTPResponseHead {
        var head = head
        isResponding = true
        isProblem = head.status.code >= 400
        // A client that learns this early sends its next request elsewhere before this instance stops.
        closesAfterResponse =
            isQuiescing || state.isStopping || exchange?.keepsAlive == false || !head.isKeepAlive || pace.isBroken
            || isRestTooLong
        if closesAfterResponse {
            head.headers.replaceOrAdd(name: "connection", value: "close")
        } else if exchange?.isHTTP10 == true {
            head.headers.replaceOrAdd(name: "connection", value: "keep-alive")
        }
        return head
    }

    /// The maximum number of missing bytes for which the response still waits for the end of the body.
    static let shortRest = 1 << 20

    /// Whether the missing part of the body is so long, or of unknown length, that the client should stop sending it.
    private var isRestTooLong: Bool {
        isReadingBody && (announced.map { $0 - count } ?? .max) > Self.shortRest
    }

    private func endResponse(
        _ context: ChannelHandlerContext, _ data: NIOAny, _ promise: EventLoopPromise<Void>?
    ) {
        isResponding = false
        exchange = nil
        guard !closesAfterResponse else {
            // Clients that read only after they have sent everything are allowed to finish sending.
            let isEarly = isReadingBody && !isProblem && !pace.isBroken && !isQuiescing
            return endAndLinger(context, promise, isEarly ? timeouts.rest : Self.lingerTime, isEarly ? bodyLength : nil)
        }
        context.write(data, promise: promise)
        deadline.clear()
        if isReadingBody {
            pace = BodyPace(gate)
            return watchBody(context)
        }
        gate.expect(.head)
        awaitNext(context)
    }

    /// Responds in place of the next handlers, and closes the connection.
    func refuse(_ problem: ConnectionProblem, _ context: ChannelHandlerContext) {
        observer.refused(problem, context.channel.remoteAddress)
        context.write(wrapOutboundOut(.head(problem.head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(problem.body))), promise: nil)
        endAndLinger(context, nil, Self.lingerTime, nil)
    }

    /// Ends the response, and closes the connection in such a way that the client can still read the response.
    ///
    /// While the client is still sending, a plain close would reset the connection, and the response would be lost.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9112#section-9.6
    private func endAndLinger(
        _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?, _ time: Duration, _ length: Int?
    ) {
        isLingering = true
        deadline.clear()
        let flushed = context.eventLoop.makePromise(of: Void.self)
        flushed.futureResult.assumeIsolated().whenComplete { _ in
            context.close(mode: .output, promise: nil)
            self.gate.expect(.ignored(left: length ?? Self.lingerLength))
            self.linger(time, context)
            context.read()
        }
        flushed.futureResult.cascade(to: promise)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: flushed)
    }
}
#endif
