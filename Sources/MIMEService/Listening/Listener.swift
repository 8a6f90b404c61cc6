#if Server
import HummingbirdCore
import Logging
import NIOCore
import NIOExtras
import NIOPosix

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Accepts connections at one address.
///
/// Hummingbird's own server can't take over a socket that already listens, or keep listening for a while when it is
/// told to stop.
struct Listener: Sendable {
    private let address: ListenAddress
    private let server: NIOAsyncChannel<ServiceConnection, Never>
    private let quiescing: ServerQuiescingHelper
    private let setup: ServiceChannel
    private let executors: [ObjectIdentifier: EventLoopExecutor]
    private let queue: ListenerQueue
    private let accepted: AcceptedConnections

    /// The thread that accepts connections.
    ///
    /// On a thread that also serves connections, newcomers would wait while all open ones are served in between.
    private static let accepting = MultiThreadedEventLoopGroup(numberOfThreads: 1)

    /// How much of an unread answer the system buffers, beyond what is on its way.
    ///
    /// Otherwise it would buffer megabytes, and filling them would cost clients that do read.
    private static let unsentLength = 128 << 10

    /// How many connections are accepted at a time.
    ///
    /// This many more connections than allowed may be open for a moment.
    private static func batchLength(_ connectionCount: Int) -> UInt {
        UInt(max(1, min(256, connectionCount / 16)))
    }

    /// Starts listening.
    ///
    /// - Throws: an error if it can't listen on that address.
    init(_ address: ListenAddress, connectionCount: Int, setup: ServiceChannel, logger: Logger) async throws {
        let group = MultiThreadedEventLoopGroup.singleton
        let quiescing = ServerQuiescingHelper(group: group)
        let accepted = AcceptedConnections()
        var bootstrap = ServerBootstrap(group: Self.accepting, childGroup: group)
            .serverChannelOption(.backlog, value: 4096)
            .serverChannelOption(.maxMessagesPerRead, value: Self.batchLength(connectionCount))
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelOption(.recvAllocator, value: ReceiveBuffers())
            .childChannelOption(.maxMessagesPerRead, value: 1)
            .serverChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers([
                        accepted.makeHandler(),
                        AvailableConnectionsChannelHandler(maxConnections: connectionCount),
                        quiescing.makeServerChannelHandler(channel: channel),
                    ])
                }
            }
        if case .host = address {
            bootstrap = bootstrap.childChannelOption(.tcpOption(.notSentLowat), value: Self.unsentLength)
        }
        server = try await bootstrap.bind(address) { channel in setup.setup(channel: channel, logger: logger) }
        self.address = address
        self.quiescing = quiescing
        self.accepted = accepted
        self.setup = setup
        queue = ListenerQueue(server.channel, at: address, length: connectionCount) { channel in
            setup.setup(channel: channel, logger: logger)
        }
        executors = Dictionary(
            uniqueKeysWithValues: group.makeIterator().map { (ObjectIdentifier($0), EventLoopExecutor($0)) })
    }

    /// The address, as a URL or as `unix:` and a path.
    var url: String {
        guard let address = server.channel.localAddress else { return "" }
        guard let host = address.ipAddress, let port = address.port else { return "unix:\(address.pathname ?? "")" }
        return "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
    }

    /// Serves until it was told to stop and all connections are closed.
    func run(logger: Logger) async {
        await withDiscardingTaskGroup { group in
            func handle(_ connection: ServiceConnection) {
                accepted.handled(connection.channel)
                let executor = executors[ObjectIdentifier(connection.channel.eventLoop)]
                group.addTask(executorPreference: executor) { await setup.handle(value: connection, logger: logger) }
            }
            do {
                try await server.executeThenClose { connections in
                    for try await connection in connections { handle(connection) }
                }
            } catch {
                logger.error("cannot accept connections", metadata: ["error": "\(error)"])
            }
            for await connection in queue.rest { handle(connection) }
        }
    }

    /// Stops listening after a while, and closes the open connections after they have answered their requests.
    ///
    /// Towards the end of that time, new clients are turned away and those that have connected are still accepted.
    func stop(after delay: Duration) async {
        let handshakes = min(ListenerGate.handshakeTime, delay / 2)
        try? await Task.sleep(for: delay - handshakes)
        turnAway()
        try? await Task.sleep(for: handshakes)
        queue.keep()
        try? await server.channel.setOption(.autoRead, value: false).get()
        accepted.whenNone { [quiescing] in quiescing.initiateShutdown(promise: nil) }
    }

    /// Lets no new client connect.
    ///
    /// A socket that systemd passed on stays open there, and the next process accepts what is in its queue.
    private func turnAway() {
        guard case .host = address else { return }
        server.channel.eventLoop.execute { [channel = server.channel] in
            _ = try? channel.pipeline.syncOperations.withUnsafeTransportIfAvailable(
                of: NIOBSDSocket.Handle.self, ListenerGate.discardNewcomers)
        }
    }
}

extension NIOBSDSocket.Option {
    /// How many unsent bytes the system keeps before writing has to wait.
    ///
    /// https://man7.org/linux/man-pages/man7/tcp.7.html
    fileprivate static let notSentLowat = NIOBSDSocket.Option(rawValue: TCP_NOTSENT_LOWAT)
}

extension ServerBootstrap {
    fileprivate func bind(
        _ address: ListenAddress, _ setup: @escaping @Sendable (any Channel) -> EventLoopFuture<ServiceConnection>
    ) async throws -> NIOAsyncChannel<ServiceConnection, Never> {
        switch address {
        case .host(let host, let port):
            return try await bind(host: host, port: port, childChannelInitializer: setup)
        case .socket(let path):
            // The socket of a process that has ended is replaced; one that another process listens on is left alone.
            if let other = try? await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .connect(unixDomainSocketPath: path).get()
            {
                try await other.close()
                throw IOError(errnoCode: EADDRINUSE, reason: "bind")
            }
            return try await bind(
                unixDomainSocketPath: path, cleanupExistingSocketFile: true, childChannelInitializer: setup)
        case .descriptor(let descriptor): return try await bind(descriptor, childChannelInitializer: setup)
        }
    }
}
#endif
