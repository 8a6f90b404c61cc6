#if Upload
import NIOCore
import NIOExtras
import NIOHTTP1
import NIOPosix
import NIOSOCKS
import NIOSSL

/// Makes connections to a server, directly or through a proxy, and sets up encryption.
struct Connector: Sendable {
    let tls: NIOSSLContext
    let proxies: ProxyChoice
    /// The path of the socket that all connections go to; nil to connect to the target's host.
    let unixSocket: String?
    let decompresses: Bool

    /// Threads that all clients share.
    private static let group = MultiThreadedEventLoopGroup.singleton

    /// Returns the route to a server.
    func route(to target: RequestTarget) throws(FormClientError) -> Connection.Route {
        Connection.Route(target, proxy: try proxies.proxy(for: target))
    }

    /// Makes a connection.
    ///
    /// - Throws: an error of a lower layer, `ConnectTimeout`, or `CancellationError`.
    func connect(to target: RequestTarget, route: Connection.Route, timeout: Duration) async throws -> Connection {
        let eventLoop = Self.group.any()
        let promise = eventLoop.makePromise(of: Connection.self)
        /// The proxy, until it has connected to the server; nil after that.
        let pendingProxy = NIOLoopBoundBox.makeBoxSendingValue(route.proxy, eventLoop: eventLoop)
        let timer = eventLoop.scheduleTask(in: TimeAmount(timeout)) {
            let error = ConnectTimeout()
            promise.fail(pendingProxy.value.map { ProxyFailure(cause: error, proxy: $0) } ?? error)
        }
        promise.futureResult.whenComplete { _ in timer.cancel() }
        let bootstrap = ClientBootstrap(group: eventLoop)
            .connectTimeout(TimeAmount(timeout))
            .channelOption(.maxMessagesPerRead, value: 4)
        let connected =
            if let unixSocket {
                bootstrap.connect(unixDomainSocketPath: unixSocket)
            } else {
                bootstrap.channelOption(.tcpOption(.tcp_nodelay), value: 1).connect(
                    host: route.proxy?.address ?? target.address, port: route.proxy?.port ?? target.port)
            }
        connected
            .whenComplete { result in
                switch result {
                case .success(let channel):
                    keepBuffersShort(channel)
                        .flatMap { passProxy(channel, target, route.proxy) }
                        .map { pendingProxy.value = nil }
                        .flatMap { establish(channel, target, route) }
                        .cascade(to: promise)
                    promise.futureResult.whenFailure { _ in channel.close(promise: nil) }
                case .failure(let error):
                    promise.fail(route.proxy.map { ProxyFailure(cause: error, proxy: $0) } ?? error)
                }
            }
        return try await withTaskCancellationHandler {
            try await promise.futureResult.get()
        } onCancel: {
            promise.fail(CancellationError())
        }
    }

    /// Turns a channel to a server, or to a proxy that fetches the URL itself, into a connection.
    private func establish(
        _ channel: any Channel, _ target: RequestTarget, _ route: Connection.Route
    ) -> EventLoopFuture<Connection> {
        encrypt(channel, target)
            // From now on, bytes are read only when asked for.
            .flatMap { channel.setOption(.autoRead, value: false) }
            .flatMapThrowing { try Connection.make(route: route, channel: channel, decompresses: decompresses) }
    }

    private func passProxy(
        _ channel: any Channel, _ target: RequestTarget, _ proxy: ProxyTarget?
    ) -> EventLoopFuture<Void> {
        guard let proxy, !proxy.isAskedForURLs(of: target) else { return channel.eventLoop.makeSucceededVoidFuture() }
        guard proxy.kind == .socks else { return channel.passHTTPProxy(proxy, to: target) }
        return channel.passSOCKSProxy(to: target, user: proxy.user)
            .flatMapErrorThrowing { throw ProxyFailure(cause: $0, proxy: proxy) }
    }

    private func encrypt(_ channel: any Channel, _ target: RequestTarget) -> EventLoopFuture<Void> {
        guard target.isEncrypted else { return channel.eventLoop.makeSucceededVoidFuture() }
        return channel.addAndWait { ready in
            // For an address, the certificate is compared with the address of the connection.
            let isAddress = (try? SocketAddress(ipAddress: target.address, port: target.port)) != nil
            let handler = try NIOSSLClientHandler(
                context: tls, serverHostname: isAddress ? nil : target.host.withoutRoot)
            try channel.pipeline.syncOperations.addHandlers(handler, ready)
        }
    }

