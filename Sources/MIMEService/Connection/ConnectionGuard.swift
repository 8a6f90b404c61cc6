#if Server
import NIOCore
import NIOHTTP1

/// Keeps one connection from taking more than its share, and ends it properly.
///
/// Hummingbird leaves these to its user: a time limit for headers and bodies, an end to bodies that never end,
/// `Connection: close` in an answer, HTTP/1.0, and a close that lets the client read the answer first. It works on the
/// connection's event loop, so nothing here is shared.
final class ConnectionGuard: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// What is known about a request that is not answered yet.
    private struct Exchange {
        /// Whether the client wants to go on afterwards.
        let keepsAlive: Bool
        let isHTTP10: Bool
    }

    /// How long a client may take to read the answer and to stop sending, once it is to be closed.
    private static let lingerTime = TimeAmount.seconds(2)
    /// How much it may send meanwhile.
    private static let lingerLength = 64 << 20
    /// How long a connection without a request stays open when the service stops: one may be on its way.
    private static let quiesceTime = TimeAmount.milliseconds(500)

    private let bodyLength: Int
    private let timeouts: ServiceTimeouts
    private var deadline: Scheduled<Void>?
    /// The requests that are not answered yet, in their order.
    private var exchanges: CircularBuffer<Exchange> = []
    private var isReadingBody = false
    private var isResponding = false
    private var closesAfterResponse = false
    private var isQuiescing = false
    private var isLingering = false
    /// What to answer once all requests before are answered; nothing is read meanwhile.
    private var refusal: ConnectionProblem?
    /// The bytes of the current body, or those that came while lingering.
    private var count = 0

    init(bodyLength: Int, timeouts: ServiceTimeouts) {
        self.bodyLength = bodyLength
        self.timeouts = timeouts
    }

    func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { awaitHead(context) }
    }

    func channelActive(context: ChannelHandlerContext) {
        awaitHead(context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        cancelDeadline()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        cancelDeadline()
    }
}

// Requests

extension ConnectionGuard {
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = unwrapInboundIn(data)
        if isLingering { return drop(part, context) }
        guard refusal == nil else { return }
        switch part {
        case .head(let head):
            cancelDeadline()
            guard head.hasSoundHost else { return refuseNext(.unclearHost, context) }
            exchanges.append(Exchange(keepsAlive: head.isKeepAlive, isHTTP10: head.version == .http1_0))
            (isReadingBody, count) = (true, 0)
        case .body(let bytes):
            count += bytes.readableBytes
            // An unanswered request is told so by who reads its body.
            if count > bodyLength, exchanges.isEmpty { return context.close(promise: nil) }
        case .end:
            isReadingBody = false
            cancelDeadline()
            if isQuiescing, exchanges.isEmpty { closeWhenQuiet(context) }
        }
        context.fireChannelRead(data)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if isLingering {
            // Nobody behind this handler asks for more.
            context.read()
        } else if isReadingBody, deadline == nil {
            awaitBody(context)
        }
        context.fireChannelReadComplete()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? HTTPParserError, exchanges.isEmpty || !isReadingBody, !isLingering else {
            return context.fireErrorCaught(error)
        }
        refuseNext(ConnectionProblem(error), context)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent {
            isQuiescing = true
            if exchanges.isEmpty, !isLingering { closeWhenQuiet(context) }
            return
        }
        if isLingering, case .some(.inputClosed) = event as? ChannelEvent { context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }

    private func drop(_ part: HTTPServerRequestPart, _ context: ChannelHandlerContext) {
        guard case .body(let bytes) = part else { return }
        count += bytes.readableBytes
        if count > Self.lingerLength { context.close(promise: nil) }
    }
}

// Responses

