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
    struct Exchange {
        /// Whether the client wants to go on afterwards.
        let keepsAlive: Bool
        let isHTTP10: Bool
    }

    let bodyLength: Int
    let timeouts: ServiceTimeouts
    let leastRate: Int
    let gate: PipelineGate
    let observer: ConnectionObserver
    let deadline = ConnectionDeadline()
    /// The request that is not answered yet.
    var exchange: Exchange?
    var isReadingBody = false
    /// How much of the current body is still to come, or nil if that is not said.
    var announced: Int?
    /// The bytes of the current body.
    var count = 0
    /// Where the client stood when its pace was looked at last.
    var pace = BodyPace()
    var isResponding = false
    var isProblem = false
    var closesAfterResponse = false
    var isQuiescing = false
    var isLingering = false

    init(limits: ServiceLimits, timeouts: ServiceTimeouts, gate: PipelineGate, observer: ConnectionObserver) {
        bodyLength = limits.bodyLength
        leastRate = limits.leastRate
        self.timeouts = timeouts
        self.gate = gate
        self.observer = observer
    }

    func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { awaitHead(timeouts.header, context) }
    }

    func channelActive(context: ChannelHandlerContext) {
        awaitHead(timeouts.header, context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline.end()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        deadline.end()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isLingering else { return }
        switch unwrapInboundIn(data) {
        case .head(let head):
            deadline.clear()
            guard head.hasSoundHost else { return refuse(.unclearHost, context) }
            guard head.hasKnownTransferCoding else { return refuse(.unknownTransferCoding, context) }
            begin(head)
        case .body(let bytes):
            count += bytes.readableBytes
            // An unanswered request is told so by who reads its body.
            if count > bodyLength, exchange == nil { return context.close(promise: nil) }
        case .end:
            isReadingBody = false
            deadline.clear()
            gate.expect(exchange == nil ? .head : .later)
            if exchange == nil { awaitNext(context) }
        }
        context.fireChannelRead(data)
    }

    private func begin(_ head: HTTPRequestHead) {
        exchange = Exchange(keepsAlive: head.isKeepAlive && !head.isUnsurelyFramed, isHTTP10: head.version == .http1_0)
        (isReadingBody, count, pace) = (true, 0, BodyPace(gate))
        announced = head.headers.first(name: "content-length").map { Int($0) ?? .max }
        let isChunked = head.headers.contains(name: "transfer-encoding")
        gate.expect(.body(left: isChunked ? nil : announced ?? 0))
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if isReadingBody, !deadline.isSet, !isLingering { watchBody(context) }
        context.fireChannelReadComplete()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // Who reads a body answers for it.
        guard let error = error as? HTTPParserError, exchange == nil, !isLingering else {
            return context.fireErrorCaught(error)
        }
        if isReadingBody { return context.close(promise: nil) }
        refuse(ConnectionProblem(error), context)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent {
            isQuiescing = true
            if isLingering { linger(Self.lingerTime, context) } else if exchange == nil { awaitNext(context) }
            return
        }
        if isLingering, case .some(.inputClosed) = event as? ChannelEvent { context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }
}
#endif
