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

/// Accepts connections at an address.
///
/// Hummingbird's own server can't take over a socket that is already listening, or keep listening for a while after it
/// was told to stop.
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
    /// On a thread that also serves connections, new ones would have to wait while all open ones are served.
    private static let accepting = MultiThreadedEventLoopGroup(numberOfThreads: 1)

    /// How much of an unread response the system buffers, beyond what is in transit.
    ///
    /// By default, it would buffer megabytes, and filling the buffers would slow down clients that do read.
    private static let unsentLength = 128 << 10

    /// Returns how many connections are accepted at a time.
    ///
    /// For a moment, the number of open connections may exceed the limit by this many.
    private static func batchLength(_ connectionCount: Int) -> UInt {
        UInt(max(1, min(256, connectionCount / 16)))
    }

    /// Starts listening.
    ///
    /// - Throws: an error if it can't listen on the address.
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

    /// The address as a URL, or as `unix:` and a path.
    var url: String {
        guard let address = server.channel.localAddress else { return "" }
        guard let host = address.ipAddress, let port = address.port else { return "unix:\(address.pathname ?? "")" }
        return "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
    }

    /// Serves until the listener was told to stop and all connections are closed.
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

    /// Stops listening after a delay, and closes the open connections once their requests have responses.
    ///
    /// Towards the end of the delay, new clients are turned away, but those that have already connected are still
    /// accepted.
    func stop(after delay: Duration) async {
        let handshakes = min(ListenerGate.handshakeTime, delay / 2)
        try? await Task.sleep(for: delay - handshakes)
        turnAway()
        try? await Task.sleep(for: handshakes)
        queue.keep()
        try? await server.channel.setOption(.autoRead, value: false).get()
        accepted.whenNone { [quiescing] in quiescing.initiateShutdown(promise: nil) }
    }

    /// Prevents new clients from connecting.
    ///
    /// A socket passed by systemd stays open in systemd, and the next process accepts the connections in its queue.
    private func turnAway() {
        guard case .host = address else { return }
        server.channel.eventLoop.execute { [channel = server.channel] in
            _ = try? channel.pipeline.syncOperations.withUnsafeTransportIfAvailable(
                of: NIOBSDSocket.Handle.self, ListenerGate.discardNewcomers)
        }
    }
}

extension NIOBSDSocket.Option {
    /// The option for the number of unsent bytes that the system keeps before writing has to wait.
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
            // The socket of a process that has ended is replaced; a socket that another process listens on is left
            // alone.
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
