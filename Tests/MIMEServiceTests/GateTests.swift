#if Server
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import MIMEService

struct GateTests {
    private func makeChannel(limit: Int = 1 << 20) throws -> (EmbeddedChannel, PipelineGate) {
        let gate = PipelineGate(
            share: MemoryBudget.Share(of: MemoryBudget(limit: limit), for: .proxy), turns: PipelineTurns())
        let channel = EmbeddedChannel(handler: gate)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        return (channel, gate)
    }

    private func pieces(_ channel: EmbeddedChannel) throws -> [String] {
        var pieces: [String] = []
        while let piece = try channel.readInbound(as: ByteBuffer.self) { pieces.append(String(buffer: piece)) }
        return pieces
    }

    @Test(arguments: ["\r\n", "\n"])
    func oneHeadIsReturnedAtATime(_ line: String) throws {
        let (channel, gate) = try makeChannel()
        let heads = (0..<3).map { "GET /\($0) HTTP/1.1\(line)Host: x\(line)\(line)" }
        try channel.writeInbound(ByteBuffer(string: heads.joined()))
        // Nobody has said what comes next, so that the gate still gives heads.
        #expect(try pieces(channel) == heads)
        gate.expect(.later)
        try channel.writeInbound(ByteBuffer(string: heads.joined()))
        #expect(try pieces(channel) == [])
        gate.expect(.head)
        channel.embeddedEventLoop.run()
        #expect(try pieces(channel) == heads)
    }

    /// Otherwise a client that sends a thousand requests at once would keep all others waiting.
    @Test func requestAfterAnImmediateResponseWaitsForItsTurn() throws {
        let (channel, gate) = try makeChannel()
        try channel.pipeline.syncOperations.addHandler(ImmediateResponder(gate))
        let heads = (0..<3).map { "GET /\($0) HTTP/1.1\r\nHost: x\r\n\r\n" }
        try channel.writeInbound(ByteBuffer(string: heads.joined()))
        #expect(try pieces(channel) == [heads[0]])
        channel.embeddedEventLoop.run()
        #expect(try pieces(channel) == Array(heads[1...]))
    }

    @Test func headIsFoundInAnyChunks() throws {
        let (channel, _) = try makeChannel()
        for byte in "A: b\r\n\r\nGET" { try channel.writeInbound(ByteBuffer(string: String(byte))) }
        #expect(try pieces(channel).joined() == "A: b\r\n\r\nGET")
    }

    @Test func emptyLinesBeforeAHeadAreSkipped() throws {
        let (channel, gate) = try makeChannel()
        try channel.writeInbound(ByteBuffer(string: "\r\n\r\n\n"))
        #expect(try pieces(channel) == [])
        #expect(!gate.hasPartOfHead)
        try channel.writeInbound(ByteBuffer(string: "\r\nGET / HTTP/1.1\r\n\r\n"))
        #expect(try pieces(channel) == ["GET / HTTP/1.1\r\n\r\n"])
    }

    @Test func emptyLinesBeforeAHeadHaveALimit() throws {
        let (channel, _) = try makeChannel()
        #expect(throws: HTTPParserError.self) {
            for _ in 0...512 { try channel.writeInbound(ByteBuffer(string: "\r\n")) }
        }
        try channel.writeInbound(ByteBuffer(string: "GET / HTTP/1.1\r\n\r\n"))
        #expect(try pieces(channel) == [])
    }

    @Test func bodyIsCutWhereItEnds() throws {
        let (channel, gate) = try makeChannel()
        gate.expect(.body(left: 5))
        try channel.writeInbound(ByteBuffer(string: "ab"))
        try channel.writeInbound(ByteBuffer(string: "cdeGET"))
        #expect(try pieces(channel).prefix(2) == ["ab", "cde"])
    }

    @Test func whatWaitsHasALimit() throws {
        let (channel, gate) = try makeChannel(limit: 100)
        gate.expect(.later)
        try channel.writeInbound(ByteBuffer(string: String(repeating: "x", count: 100)))
        #expect(channel.isActive)
        try channel.writeInbound(ByteBuffer(string: "x"))
        #expect(!channel.isActive)
    }

    /// Otherwise no other program would be read from while there are answers for this client.
    @Test func loopLooksAtOthersBetweenRequests() throws {
        let (channel, gate) = try makeChannel()
        let taker = Taker(gate)
        try channel.pipeline.syncOperations.addHandler(taker)
        try channel.writeInbound(ByteBuffer(string: String(repeating: "GET / HTTP/1.1\r\n\r\n", count: 100)))
        var counts: [Int] = []
        for _ in 0..<5 {
            channel.embeddedEventLoop.run()
            counts.append(taker.count)
            channel.embeddedEventLoop.advanceTime(by: PipelineTurns.time)
        }
        #expect(counts == [9, 17, 25, 33, 41])
    }

    @Test func ignoredBytesAreCounted() throws {
        let (channel, gate) = try makeChannel()
        gate.expect(.ignored(left: 10))
        try channel.writeInbound(ByteBuffer(string: "0123456789"))
        #expect(channel.isActive)
        try channel.writeInbound(ByteBuffer(string: "0"))
        #expect(try pieces(channel) == [])
        #expect(!channel.isActive)
    }
}

/// Answers each request at once.
private final class Taker: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let gate: PipelineGate
    private(set) var count = 0

    init(_ gate: PipelineGate) {
        self.gate = gate
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        count += 1
        gate.expect(.later)
        context.eventLoop.assumeIsolated().execute { self.gate.expect(.head) }
    }
}

/// Tells the gate that each piece is a request, and that it already has its response.
private final class ImmediateResponder: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let gate: PipelineGate

    init(_ gate: PipelineGate) {
        self.gate = gate
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        gate.expect(.later)
        gate.expect(.head)
        context.fireChannelRead(data)
    }
}
#endif
