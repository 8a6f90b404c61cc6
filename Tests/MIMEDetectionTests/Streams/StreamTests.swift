import MIMEDetection
import MIMETypes
import Testing

struct StreamTests {
    private let detector = MIMEDetector()

    private static func chunks(_ chunks: [[UInt8]]) -> AsyncStream<[UInt8]> {
        AsyncStream { continuation in
            for chunk in chunks { continuation.yield(chunk) }
            continuation.finish()
        }
    }

    @Test func streamIsDetectedAndReturnedCompletely() async throws {
        let parts = [Binaries.png("IHDR", "IDAT"), [], [UInt8](repeating: 7, count: 20_000), [1, 2, 3]]
        let found = try await detector.detect(Self.chunks(parts), name: "a.png")
        #expect(found.type.essence == "image/png")
        #expect(found.result.isFinal)
        var replayed: [[UInt8]] = []
        for try await chunk in found.body { replayed.append(chunk) }
        #expect(replayed == parts)
    }

    @Test func shortStreamIsReadToItsEnd() async throws {
        let found = try await detector.detect(Self.chunks([Array("# Title\n".utf8)]), name: "a.md")
        #expect(found.result.isFinal)
        #expect(found.type.essence == "text/markdown")
        let nothing = try await detector.detect(Self.chunks([]))
        #expect(nothing.type == .emptyFile)
        for try await _ in nothing.body { Issue.record("there is nothing to give") }
    }

    @Test func bytesAreDetectedAndReturnedCompletely() async throws {
        let bytes = Array("%PDF-1.7\n".utf8) + [UInt8](repeating: 0xE2, count: 10_000)
        let stream = AsyncStream<UInt8> { continuation in
            for byte in bytes { continuation.yield(byte) }
            continuation.finish()
        }
        let found = try await detector.detect(stream)
        #expect(found.type == .pdf)
        var replayed: [UInt8] = []
        for try await byte in found.body { replayed.append(byte) }
        #expect(replayed == bytes)
    }

    @Test func noMoreIsReadThanItTakes() async throws {
        let (stream, continuation) = AsyncStream<[UInt8]>.makeStream()
        continuation.yield(Binaries.png("IHDR", "IDAT") + [UInt8](repeating: 7, count: 9000))
        // The stream stays open: to wait for more would be to wait for ever.
        #expect(try await detector.detect(stream).type.essence == "image/png")
    }

    @Test func limitEndsTheReading() async throws {
        let (stream, continuation) = AsyncStream<[UInt8]>.makeStream()
        for _ in 0..<20 { continuation.yield([0xDE, 0] + [UInt8](repeating: 0xAA, count: 1022)) }
        let found = try await MIMEDetector(resolvers: MIMEDetector.nativeResolvers).detect(stream, limit: 10_000)
        #expect(!found.result.isFinal)
    }

    @Test func streamCanBeIteratedOnce() async throws {
        let found = try await detector.detect(Self.chunks([[1, 2], [3]]))
        for try await _ in found.body {}
        await #expect(throws: StreamAlreadyRead.self) { for try await _ in found.body {} }
    }

    @Test func errorOfTheStreamComesThrough() async throws {
        struct Failure: Error {}
        let stream = AsyncThrowingStream<[UInt8], any Error> { $0.finish(throwing: Failure()) }
        await #expect(throws: Failure.self) { _ = try await MIMEDetector().detect(stream) }
        let late = AsyncThrowingStream<[UInt8], any Error> { continuation in
            continuation.yield([UInt8](repeating: 0x61, count: 9000))
            continuation.finish(throwing: Failure())
        }
        let found = try await detector.detect(late)
        #expect(found.type == .plainText)
        await #expect(throws: Failure.self) { for try await _ in found.body {} }
    }

    @Test func cancelledStreamIsNotMistakenForAShortOne() async {
        let (stream, _) = AsyncStream<[UInt8]>.makeStream()
        let task = Task { try await MIMEDetector().detect(stream).type }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test @MainActor func streamOfAnActorIsDetectedThere() async throws {
        let found = try await detector.detect(Self.chunks([Array("{\"a\": 1}".utf8)]))
        #expect(found.type.essence == "application/json")
        for try await _ in found.body { MainActor.assertIsolated() }
    }
}