extension ConnectionGuard {
    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard !isLingering else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        switch unwrapOutboundIn(data) {
        case .head(let head) where head.status.code >= 200:
            context.write(wrapOutboundOut(.head(completed(head))), promise: promise)
        case .head where exchanges.first?.isHTTP10 == true:
            // HTTP/1.0 knows no interim responses.
            promise?.succeed()
        case .end: endResponse(context, data, promise)
        default: context.write(data, promise: promise)
        }
    }

    /// Says in the answer whether the connection goes on.
    private func completed(_ head: HTTPResponseHead) -> HTTPResponseHead {
        var head = head
        isResponding = true
        let exchange = exchanges.first
        closesAfterResponse = isQuiescing || exchange?.keepsAlive == false || !head.isKeepAlive
        if closesAfterResponse {
            head.headers.replaceOrAdd(name: "connection", value: "close")
        } else if exchange?.isHTTP10 == true {
            head.headers.replaceOrAdd(name: "connection", value: "keep-alive")
        }
        return head
    }

    private func endResponse(
        _ context: ChannelHandlerContext, _ data: NIOAny, _ promise: EventLoopPromise<Void>?
    ) {
        isResponding = false
        _ = exchanges.popFirst()
        let isAnsweredEarly = isReadingBody && exchanges.isEmpty
        if closesAfterResponse || isAnsweredEarly && count > bodyLength {
            return endAndLinger(context, promise)
        }
        context.write(data, promise: promise)
        if exchanges.isEmpty, let refusal { return refuse(refusal, context) }
        guard isAnsweredEarly else { return }
        cancelDeadline()
        awaitBody(context)
    }

    /// Refuses what came after requests that are not answered yet, in its turn.
    private func refuseNext(_ problem: ConnectionProblem, _ context: ChannelHandlerContext) {
        if exchanges.isEmpty { refuse(problem, context) } else { refusal = problem }
    }

    /// Answers in the place of those behind this handler, and closes.
    private func refuse(_ problem: ConnectionProblem, _ context: ChannelHandlerContext) {
        context.write(wrapOutboundOut(.head(problem.head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(problem.body))), promise: nil)
        endAndLinger(context, nil)
    }

    /// Ends the answer and closes in a way that lets the client read it: while it is still sending, a plain close would reset
    /// the connection and take the answer with it.
    private func endAndLinger(_ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?) {
        (isLingering, count) = (true, 0)
        let flushed = context.eventLoop.makePromise(of: Void.self)
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        flushed.futureResult.whenComplete { _ in
            bound.value.close(mode: .output, promise: nil)
            bound.value.read()
        }
        flushed.futureResult.cascade(to: promise)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: flushed)
        cancelDeadline()
        setDeadline(Self.lingerTime, context) { _, context in context.close(promise: nil) }
    }
}

// Time

extension ConnectionGuard {
    private func awaitHead(_ context: ChannelHandlerContext) {
        setDeadline(TimeAmount(timeouts.header), context) { handler, context in handler.refuse(.slowHeaders, context) }
    }

    private func awaitBody(_ context: ChannelHandlerContext) {
        let time = exchanges.isEmpty ? timeouts.rest : timeouts.body
        setDeadline(TimeAmount(time), context) { handler, context in
            if handler.exchanges.count == 1, !handler.isResponding {
                handler.refuse(.slowBody, context)
            } else {
                context.close(promise: nil)
            }
        }
    }

    private func closeWhenQuiet(_ context: ChannelHandlerContext) {
        cancelDeadline()
        setDeadline(Self.quiesceTime, context) { _, context in context.close(promise: nil) }
    }

    private func setDeadline(
        _ time: TimeAmount, _ context: ChannelHandlerContext,
        _ action: @escaping (ConnectionGuard, ChannelHandlerContext) -> Void
    ) {
        guard deadline == nil else { return }
        // The context, which the task needs, keeps this handler alive anyway, until the deadline is cancelled.
        deadline = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
            self.deadline = nil
            action(self, context)
        }
    }

    private func cancelDeadline() {
        deadline?.cancel()
        deadline = nil
    }
}
#endif
