#if Server
import NIOCore

/// Closes connections whose clients don't read.
///
/// Bytes that a client leaves unread count towards the memory that clients may use. In each interval of the time-out,
/// the client must read as much as the minimum rate requires.
final class WriteWatch: ChannelOutboundHandler {
    typealias OutboundIn = IOData
    typealias OutboundOut = IOData

    private let timeout: TimeAmount
    /// The minimum number of bytes that must be read in that time.
    private let minProgress: Int
    private let share: MemoryBudget.Share
    private let observer: ConnectionObserver
    private var check: Scheduled<Void>?
    private var written = 0
    private var sentBefore = 0

    init(timeout: Duration, minRate: Int, share: MemoryBudget.Share, observer: ConnectionObserver) {
        self.timeout = TimeAmount(timeout)
        minProgress = max(1, Int(Double(minRate) * (timeout / .seconds(1))))
        self.share = share
        self.observer = observer
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        check?.cancel()
        check = nil
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        written += unwrapOutboundIn(data).readableBytes
        context.write(data, promise: promise)
    }

    func flush(context: ChannelHandlerContext) {
        context.flush()
        let unsent = account(context)
        if unsent > 0, check == nil { watch(context, unsent) }
    }

    /// Ends the output once everything is sent.
    ///
    /// If the client has already ended its input, NIO would close the connection at once, and discard unsent bytes.
    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        guard mode == .output, context.unsentCount > 0 else { return context.close(mode: mode, promise: promise) }
        let sent = context.eventLoop.makePromise(of: Void.self)
        sent.futureResult.assumeIsolated().whenComplete { _ in context.close(mode: mode, promise: promise) }
        context.writeAndFlush(wrapOutboundOut(.byteBuffer(ByteBuffer())), promise: sent)
    }

    /// Counts the bytes that have not been sent yet.
    private func account(_ context: ChannelHandlerContext) -> Int {
        let unsent = context.unsentCount
        do { try share.set(unsent) } catch { end(context) }
        return unsent
    }

    private func watch(_ context: ChannelHandlerContext, _ unsent: Int) {
        sentBefore = written - unsent
        check = context.eventLoop.assumeIsolated().scheduleTask(in: timeout) {
            self.check = nil
            let unsent = self.account(context)
            guard unsent > 0 else { return }
            if self.written - unsent - self.sentBefore < self.minProgress {
                self.end(context)
            } else {
                self.watch(context, unsent)
            }
        }
    }

    private func end(_ context: ChannelHandlerContext) {
        observer.connectionEnded(.unread, context.channel.remoteAddress)
        context.close(promise: nil)
    }
}

extension ChannelHandlerContext {
    /// The number of bytes that were written to the connection, and that the system has not taken yet.
    var unsentCount: Int { (try? channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0 }
}
#endif
