#if Server
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// Responds to requests with short bodies, or with none, as soon as they have arrived.
///
/// These are most requests, and most of them need nothing that has to be awaited. If they were passed to Hummingbird,
/// a task would be resumed for each of their parts, which takes longer than most responses. All other requests are
/// passed on.
///
/// `PipelineGate` holds back the next request until a response has been written, so responses stay in order.
final class WholeRequestHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private enum Stage {
        /// The parts of a request are passed on.
        case passing
        /// The parts of a request are collected.
        case collecting
        /// A request is complete, and its response waits for something.
        case waiting
        /// A request has its response, and the rest of it is ignored.
        case ignoring
    }

    private let responder: ConnectionResponder
    private var stage = Stage.passing
    private var visit: ServiceResponder.Visit?
    private var body: WholeBody?
    /// Whether any request was passed on.
    private var hasPassed = false
    /// Events that arrived while a response was waiting, and that would end the connection before the response.
    private var heldEvents: [(ChannelHandlerContext) -> Void] = []

    init(responder: ConnectionResponder) {
        self.responder = responder
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = unwrapInboundIn(data)
        if case .head(let head) = part { begin(head, context) }
        switch (stage, part) {
        case (.passing, _):
            hasPassed = true
            context.fireChannelRead(data)
        case (.collecting, .body(let bytes)): body?.append(bytes)
        case (.collecting, .end): complete(context)
        case (.ignoring, .end): stage = .passing
        default: break
        }
    }

    private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        stage = .passing
        guard let length = responder.wholeLength(of: head),
            let (visit, reader) = responder.begin(head, bodyLength: length, context.channel)
        else { return }
        (self.visit, stage) = (visit, .collecting)
        // The end of a request without a body follows at once.
        guard let reader else { return }
        do {
            let handler = try responder.responder.bodyHandler(of: visit, reader)
            body = try WholeBody(length: length, of: visit, budget: responder.budget, handler)
        } catch {
            refuse(responder.responder.fail(visit, error), context)
        }
    }

    private func complete(_ context: ChannelHandlerContext) {
        guard let visit = visit.take() else { return }
        let body = body.take()
        body?.end()
        stage = .passing
        let outcome = body.map { responder.responder.respondAtOnce(to: visit, $0) }
        switch outcome ?? responder.responder.respondAtOnce(to: visit) {
        case .response(let response): write(response, to: visit, context)
        case .later(let work): wait(for: work, visit, body, context)
        }
    }

    private func wait(
        for work: @escaping @Sendable () async throws -> Response, _ visit: ServiceResponder.Visit, _ body: WholeBody?,
        _ context: ChannelHandlerContext
    ) {
        stage = .waiting
        // The memory of the body is reserved until the response is complete.
        let bound = NIOLoopBound((self, body, context), eventLoop: context.eventLoop)
        Task(executorPreference: EventLoopExecutor(context.eventLoop)) { [responder = responder.responder] in
            let response = await responder.respond(to: visit, work)
            let (handler, _, context) = bound.value
            handler.resume(response, to: visit, context)
        }
    }

    /// Responds to a request that was waiting.
    private func resume(_ response: Response, to visit: ServiceResponder.Visit, _ context: ChannelHandlerContext) {
        stage = .passing
        write(response, to: visit, context)
        let events = heldEvents
        heldEvents = []
        for event in events { event(context) }
    }

    /// Responds before the request has arrived completely.
    private func refuse(_ refusal: Response, _ context: ChannelHandlerContext) {
        body.take()?.end()
        guard let visit = visit.take() else { return }
        stage = .ignoring
        write(refusal, to: visit, context)
    }

    private func write(_ response: Response, to visit: ServiceResponder.Visit, _ context: ChannelHandlerContext) {
        let (response, share) = responder.counted(response, to: visit.request, context.channel)
        context.write(wrapOutboundOut(.head(HTTPResponseHead(response.head))), promise: nil)
        if response.body.readableBytes > 0 {
            context.write(wrapOutboundOut(.body(.byteBuffer(response.body))), promise: nil)
        }
        guard let share else { return context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil) }
        let promise = context.eventLoop.makePromise(of: Void.self)
        promise.futureResult.assumeIsolated().whenComplete { _ in share.giveBack() }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: promise)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch stage {
        case .collecting:
            guard let visit else { return }
            refuse(responder.responder.fail(visit, error), context)
        case .waiting: heldEvents.append { $0.fireErrorCaught(error) }
        default: context.fireErrorCaught(error)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard case .some(.inputClosed) = event as? ChannelEvent else {
            return context.fireUserInboundEventTriggered(event)
        }
        if case .waiting = stage { heldEvents.append(endInput) } else { endInput(context) }
    }

    /// Reacts to the end of the client's input.
    ///
    /// If Hummingbird had not got any request, it would close the connection at once, even if some of a response has
    /// not been sent yet.
    private func endInput(_ context: ChannelHandlerContext) {
        guard hasPassed else { return context.close(mode: .output, promise: nil) }
        context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    }

    func channelInactive(context: ChannelHandlerContext) {
        abandon()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { abandon() }

    /// Records a request whose connection has ended before it was complete.
    private func abandon() {
        body = nil
        guard let visit = visit.take() else { return }
        stage = .ignoring
        _ = responder.responder.fail(visit, ChannelError.ioOnClosedChannel)
    }
}
#endif
