#if Upload
import NIOCore

/// The body of a request as the connection takes it, which counts the bytes.
///
/// The connection asks for the next chunk when it has room again, so what it has asked for is what it has sent, but for what
/// the system's buffers hold.
struct RequestBodyStream: AsyncSequence, Sendable {
    let chunks: Handoff<ArraySlice<UInt8>, any Error>
    let watchdog: Watchdog
    let eventLoop: any EventLoop
    let length: Int?
    let onProgress: (@Sendable (UploadProgress) -> Void)?

    func makeAsyncIterator() -> Iterator {
        // The connection stands: from now on bytes have to move.
        watchdog.reset()
        return Iterator(stream: self)
    }

    struct Iterator: AsyncIteratorProtocol {
        let stream: RequestBodyStream
        private var rest: ArraySlice<UInt8> = []
        private var pending = 0
        private var total = 0
        private var pace = Pace()
        private let backlog: Backlog

        init(stream: RequestBodyStream) {
            self.stream = stream
            backlog = Backlog(eventLoop: stream.eventLoop)
        }

        mutating func next() async throws -> ByteBuffer? {
            if pending > 0 { backlog.append() }
            await backlog.waitForRoom()
            countPending()
            if rest.isEmpty {
                guard let chunk = try await stream.chunks.next() else { return nil }
                rest = chunk
            }
            let piece = rest.prefix(pace.pieceLength)
            rest = rest.dropFirst(piece.count)
            pending = piece.count
            pace.begin()
            return ByteBuffer(bytes: piece)
        }

        /// Counts what the connection has taken since the last time.
        private mutating func countPending() {
            guard pending > 0 else { return }
            pace.end()
            total += pending
            stream.watchdog.reset()
            stream.onProgress?(
                UploadProgress(bytesSent: pending, totalBytesSent: total, totalBytesExpected: stream.length))
            pending = 0
        }
    }
}
#endif
