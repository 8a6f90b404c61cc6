#if Server
import NIOCore
import NIOPosix
import Testing

/// A client that sends exactly what it is told, however wrong it is.
struct RawClient {
    private let channel: any Channel
    private let received: AsyncStream<ByteBuffer>

    /// Connects to a server on this machine; what does not read leaves everything that it is sent to the system.
    init(port: Int, reads: Bool = true) async throws {
        try await self.init(reads: reads) { try await $0.connect(host: "127.0.0.1", port: port).get() }
    }

    /// Connects to a Unix-domain socket.
    init(path: String) async throws {
        try await self.init(reads: true) { try await $0.connect(unixDomainSocketPath: path).get() }
    }

    private init(reads: Bool, _ connect: (ClientBootstrap) async throws -> any Channel) async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: ByteBuffer.self)
        received = stream
        let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(ChannelOptions.allowRemoteHalfClosure, value: true)
            .channelOption(ChannelOptions.autoRead, value: reads)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Collector(continuation))
                }
            }
        channel = try await connect(bootstrap)
    }

    /// Returns the number of bytes that a server holds for its clients, this one included.
    static func heldMemory(port: Int) async throws -> Int {
        let client = try await RawClient(port: port)
        try await client.send("GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        let line = try #require(
            await client.readToEnd().text.split(separator: "\n").first { $0.hasPrefix("mimetype_memory_held_bytes ") })
        return try #require(line.split(separator: " ").last.flatMap { Int($0) })
    }

    func send(_ text: String) async throws {
        try await channel.writeAndFlush(ByteBuffer(string: text)).get()
    }

    func sendWithoutWaiting(_ bytes: [UInt8]) {
        channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil)
    }

    func closeOutput() async throws {
        try await channel.close(mode: .output).get()
    }

    /// Begins to read.
    func startReading() async throws {
        try await channel.setOption(ChannelOptions.autoRead, value: true).get()
    }

    /// Whether the server ends the connection within a time.
    func isReset(within time: Duration) async -> Bool {
        let start = ContinuousClock.now
        while channel.isActive, ContinuousClock.now - start < time { try? await Task.sleep(for: .milliseconds(20)) }
        return !channel.isActive
    }

    func close() async {
        try? await channel.close().get()
    }

    /// Everything up to and including a text; what has come by then if the server closes or does not send it in time.
    func read(until mark: String, within time: Duration = .seconds(5)) async -> String {
        await collect(within: time) { $0.contains(mark) }.text
    }

    /// Everything until the server closes; `isClosed` is false if it does not in time.
    func readToEnd(within time: Duration = .seconds(5)) async -> (text: String, isClosed: Bool) {
        await collect(within: time) { _ in false }
    }

    /// All bytes until the server closes.
    func bytesToEnd() async -> ByteBuffer {
        var bytes = ByteBuffer()
        for await piece in received { bytes.writeImmutableBuffer(piece) }
        return bytes
    }

    private func collect(
        within time: Duration, isEnough: @escaping @Sendable (String) -> Bool
    ) async -> (text: String, isClosed: Bool) {
        let deadline = Task {
            try await Task.sleep(for: time)
            try? await channel.close().get()
        }
        let start = ContinuousClock.now
        var text = ""
        for await piece in received {
            text += String(buffer: piece)
            if isEnough(text) { break }
        }
        deadline.cancel()
        return (text, ContinuousClock.now - start < time)
    }
}

private final class Collector: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let continuation: AsyncStream<ByteBuffer>.Continuation

    init(_ continuation: AsyncStream<ByteBuffer>.Continuation) {
        self.continuation = continuation
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        continuation.yield(unwrapInboundIn(data))
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .some(.inputClosed) = event as? ChannelEvent { continuation.finish() }
        context.fireUserInboundEventTriggered(event)
    }

    func channelInactive(context: ChannelHandlerContext) {
        continuation.finish()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        continuation.finish()
        context.close(promise: nil)
    }
}
#endif