    /// Limits how much unsent data the system buffers.
    ///
    /// If it didn't, megabytes of a body would count as sent long before they are. At the end of an upload over a slow
    /// line, there would seem to be no progress until that data is sent.
    /// https://lwn.net/Articles/560082/
    private func keepBuffersShort(_ channel: any Channel) -> EventLoopFuture<Void> {
        #if os(Linux)
        // `TCP_NOTSENT_LOWAT` in <linux/tcp.h>, which has no module.
        let notSentLowWaterMark: CInt = 25
        let option = ChannelOptions.Types.SocketOption(
            level: .tcp, name: NIOBSDSocket.Option(rawValue: notSentLowWaterMark))
        // If the option is refused, progress is merely less precise.
        return channel.setOption(option, value: 256 << 10).recover { _ in }
        #else
        return channel.eventLoop.makeSucceededVoidFuture()
        #endif
    }
}

extension Channel {
    fileprivate func passSOCKSProxy(to target: RequestTarget, user: ProxyTarget.User?) -> EventLoopFuture<Void> {
        addAndWait { [self] ready in
            if let user {
                try pipeline.syncOperations.addHandler(SOCKSPasswordHandler(name: user.name, password: user.password))
            }
            let address = try? SocketAddress(ipAddress: target.address, port: target.port)
            let handler = SOCKSClientHandler(
                targetAddress: address.map { .address($0) } ?? .domain(target.address, port: target.port))
            try pipeline.syncOperations.addHandlers(handler, ready)
        }
    }

    fileprivate func passHTTPProxy(_ proxy: ProxyTarget, to target: RequestTarget) -> EventLoopFuture<Void> {
        eventLoop.flatSubmit { [self] in
            let server = "\(target.host):\(target.port)"
            var headers = HTTPHeaders([("Host", server)])
            if let authorization = proxy.authorization {
                headers.add(name: "Proxy-Authorization", value: authorization)
            }
            let promise = eventLoop.makePromise(of: Void.self)
            let encoder = HTTPRequestEncoder()
            let decoder = ByteToMessageHandler(HTTPResponseDecoder(leftOverBytesStrategy: .forwardBytes))
            let status = ProxyStatusHandler()
            let connect = NIOHTTP1ProxyConnectHandler(
                targetHost: target.host, targetPort: target.port, headers: headers, deadline: .distantFuture,
                promise: promise)
            do {
                try pipeline.syncOperations.addHandlers(encoder, decoder, status, connect)
            } catch {
                promise.fail(error)
            }
            let pieces = NIOLoopBound((encoder, decoder, status), eventLoop: eventLoop)
            return promise.futureResult.flatMapErrorThrowing { error in
                throw ProxyFailure(cause: error, proxy: proxy, status: pieces.value.2.status)
            }.flatMap { [self] in
                let operations = pipeline.syncOperations
                return operations.removeHandler(pieces.value.2)
                    .and(operations.removeHandler(pieces.value.0))
                    .and(operations.removeHandler(pieces.value.1)).map { _ in }
            }
        }
    }

    /// Adds handlers and waits until the last one reports that the handshake is done.
    fileprivate func addAndWait(_ add: @escaping @Sendable (ReadyHandler) throws -> Void) -> EventLoopFuture<Void> {
        eventLoop.flatSubmit { [self] in
            let promise = eventLoop.makePromise(of: Void.self)
            let ready = ReadyHandler(promise)
            do {
                try add(ready)
            } catch {
                promise.fail(error)
            }
            let bound = NIOLoopBound(ready, eventLoop: eventLoop)
            return promise.futureResult.flatMap { [self] in pipeline.syncOperations.removeHandler(bound.value) }
        }
    }
}

extension String {
    /// The host without the final dot, which represents the DNS root and is in no certificate.
    fileprivate var withoutRoot: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension TimeAmount {
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        // More than a century is as good as no limit, and must not cause an overflow.
        self = .seconds(min(seconds, 1 << 32)) + .nanoseconds(attoseconds / 1_000_000_000)
    }
}

/// Connecting took too long.
struct ConnectTimeout: Error {}
#endif
