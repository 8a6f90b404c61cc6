#if Server
import NIOCore

/// Gives the parser one request at a time, and counts what a client sends.
///
/// A client may send requests without waiting for answers. Parsed, a request of 30 bytes takes a hundred times as much
/// memory, and its answer more; so what lies behind the end of a request waits as bytes until that request is answered,
/// and while something waits nothing is read. What waits counts towards the memory that clients may take.
///
/// https://www.rfc-editor.org/rfc/rfc9112#section-9.3.2
final class PipelineGate: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = IOData
    typealias OutboundOut = IOData

    /// What the next bytes belong to.
    enum Stage {
        case head
        /// A body of which so many bytes are left, or nil if its chunks say where it ends.
        case body(left: Int?)
        /// A request that has not come to its turn.
        case later
        /// What a client sends after it was told that the connection ends, and how much more of it is put up with.
        case ignored(left: Int)
    }

    private let share: MemoryBudget.Share
    private var context: ChannelHandlerContext?
    private var stage = Stage.head
    private var waiting = ByteBuffer()
    private var isFeeding = false
    private var isReadWanted = false
    /// That the client will send no more, which is told after what waits.
    private var heldEvent: ChannelEvent?
    /// Whether the line that is being read is empty so far, so that its end is the end of a head.
    private var isLineEmpty = false
    /// When bytes were asked for that have not come yet.
    private var askedAt: NIODeadline?
    private var waitedBefore = TimeAmount.nanoseconds(0)

    /// How many bytes have come.
    private(set) var received = 0
    /// Whether a part of a head has come.
    private(set) var hasPartOfHead = false

    init(share: MemoryBudget.Share) {
        self.share = share
    }

    /// How long the client has been waited for; time in which nothing was asked of it does not count.
    var waited: TimeAmount {
        waitedBefore + (askedAt.map { NIODeadline.now() - $0 } ?? .nanoseconds(0))
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    /// Says what comes next.
    ///
    /// Waiting bytes are fed soon, not within this call, since the parser may be at work.
    func expect(_ stage: Stage) {
        self.stage = stage
        if case .head = stage { hasPartOfHead = false }
        guard let context, waiting.readableBytes > 0 || heldEvent != nil else { return }
        if case .later = stage { return }
        context.eventLoop.assumeIsolated().execute { self.resume() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var bytes = unwrapInboundIn(data)
        if let askedAt { waitedBefore = waitedBefore + (NIODeadline.now() - askedAt) }
        askedAt = nil
        received += bytes.readableBytes
        if waiting.readableBytes == 0 { waiting = bytes } else { waiting.writeBuffer(&bytes) }
        feed(context)
    }

    func read(context: ChannelHandlerContext) {
        guard waiting.readableBytes == 0 else { return isReadWanted = true }
        if askedAt == nil { askedAt = .now() }
        context.read()
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        context.fireChannelReadComplete()
        // Nobody else asks for what is ignored.
        if case .ignored = stage { read(context: context) }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable, waiting.readableBytes > 0 { resume() }
        context.fireChannelWritabilityChanged()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .some(.inputClosed) = event as? ChannelEvent, waiting.readableBytes > 0 {
            return heldEvent = .inputClosed
        }
        context.fireUserInboundEventTriggered(event)
    }
}

extension PipelineGate {
    private func resume() {
        guard let context, context.channel.isActive else { return }
        feed(context)
        context.fireChannelReadComplete()
        guard waiting.readableBytes == 0 else { return }
        if let event = heldEvent {
            heldEvent = nil
            context.fireUserInboundEventTriggered(event)
        }
        guard isReadWanted else { return }
        isReadWanted = false
        read(context: context)
    }

    private func feed(_ context: ChannelHandlerContext) {
        guard !isFeeding else { return }
        isFeeding = true
        while let piece = nextPiece(context) { context.fireChannelRead(wrapInboundOut(piece)) }
        isFeeding = false
        do { try share.set(waiting.readableBytes) } catch { context.close(promise: nil) }
    }

    /// Takes what may be parsed now; nil if nothing may.
    private func nextPiece(_ context: ChannelHandlerContext) -> ByteBuffer? {
        guard waiting.readableBytes > 0 else { return nil }
        switch stage {
        case .later: return nil
        case .head:
            // Where a client does not read its answers it gets no more of them.
            guard context.channel.isWritable else { return nil }
            hasPartOfHead = true
            return take(lengthToEmptyLine())
        case .body(nil): return take(lengthToEmptyLine())
        case .body(let left?):
            let length = max(1, min(left, waiting.readableBytes))
            stage = .body(left: left - length)
            return take(length)
        case .ignored(let left):
            stage = .ignored(left: left - waiting.readableBytes)
            waiting.clear()
            if left <= 0 { context.close(promise: nil) }
            return nil
        }
    }

    private func take(_ length: Int) -> ByteBuffer? {
        guard length < waiting.readableBytes else {
            let all = waiting
            waiting = ByteBuffer()
            return all
        }
        return waiting.readSlice(length: length)
    }

    /// How many bytes there are up to the end of the next empty line, with which a head ends and a chunked body as
    /// well.
    private func lengthToEmptyLine() -> Int {
        waiting.withUnsafeReadableBytes { bytes in
            for (index, byte) in bytes.enumerated() {
                if byte == UInt8(ascii: "\n") {
                    if isLineEmpty {
                        isLineEmpty = false
                        return index + 1
                    }
                    isLineEmpty = true
                } else if byte != UInt8(ascii: "\r") {
                    isLineEmpty = false
                }
            }
            return bytes.count
        }
    }
}
#endif
