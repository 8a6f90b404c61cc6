#if Upload
import NIOCore
import NIOHTTP1

/// Keeps the parts of a response until they are requested, and reads only a few ahead.
///
/// It reads ahead even if no part is requested. If it didn't, the response would be lost if a server responds and
/// closes the connection before it has received the whole body. By reading ahead, the handler also notices when an
/// unused connection is closed. It must be used only on its channel's thread.
final class ResponseHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    /// How many parts may be kept before reading stops.
    private static let partLimit = 8

    private var parts = CircularBuffer<HTTPClientResponsePart>()
    private var reader: EventLoopPromise<CircularBuffer<HTTPClientResponsePart>>?
    /// Why there will be no more parts; nil while there may be.
    private var failure: (any Error)?
    private var context: ChannelHandlerContext?
    /// The number of bytes acknowledged before the current request; nil if the request isn't watched.
    private var bytesBefore: UInt64?
    /// Whether the connection ended before the other side had received any part of the watched request.
    private(set) var endedUnread = false

    /// Waits for parts of the response, and returns all that have arrived.
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
        // After an error, anything that follows would look like a response, such as the end of a body that could not be
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
        // If the connection was reset, the other side may have read the request.
        endedUnread = false
        end(with: error)
        context.close(promise: nil)
    }

    /// Starts to watch whether the other side receives any part of the request that is about to be written.
    func watchForUnreadEnd() {
        bytesBefore = nil
        // Nothing can be written any more.
        endedUnread = failure != nil
        guard let context, let state = context.channel.transmission() else { return }
        let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
        state.whenSuccess { handler.value.bytesBefore = $0.isPending ? nil : $0.acknowledgedBytes }
    }

    /// Records whether the other side has received nothing so far.
    ///
    /// This is called before the socket is closed. The packet with which the other side ends the connection
    /// acknowledges everything that its system has received.
    private func noteUnread(_ channel: any Channel) {
        guard let bytesBefore, let state = channel.transmission() else { return }
        let handler = NIOLoopBound(self, eventLoop: channel.eventLoop)
        state.whenComplete { handler.value.endedUnread = (try? $0.get().acknowledgedBytes) == bytesBefore }
    }

    /// Passes the parts to the reader that waits for them.
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
        // The reader gets the parts that arrived before the end first.
        passParts()
        let reader = reader
        self.reader = nil
        reader?.fail(failure ?? error)
    }
}

/// The other side has closed the connection.
struct ConnectionEnd: Error {}
#endif
