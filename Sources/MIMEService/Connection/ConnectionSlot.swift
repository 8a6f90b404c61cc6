#if Server
import NIOCore

/// Counts a connection while it is open, and refuses it if its client has too many.
///
/// The handler is removed once the connection is counted.
final class ConnectionSlot: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// The time that a client has to read why it is refused.
    private static let refusalTime = TimeAmount.milliseconds(500)

    /// The memory that an open connection takes for its handlers, buffers and tasks, in bytes.
    private static let connectionLength = 16 << 10

    private let client: Client
    private let share: MemoryBudget.Share
    private let counter: ConnectionCounter
    private let observer: ConnectionObserver
    private var isRefused = false

    init(client: Client, share: MemoryBudget.Share, counter: ConnectionCounter, observer: ConnectionObserver) {
        self.client = client
        self.share = share
        self.counter = counter
        self.observer = observer
    }

    func channelActive(context: ChannelHandlerContext) {
        guard counter.open(client) else { return refuse(context) }
        share.takeAnyway(Self.connectionLength)
        context.channel.closeFuture.assumeIsolated().whenComplete { [counter, client, share] _ in
            counter.close(client)
            share.giveBack()
        }
        context.fireChannelActive()
        context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if !isRefused { context.fireChannelRead(data) }
    }

    private func refuse(_ context: ChannelHandlerContext) {
        isRefused = true
        let problem = ConnectionProblem.tooManyConnections
        observer.refused(problem, context.channel.remoteAddress)
        context.writeAndFlush(wrapOutboundOut(problem.bytes), promise: nil)
        context.close(mode: .output, promise: nil)
        context.eventLoop.assumeIsolated().scheduleTask(in: Self.refusalTime) { context.close(promise: nil) }
    }
}
#endif
