#if Upload
import NIOCore
import NIOHTTP1

/// A connection that carries requests one after another.
final class Connection: Sendable {
    /// The two ends of a connection: requests to one server through one proxy can share it.
    struct Route: Hashable, Sendable {
        let isEncrypted: Bool
        let host: String
        let port: Int
        let proxy: ProxyTarget?

        init(_ target: RequestTarget, proxy: ProxyTarget?) {
            self.isEncrypted = target.isEncrypted
            self.proxy = proxy
            // One connection to a proxy takes unencrypted requests to all servers.
            let isShared = proxy?.isAskedForURLs(of: target) ?? false
            (host, port) = isShared ? ("", 0) : (target.host, target.port)
        }
    }

    let route: Route
    let channel: any Channel
    /// Checks on the exchange that uses the connection, and closes a connection that is unused for too long.
    let timer: ConnectionTimer
    private let handler: NIOLoopBound<ResponseHandler>

    private init(route: Route, channel: any Channel, handler: NIOLoopBound<ResponseHandler>) {
        self.route = route
        self.channel = channel
        self.handler = handler
        timer = ConnectionTimer(eventLoop: channel.eventLoop)
    }

    /// Adds the handlers for requests after those for encryption.
    ///
    /// Call it on the channel's thread.
    static func make(route: Route, channel: any Channel, decompresses: Bool) throws -> Connection {
        let handler = try addHandlers(to: channel, decompresses: decompresses)
        return Connection(
            route: route, channel: channel, handler: NIOLoopBound(handler, eventLoop: channel.eventLoop))
    }

    /// Adds the handlers that turn bytes into parts of responses, and returns the one that keeps the parts.
    static func addHandlers(to channel: any Channel, decompresses: Bool) throws -> ResponseHandler {
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandlers(
            HTTPRequestEncoder(configuration: .withoutFraming),
            ByteToMessageHandler(
                HTTPResponseDecoder(leftOverBytesStrategy: .dropBytes, informationalResponseStrategy: .forward)))
        if decompresses { try pipeline.addHandler(Decompression.handler()) }
        let handler = ResponseHandler()
        try pipeline.addHandler(handler)
        return handler
    }

    var eventLoop: any EventLoop { channel.eventLoop }

    var isOpen: Bool { channel.isActive }

    /// Sends a part of a request; the future completes when the system has taken all of it.
    func write(_ part: HTTPClientRequestPart) -> EventLoopFuture<Void> {
        channel.writeAndFlush(part)
    }

    /// Sends a whole request and waits for the response, so that the connection's thread is woken only once.
    ///
    /// - Parameters:
    ///   - head: the request line and the headers.
    ///   - body: the body, which may be empty.
    ///   - watchesForUnreadEnd: whether to watch the connection as `watchForUnreadEnd` does.
    ///   - written: a promise that completes when the system has taken the whole request.
    /// - Returns: the first parts of the response.
    func send(
        _ head: HTTPRequestHead, _ body: ByteBuffer, watchesForUnreadEnd: Bool, written: EventLoopPromise<Void>
    ) -> EventLoopFuture<CircularBuffer<HTTPClientResponsePart>> {
        eventLoop.flatSubmit { [channel, handler, eventLoop] in
            if watchesForUnreadEnd { handler.value.watchForUnreadEnd() }
            channel.write(HTTPClientRequestPart.head(head), promise: nil)
            if body.readableBytes > 0 {
                channel.write(HTTPClientRequestPart.body(.byteBuffer(body)), promise: nil)
            }
            channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: written)
            return handler.value.next(on: eventLoop)
        }
    }

    /// Waits for the next parts of the response, and returns all that have arrived.
    ///
    /// - Returns: the parts, or an error of a lower layer; `ConnectionEnd` if the server closed the connection
    ///   properly.
    func next() -> EventLoopFuture<CircularBuffer<HTTPClientResponsePart>> {
        eventLoop.flatSubmit { [handler, eventLoop] in handler.value.next(on: eventLoop) }
    }

    /// Starts to watch the connection, to determine when it ends whether the other side had received anything.
    ///
    /// Call it before the first write of a request.
    func watchForUnreadEnd() {
        eventLoop.execute { [handler] in handler.value.watchForUnreadEnd() }
    }

    /// Returns whether the connection has ended without the other side having received anything since
    /// `watchForUnreadEnd`.
    func endedUnread() async -> Bool {
        let result = eventLoop.submit { [handler] in handler.value.endedUnread }
        return (try? await result.get()) ?? false
    }

    /// Closes the connection; callers that wait for it get an error.
    func close() {
        channel.close(promise: nil)
    }
}

extension HTTPRequestEncoder.Configuration {
    /// A configuration that adds nothing to the headers: they already state the length of the body.
    fileprivate static var withoutFraming: Self {
        var configuration = HTTPRequestEncoder.Configuration()
        configuration.automaticallySetFramingHeaders = false
        return configuration
    }
}
#endif
