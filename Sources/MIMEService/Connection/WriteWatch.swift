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

    /// Counts the bytes that have not been sent yet.
    private func account(_ context: ChannelHandlerContext) -> Int {
        let unsent = (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
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
#endif
