#if Server
import NIOCore
import NIOHTTP1

extension ConnectionGuard {
    /// How long a connection without a request stays open when the service stops: a request may be on its way.
    private static let quiesceTime = Duration.milliseconds(500)
    /// How long a client may take from connecting to its first request, even if the service stops.
    private static let firstRequestTime = Duration.seconds(2)

    /// Waits for a head; a client that has sent only a part of it gets the status 408.
    func awaitHead(_ time: Duration, _ context: ChannelHandlerContext) {
        setDeadline(min(time, timeouts.idle), context) { handler, context in
            let unsent = (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
            if unsent > 0 {
                // The client is still reading, fast enough, or it would have been cut off.
                handler.awaitHead(time, context)
            } else if handler.gate.hasPartOfHead {
                handler.refuse(.slowHeaders, context)
            } else {
                context.close(promise: nil)
            }
        }
    }

    /// Waits for the next request, unless the service stops.
    func awaitNext(_ context: ChannelHandlerContext) {
        guard isQuiescing else { return awaitHead(timeouts.idle, context) }
        deadline.clear()
        let age = openedAt.map { Duration.nanoseconds((context.eventLoop.now - $0).nanoseconds) }
        awaitHead(max(Self.quiesceTime, age.map { Self.firstRequestTime - $0 } ?? .zero), context)
    }

    /// Checks from time to time how fast a body arrives.
    func watchBody(_ context: ChannelHandlerContext) {
        let window = min(timeouts.idle, exchange == nil ? timeouts.rest : timeouts.body)
        let left = window - pace.waited(gate)
        setDeadline(max(left, .milliseconds(1)), context) { handler, context in
            handler.checkBody(window, context)
        }
    }

    private func checkBody(_ window: Duration, _ context: ChannelHandlerContext) {
        guard isReadingBody else { return }
        if pace.waited(gate) >= window {
            guard pace.received(gate) >= Int(Double(minRate) * (window / .seconds(1))) else {
                return endBody(context, SlowBody(), .bodyTimeout)
            }
            pace = BodyPace(gate)
        }
        watchBody(context)
    }

    /// Lets the reader of the body answer with an error, if that has not happened yet.
    func endBody(_ context: ChannelHandlerContext, _ error: any Error, _ cause: ConnectionProblem.Cause) {
        guard !pace.isBroken else { return }
        pace.isBroken = true
        if exchange != nil, !isResponding {
            observer.connectionEnded(cause, context.channel.remoteAddress)
            context.fireErrorCaught(error)
        } else {
            observer.connectionEnded(.restTimeout, context.channel.remoteAddress)
            context.close(promise: nil)
        }
    }

    /// Whether the client sends a body in chunks whose extensions and trailers are far longer than the body itself.
    ///
    /// They count towards no other limit, and chunks of one byte are still fine.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9112#section-7.1.1
    var isMostlyFraming: Bool {
        announced == nil && gate.received - receivedBefore > count * 16 + (1 << 20)
    }

    /// Closes after some time, whatever the client does.
    func linger(_ time: Duration, _ context: ChannelHandlerContext) {
        deadline.clear()
        setDeadline(time, context) { _, context in context.close(promise: nil) }
    }

    private func setDeadline(
        _ time: Duration, _ context: ChannelHandlerContext,
        _ action: @escaping (ConnectionGuard, ChannelHandlerContext) -> Void
    ) {
        guard !deadline.isSet else { return }
        // The context, which the action needs, keeps this handler alive anyway, until the connection ends.
        deadline.set(TimeAmount(time), context.eventLoop) { action(self, context) }
    }
}

/// How far a client had come with its body at some point.
struct BodyPace {
    private var receivedBefore = 0
    private var waitedBefore = TimeAmount.nanoseconds(0)
    /// Whether the client was too slow.
    var isBroken = false

    init() {}

    init(_ gate: PipelineGate) {
        receivedBefore = gate.received
        waitedBefore = gate.waited
    }

    /// How many bytes have arrived since.
    func received(_ gate: PipelineGate) -> Int { gate.received - receivedBefore }

    /// How long the service has waited for the client since.
    func waited(_ gate: PipelineGate) -> Duration {
        .nanoseconds((gate.waited - waitedBefore).nanoseconds)
    }
}
#endif
