#if Upload
import NIOCore
import NIOHTTP1

/// A connection over which requests go one after another.
final class Connection: Sendable {
    /// Between which ends: what is sent to one server through one proxy can share a connection.
    struct Route: Hashable, Sendable {
        let isEncrypted: Bool
        let host: String
        let port: Int
        let proxy: ProxyTarget?

        init(_ target: RequestTarget, proxy: ProxyTarget?) {
            self.isEncrypted = target.isEncrypted
            self.proxy = proxy
            // A proxy takes requests for all servers that are not encrypted.
            let isShared = proxy?.isAskedForURLs(of: target) ?? false
            (host, port) = isShared ? ("", 0) : (target.host, target.port)
        }
    }

    let route: Route
    private let channel: any Channel
    private let handler: NIOLoopBound<ResponseHandler>

    private init(route: Route, channel: any Channel, handler: NIOLoopBound<ResponseHandler>) {
        self.route = route
        self.channel = channel
        self.handler = handler
    }

    /// Puts the handlers for requests after those for encryption; to be called on the thread of the channel.
    static func make(route: Route, channel: any Channel, decompresses: Bool) throws -> Connection {
        let handler = try addHandlers(to: channel, decompresses: decompresses)
        return Connection(
            route: route, channel: channel, handler: NIOLoopBound(handler, eventLoop: channel.eventLoop))
    }

    /// Adds what turns bytes into parts of responses, and gives the handler that keeps those.
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

    /// Sends a part of a request; the future is complete when the system has taken all of it.
    func write(_ part: HTTPClientRequestPart) -> EventLoopFuture<Void> {
        channel.writeAndFlush(part)
    }

    /// Gives the next part of the response.
    ///
    /// - Throws: an error of a lower layer, `ConnectionEnd` where the server has closed the connection in good order.
    func next() async throws -> HTTPClientResponsePart {
        try await eventLoop.flatSubmit { [handler, eventLoop] in handler.value.next(on: eventLoop) }.get()
    }

    /// Whoever waits for the connection is given an error.
    func close() {
        channel.close(promise: nil)
    }
}

extension HTTPRequestEncoder.Configuration {
    /// The headers say how long a body is; the encoder adds nothing to them.
    fileprivate static var withoutFraming: Self {
        var configuration = HTTPRequestEncoder.Configuration()
        configuration.automaticallySetFramingHeaders = false
        return configuration
    }
}
#endif
