#if Server
import NIOCore
import NIOHTTP1

/// Passes one request at a time to the parser, and counts the bytes that a client sends.
///
/// A client may send requests without waiting for responses. When a request of 30 bytes is parsed, it takes a hundred
/// times as much memory, and its response takes even more. So the bytes after the end of a request wait unparsed until
/// that request has its response, and nothing more is read while bytes wait. Waiting bytes count towards the memory
/// that clients may use.
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
        /// A body with this many bytes left; nil for a chunked body.
        case body(left: Int?)
        /// A later request, which must wait.
        case later
        /// Bytes that a client sends after the announced end of the connection; `left` is the number of bytes that are
        /// still tolerated.
        case ignored(left: Int)
    }

    /// The maximum number of bytes that a client may send in empty lines before a request.
    private static let emptyLinesLength = 1024

    private let share: MemoryBudget.Share
    private let turns: PipelineTurns
    private var context: ChannelHandlerContext?
    private var stage = Stage.head
    private var waiting = ByteBuffer()
    private var isFeeding = false
    /// Whether a request has got its response while its bytes were passed on, so that the next one waits for its turn.
    private var isTurnOver = false
    private var isReadWanted = false
    /// The end of the client's input, which is passed on after the waiting bytes.
    private var heldEvent: ChannelEvent?
    /// Whether the current line is empty so far, so that the end of the line is the end of a head.
    private var isLineEmpty = false
    /// The number of bytes that have arrived in empty lines before the next head.
    private var emptyLines = 0
    /// The time at which the bytes that have not arrived yet were requested.
    private var askedAt: NIODeadline?
    private var waitedBefore = TimeAmount.nanoseconds(0)

    /// The number of bytes that have arrived.
    private(set) var received = 0
    /// Whether a part of a head has arrived.
    private(set) var hasPartOfHead = false

    init(share: MemoryBudget.Share, turns: PipelineTurns) {
        self.share = share
        self.turns = turns
    }

    /// How long the service has waited for the client, excluding time in which it requested nothing.
    var waited: TimeAmount {
        waitedBefore + (askedAt.map { NIODeadline.now() - $0 } ?? .nanoseconds(0))
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    /// Sets what the next bytes belong to.
    ///
    /// Waiting bytes are passed to the parser soon, but not within this call, since the parser may be running.
    func expect(_ stage: Stage) {
        self.stage = stage
        if case .head = stage { (hasPartOfHead, emptyLines, isTurnOver) = (false, 0, true) }
        guard let context, waiting.readableBytes > 0 || heldEvent != nil else { return }
        if case .later = stage { return }
        turns.resume(self, context.eventLoop)
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
        // Nothing else requests the bytes to ignore.
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
    /// Passes on the waiting bytes, and requests more if there are none.
    func resume() {
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
        (isFeeding, isTurnOver) = (true, false)
        while !isTurnOver, let piece = nextPiece(context) { context.fireChannelRead(wrapInboundOut(piece)) }
        isFeeding = false
        do { try share.set(waiting.readableBytes) } catch { context.close(promise: nil) }
    }

    /// Removes and returns the bytes that may be parsed now; nil if there are none.
    private func nextPiece(_ context: ChannelHandlerContext) -> ByteBuffer? {
        guard waiting.readableBytes > 0 else { return nil }
        switch stage {
        case .later: return nil
        case .head:
            // A client that does not read its responses gets no more of them.
            guard context.channel.isWritable, hasPartOfHead || skipEmptyLines(context) else { return nil }
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

    /// Skips the empty lines before a head, each of which would otherwise be parsed separately.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9112#section-2.2
    ///
    /// - Returns: whether a head begins.
    private func skipEmptyLines(_ context: ChannelHandlerContext) -> Bool {
        let bytes = waiting.readableBytesView
        let start = bytes.firstIndex { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") } ?? bytes.endIndex
        emptyLines += start - bytes.startIndex
        waiting.moveReaderIndex(to: start)
        guard emptyLines > Self.emptyLinesLength else { return waiting.readableBytes > 0 }
        stage = .later
        context.fireErrorCaught(HTTPParserError.headerOverflow)
        return false
    }

    private func take(_ length: Int) -> ByteBuffer? {
        guard length < waiting.readableBytes else {
            let all = waiting
            waiting = ByteBuffer()
            return all
        }
        return waiting.readSlice(length: length)
    }

    /// Returns the number of bytes up to the end of the next empty line, which ends a head or a chunked body.
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
