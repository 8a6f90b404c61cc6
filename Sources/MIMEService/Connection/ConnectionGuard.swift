#if Server
import NIOCore
import NIOHTTP1

/// Prevents a connection from taking more than its share, and closes it properly.
///
/// Hummingbird leaves several tasks to its user: time limits for headers and bodies, length limits for bodies,
/// `Connection: close` in responses, HTTP/1.0, and closing a connection only after the client could read the response.
/// This handler runs on the connection's event loop and shares no state.
final class ConnectionGuard: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// A request that has no response yet.
    struct Exchange {
        /// Whether the client wants to keep the connection.
        let keepsAlive: Bool
        let isHTTP10: Bool
    }

    let bodyLength: Int
    let timeouts: ServiceTimeouts
    let minRate: Int
    let state: ServiceState
    let gate: PipelineGate
    let observer: ConnectionObserver
    let deadline = ConnectionDeadline()
    /// The request that has no response yet.
    var exchange: Exchange?
    var isReadingBody = false
    /// The length of the current body, or nil if it is not stated.
    var announced: Int?
    /// The number of bytes of the current body that have arrived.
    var count = 0
    /// The number of bytes that had arrived on the connection when the current body began.
    var receivedBefore = 0
    /// The progress of the client at the last check of its pace.
    var pace = BodyPace()
    var isResponding = false
    var isProblem = false
    var closesAfterResponse = false
    var isQuiescing = false
    /// When the connection was opened; nil once a request has arrived on it.
    var openedAt: NIODeadline?
    var isLingering = false

    init(
        limits: ServiceLimits, timeouts: ServiceTimeouts, state: ServiceState, gate: PipelineGate,
        observer: ConnectionObserver
    ) {
        self.state = state
        bodyLength = limits.bodyLength
        minRate = limits.minRate
        self.timeouts = timeouts
        self.gate = gate
        self.observer = observer
    }

    func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { begin(context) }
    }

    func channelActive(context: ChannelHandlerContext) {
        begin(context)
        context.fireChannelActive()
    }

    private func begin(_ context: ChannelHandlerContext) {
        openedAt = context.eventLoop.now
        awaitHead(timeouts.header, context)
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
            // For a request that has no response yet, the reader of the body reports this.
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
        openedAt = nil
        (isReadingBody, count, receivedBefore, pace) = (true, 0, gate.received, BodyPace(gate))
        announced = head.headers.first(name: "content-length").map { Int($0) ?? .max }
        let isChunked = head.headers.contains(name: "transfer-encoding")
        gate.expect(.body(left: isChunked ? nil : announced ?? 0))
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if isReadingBody, isMostlyFraming { endBody(context, HTTPParserError.invalidChunkSize, .framing) }
        if isReadingBody, !deadline.isSet, !isLingering { watchBody(context) }
        context.fireChannelReadComplete()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // The reader of a body reports the body's errors.
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
        // If some of the response has not been sent yet, the connection is closed after that.
        if isLingering, case .some(.inputClosed) = event as? ChannelEvent, context.unsentCount == 0 {
            context.close(promise: nil)
        }
        context.fireUserInboundEventTriggered(event)
    }
}
#endif
