#if Server
import NIOCore
import NIOExtras
import NIOPosix
import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The connections that the system, but not yet the service, has accepted when the service stops listening.
///
/// Closing a listening socket resets these connections, and their clients, which may already have sent requests, get no
/// response. A second descriptor of the socket keeps the connections open until the service takes them over.
struct ListenerQueue: Sendable {
    typealias Setup = @Sendable (any Channel) -> EventLoopFuture<ServiceConnection>

    /// The connections, which arrive once the socket is closed; the stream ends after the last one.
    let rest: AsyncStream<ServiceConnection>

    private let server: any Channel
    private let length: Int
    private let address: ListenAddress
    private let setup: Setup
    private let continuation: AsyncStream<ServiceConnection>.Continuation
    private let descriptor: Descriptor

    /// Stores the second descriptor, once there is one.
    private final class Descriptor: Sendable {
        let number = Lock<CInt?>(nil)
    }

    /// Watches the listening socket of an address; at most `length` connections are taken over.
    init(_ server: any Channel, at address: ListenAddress, length: Int, setup: @escaping Setup) {
        (rest, continuation) = AsyncStream.makeStream()
        descriptor = Descriptor()
        self.server = server
        self.length = length
        self.address = address
        self.setup = setup
        server.closeFuture.whenComplete { [self] _ in takeOver() }
    }

    /// Keeps the waiting connections open when the socket is closed.
    func keep() {
        server.eventLoop.execute { [self] in
            let copy = try? server.pipeline.syncOperations.withUnsafeTransportIfAvailable(
                of: NIOBSDSocket.Handle.self, { fcntl($0, F_DUPFD_CLOEXEC, 0) })
            if let copy, copy >= 0 { descriptor.number.withLock { $0 = copy } }
        }
    }

    private func takeOver() {
        guard let listening = descriptor.number.withLock({ $0 }) else { return continuation.finish() }
        if case .socket = address { ListenerGate.refuseNewcomers(of: listening) }
        let futures = accept(from: listening).map(connect)
        close(listening)
        EventLoopFuture.whenAllComplete(futures, on: server.eventLoop).whenComplete { _ in continuation.finish() }
    }

    /// Accepts the waiting connections, without waiting for more.
    private func accept(from listening: CInt) -> [CInt] {
        var sockets: [CInt] = []
        while sockets.count < length {
            let socket = systemAccept(listening)
            if socket >= 0 {
                _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
                sockets.append(socket)
            } else if errno != EINTR, errno != ECONNABORTED {
                break
            }
        }
        return sockets
    }

    /// Serves an accepted socket as if the listener had accepted it, and notifies its handlers that the service stops.
    private func connect(_ socket: CInt) -> EventLoopFuture<Void> {
        ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(.allowRemoteHalfClosure, value: true)
            .channelOption(.recvAllocator, value: ReceiveBuffers())
            .channelOption(.maxMessagesPerRead, value: 1)
            .channelInitializer { channel in
                setup(channel).map { connection in _ = continuation.yield(connection) }
            }
            .withConnectedSocket(socket)
            .map { $0.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
    }
}

/// Calls the system's `accept`, whose name is shadowed by a method.
private func systemAccept(_ descriptor: CInt) -> CInt { accept(descriptor, nil, nil) }
#endif
