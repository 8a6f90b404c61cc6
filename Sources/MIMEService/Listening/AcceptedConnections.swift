#if Server
import NIOCore
import MIMETypes

/// The connections that were accepted but are not handled yet.
///
/// When the listening socket closes, NIO closes the connections whose handlers are not set up yet. So closing has to
/// wait for them.
final class AcceptedConnections: Sendable {
    private struct State {
        var pending: Set<ObjectIdentifier> = []
        var whenNone: (@Sendable () -> Void)?
    }

    private let state = Lock(State())

    /// Makes a handler for the listening socket, to be added before all others.
    func makeHandler() -> some ChannelInboundHandler & Sendable { Handler(accepted: self) }

    /// Calls a closure once, as soon as there are no such connections.
    func whenNone(_ action: @escaping @Sendable () -> Void) {
        change { $0.whenNone = action }
    }

    /// Records that a connection is handled from now on.
    func handled(_ channel: any Channel) { handled(ObjectIdentifier(channel)) }

    private func handled(_ identifier: ObjectIdentifier) {
        change { $0.pending.remove(identifier) }
    }

    private func accepted(_ channel: any Channel) {
        let identifier = ObjectIdentifier(channel)
        change { $0.pending.insert(identifier) }
        // A connection that is closed before it is set up is never handled.
        channel.closeFuture.whenComplete { [weak self] _ in self?.handled(identifier) }
    }

    private func change(_ change: (inout State) -> Void) {
        let action: (@Sendable () -> Void)? = state.withLock { state in
            change(&state)
            guard state.pending.isEmpty else { return nil }
            defer { state.whenNone = nil }
            return state.whenNone
        }
        action?()
    }

    private final class Handler: ChannelInboundHandler, Sendable {
        typealias InboundIn = any Channel

        private let accepted: AcceptedConnections

        init(accepted: AcceptedConnections) {
            self.accepted = accepted
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            accepted.accepted(unwrapInboundIn(data))
            context.fireChannelRead(data)
        }
    }
}
#endif
