#if Server
import FileTesting
import Foundation
import NIOCore
import NIOPosix
import Testing

@testable import ClamAVScanning

/// Scanning with daemons that answer as they should and as they shouldn't.
struct ClamAVScannerTests {
    @Test func answersAreRead() throws {
        #expect(try ClamAVConnection.finding("stream: OK") == .clean)
        #expect(try ClamAVConnection.finding("stream: Win.Test.EICAR_HDB-1 FOUND") == .infected("Win.Test.EICAR_HDB-1"))
        #expect(throws: ClamAVError.tooLarge(nil)) {
            try ClamAVConnection.finding("INSTREAM size limit exceeded. ERROR")
        }
        #expect(throws: ClamAVError.noAnswer) { try ClamAVConnection.finding("") }
        for answer in ["OK", "stream: OKAY", "stream: Can't allocate memory ERROR", "UNKNOWN COMMAND"] {
            #expect(throws: ClamAVError.failed(answer)) { try ClamAVConnection.finding(answer) }
        }
        #expect(throws: ClamAVError.failed("ab")) { try ClamAVConnection.finding("a\n\u{1B}b") }
    }

    @Test func missingDaemonIsUnreachable() async throws {
        let folder = try TemporaryFolder()
        for address in [ClamAVScanner.Address.unixSocket(folder.path("none")), .host("127.0.0.1", port: 0)] {
            await #expect { try await ClamAVScanner(address).scan([1]) } throws: { error in
                if case .unreachable = error as? ClamAVError { true } else { false }
            }
        }
    }

    @Test func filesAboveTheLimitAreNotSent() async throws {
        let folder = try TemporaryFolder()
        let scanner = ClamAVScanner(.unixSocket(folder.path("none")), maximumSize: 3)
        await #expect(throws: ClamAVError.tooLarge(3)) { try await scanner.scan([1, 2, 3, 4]) }
        let path = try folder.file("a", [1, 2, 3, 4])
        await #expect(throws: ClamAVError.tooLarge(3)) { try await scanner.scan(path: path) }
    }

    @Test func findingsComeFromTheDaemon() async throws {
        let daemon = try await Daemon(answer: "stream: A FOUND\0")
        #expect(try await daemon.scanner().scan([1, 2, 3]) == .infected("A"))
        let sent = try await daemon.received()
        #expect(sent == Array("zINSTREAM\0".utf8) + [0, 0, 0, 3, 1, 2, 3, 0, 0, 0, 0])
    }

    @Test func filesAreSentInChunks() async throws {
        let folder = try TemporaryFolder()
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
        let daemon = try await Daemon(answer: "stream: OK\0")
        #expect(try await daemon.scanner().scan(path: try folder.file("a", bytes)) == .clean)
        let sent = try await daemon.received()
        let expected =
            Array("zINSTREAM\0".utf8) + [0, 1, 0, 0] + bytes[..<65536] + [0, 0, 0x86, 0xA0] + bytes[65536...]
            + [0, 0, 0, 0]
        #expect(sent == expected)
    }

    @Test func connectionWithoutAnAnswerIsAnError() async throws {
        let daemon = try await Daemon(answer: "")
        await #expect(throws: ClamAVError.noAnswer) { try await daemon.scanner().scan([1]) }
    }

    @Test func silentDaemonTimesOut() async throws {
        let daemon = try await Daemon(answer: nil)
        let limit = Duration.milliseconds(50)
        await #expect(throws: ClamAVError.timedOut(limit)) { try await daemon.scanner(timeout: limit).scan([1]) }
    }
}

/// A daemon that reads a stream to its end and gives one answer; none if that is nil.
private final class Daemon: Sendable {
    private let channel: any Channel
    private let finished: EventLoopFuture<[UInt8]>

    init(answer: String?) async throws {
        let promise = MultiThreadedEventLoopGroup.singleton.any().makePromise(of: [UInt8].self)
        finished = promise.futureResult
        channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Handler(answer: answer, promise: promise))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
    }

    deinit { channel.close(promise: nil) }

    func scanner(timeout: Duration = .seconds(60)) throws -> ClamAVScanner {
        let port = try #require(channel.localAddress?.port)
        return ClamAVScanner(.host("127.0.0.1", port: port), timeout: timeout)
    }

    func received() async throws -> [UInt8] { try await finished.get() }

    private final class Handler: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer

        private let answer: String?
        private let promise: EventLoopPromise<[UInt8]>
        private var bytes: [UInt8] = []

        init(answer: String?, promise: EventLoopPromise<[UInt8]>) { (self.answer, self.promise) = (answer, promise) }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            bytes += unwrapInboundIn(data).readableBytesView
            guard bytes.suffix(4) == [0, 0, 0, 0] else { return }
            promise.succeed(bytes)
            guard let answer else { return }
            context.writeAndFlush(NIOAny(ByteBuffer(string: answer)), promise: nil)
            context.close(promise: nil)
        }

        func channelInactive(context: ChannelHandlerContext) { promise.succeed(bytes) }
    }
}
#endif
