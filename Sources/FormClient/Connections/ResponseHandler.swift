#if Upload
import NIOCore
import NIOHTTP1

/// Keeps the parts of a response until they are asked for, and reads only a few ahead.
///
/// It always reads something ahead. If a server answers before it has taken the body, and closes the connection, its
/// answer is lost unless a read is already under way. So it also notices the end of an unused connection. It belongs to
/// the thread of its channel.
final class ResponseHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    /// How many parts may be kept before reading stops.
    private static let partLimit = 8

    private var parts = CircularBuffer<HTTPClientResponsePart>()
    private var reader: EventLoopPromise<CircularBuffer<HTTPClientResponsePart>>?
    /// Why there will be no more parts; nil while there may be.
    private var failure: (any Error)?
    private var context: ChannelHandlerContext?
    /// The bytes that were acknowledged before the current request; nil if that is not watched.
    private var bytesBefore: UInt64?
    /// Whether the connection ended before the other side had received anything of the request that is watched.
    private(set) var endedUnread = false

    /// Gives the next parts, once some have come; all that come together are given together.
    func next(on eventLoop: any EventLoop) -> EventLoopFuture<CircularBuffer<HTTPClientResponsePart>> {
        if !parts.isEmpty {
            defer { context?.read() }
            return eventLoop.makeSucceededFuture(takeParts())
        }
        if let failure { return eventLoop.makeFailedFuture(failure) }
        let promise = eventLoop.makePromise(of: CircularBuffer<HTTPClientResponsePart>.self)
        // A second reader replaces a cancelled one.
        reader?.fail(CancellationError())
        reader = promise
        return promise.futureResult
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        context.read()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        end(with: ChannelError.ioOnClosedChannel)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // After an error, anything more would look like an answer, such as the end of a body that could not be
        // decompressed.
        guard failure == nil else { return }
        bytesBefore = nil
        parts.append(unwrapInboundIn(data))
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        noteUnread(context.channel)
        passParts()
        if parts.count < Self.partLimit { context.read() }
    }

    func channelInactive(context: ChannelHandlerContext) {
        end(with: ConnectionEnd())
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A connection that is reset may have been read from.
        endedUnread = false
        end(with: error)
        context.close(promise: nil)
    }

    /// Starts to watch whether the other side receives anything of the request that is about to be written.
    func watchForUnreadEnd() {
        bytesBefore = nil
        // Nothing can be written any more.
        endedUnread = failure != nil
        guard let context, let state = context.channel.transmission() else { return }
        let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
        state.whenSuccess { handler.value.bytesBefore = $0.isPending ? nil : $0.acknowledgedBytes }
    }

    /// Notes whether the other side has received nothing so far.
    ///
    /// This is called before the socket is closed. The packet that ends the other side's connection acknowledges all
    /// that its system had received.
    private func noteUnread(_ channel: any Channel) {
        guard let bytesBefore, let state = channel.transmission() else { return }
        let handler = NIOLoopBound(self, eventLoop: channel.eventLoop)
        state.whenComplete { handler.value.endedUnread = (try? $0.get().acknowledgedBytes) == bytesBefore }
    }

    /// Gives the parts to whoever waits for them.
    private func passParts() {
        guard let reader, !parts.isEmpty else { return }
        self.reader = nil
        reader.succeed(takeParts())
    }

    private func takeParts() -> CircularBuffer<HTTPClientResponsePart> {
        defer { parts = CircularBuffer() }
        return parts
    }

    private func end(with error: any Error) {
        if failure == nil { failure = error }
        // What came before the end comes first.
        passParts()
        let reader = reader
        self.reader = nil
        reader?.fail(failure ?? error)
    }
}

/// The other side has closed the connection.
struct ConnectionEnd: Error {}
#endif
