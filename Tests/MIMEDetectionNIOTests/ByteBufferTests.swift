#if NIO
import MIMEDetection
import MIMEDetectionNIO
import MIMETypes
import NIOCore
import Testing

struct ByteBufferTests {
    private let detector = MIMEDetector()

    @Test func bufferIsReadFromItsReaderIndex() throws {
        var buffer = ByteBuffer(string: "xx%PDF-1.7\n")
        buffer.moveReaderIndex(forwardBy: 2)
        let seen = try detector.detect(prefix: buffer, isComplete: true)
        #expect(seen.type.essence == "application/pdf")
        #expect(buffer.readerIndex == 2)
    }

    @Test func streamOfBuffersIsReturnedCompletely() async throws {
        let parts = [ByteBuffer(string: "GIF89a"), ByteBuffer(repeating: 0, count: 10_000), ByteBuffer(string: "end")]
        let stream = AsyncStream<ByteBuffer> { continuation in
            for part in parts { continuation.yield(part) }
            continuation.finish()
        }
        let found = try await detector.detect(stream)
        #expect(found.type.essence == "image/gif")
        var replayed: [ByteBuffer] = []
        for try await part in found.body { replayed.append(part) }
        #expect(replayed == parts)
    }
}
#endif
