#if Server
import FileTesting
import Logging
import NIOCore
import NIOEmbedded
import NIOPosix
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

@testable import MIMEService

struct ListenerGateTests {
    private static let group = MultiThreadedEventLoopGroup.singleton

    /// Lets three clients connect to a socket that accepts nothing, closes a gate, and counts who is accepted then.
    private func expectThreeClients(_ place: SocketAddress, _ gate: (CInt) -> Void) async throws {
        let server = try await ServerBootstrap(group: Self.group).serverChannelOption(.autoRead, value: false)
            .bind(to: place).get()
        let address = try #require(server.localAddress)
        var clients: [any Channel] = []
        for _ in 0..<3 { clients.append(try await ClientBootstrap(group: Self.group).connect(to: address).get()) }
        // As in the service, a second descriptor keeps the queue when the first is closed.
        let copy = try await server.eventLoop.submit {
            try server.pipeline.syncOperations.withUnsafeTransportIfAvailable(of: NIOBSDSocket.Handle.self) { dup($0) }
        }.get()
        let listening = try #require(copy)
        try await server.close().get()
        gate(listening)
        let newcomer = ClientBootstrap(group: Self.group).connectTimeout(.milliseconds(300)).connect(to: address)
        await #expect(throws: (any Error).self) { _ = try await newcomer.get() }
        #expect(Self.acceptAll(from: listening) == 3)
        close(listening)
        for client in clients { try? await client.close().get() }
    }

    private static func acceptAll(from listening: CInt) -> Int {
        var count = 0
        while true {
            let connection = accept(listening, nil, nil)
            guard connection >= 0 else { return count }
            close(connection)
            count += 1
        }
    }

    @Test func tcpClientsAreTurnedAwayAndThoseInTheQueueAreNot() async throws {
        #if os(Linux)
        try await expectThreeClients(try SocketAddress(ipAddress: "127.0.0.1", port: 0)) {
            ListenerGate.discardNewcomers(of: $0)
        }
        #endif
    }

    @Test func clientsOfAUnixSocketAreRefusedAndThoseInTheQueueAreNot() async throws {
        let folder = try TemporaryFolder()
        try await expectThreeClients(try SocketAddress(unixDomainSocketPath: folder.path("s"))) {
            ListenerGate.refuseNewcomers(of: $0)
        }
    }

    /// A client that has just connected may take longer than one that has had its answers.
    @Test(arguments: [(true, 1500, true), (true, 2500, false), (false, 400, true), (false, 600, false)])
    func firstRequestMayComeAfterTheStop(_ isNew: Bool, _ milliseconds: Int64, _ isOpen: Bool) throws {
        let limits = ServiceLimits()
        let share = MemoryBudget.Share(of: MemoryBudget(limit: 1 << 20), for: .unnamed)
        let connection = ConnectionGuard(
            limits: limits, timeouts: ServiceTimeouts(), state: ServiceState(),
            gate: PipelineGate(share: share, turns: PipelineTurns()),
            observer: ConnectionObserver(
                metrics: ServiceMetrics(PrometheusMetrics()),
                logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }))
        let channel = EmbeddedChannel(handler: connection)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        if !isNew { connection.openedAt = nil }
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        channel.embeddedEventLoop.advanceTime(by: .milliseconds(milliseconds))
        #expect(channel.isActive == isOpen)
    }
}
#endif
