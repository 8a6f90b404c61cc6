#if Server
import NIOCore
import NIOHTTP1

extension ConnectionGuard {
    /// How long a connection without a request stays open when the service stops, because a request may be on its way.
    private static let quiesceTime = Duration.milliseconds(500)
    /// How long a client may take to send its first request after it connects, even if the service stops.
    private static let firstRequestTime = Duration.seconds(2)

    /// Waits for a request head; a client that has sent only a part of it in time gets the status 408.
    func awaitHead(_ time: Duration, _ context: ChannelHandlerContext) {
        setDeadline(min(time, timeouts.idle), context) { handler, context in
            if context.unsentCount > 0 {
                // The client is still reading at a sufficient rate, or it would have been cut off.
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

    /// Checks repeatedly how fast a body arrives.
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

    /// Makes the reader of the body respond with an error, unless there already is a response.
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

    /// Whether the client sends a chunked body with extensions and trailers that are far longer than the body itself.
    ///
    /// They don't count towards any other limit. Chunks of a single byte are still accepted.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9112#section-7.1.1
    var isMostlyFraming: Bool {
        announced == nil && gate.received - receivedBefore > count * 16 + (1 << 20)
    }

    /// Closes the connection after some time, whatever the client does.
    func linger(_ time: Duration, _ context: ChannelHandlerContext) {
        deadline.clear()
        setDeadline(time, context) { _, context in context.close(promise: nil) }
    }

    private func setDeadline(
        _ time: Duration, _ context: ChannelHandlerContext,
        _ action: @escaping (ConnectionGuard, ChannelHandlerContext) -> Void
    ) {
        guard !deadline.isSet else { return }
        // The action needs the context, which keeps this handler alive until the connection ends anyway.
        deadline.set(TimeAmount(time), context.eventLoop) { action(self, context) }
    }
}

/// The progress of a client in sending its body at some point.
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

    /// Returns how many bytes have arrived since then.
    func received(_ gate: PipelineGate) -> Int { gate.received - receivedBefore }

    /// Returns how long the service has waited for the client since then.
    func waited(_ gate: PipelineGate) -> Duration {
        .nanoseconds((gate.waited - waitedBefore).nanoseconds)
    }
}
#endif
