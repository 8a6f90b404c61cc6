#if Upload
import MultipartFormData
import NIOCore
import NIOHTTP1

/// Sends a request whose body is sent in pieces.
struct ExchangeSender: Sendable {
    let request: FormRequest
    let connection: Connection
    let state: ExchangeState
    let watchdog: Watchdog
    let onProgress: (@Sendable (UploadProgress) -> Void)?

    /// Sends everything; if the body can't be read, the exchange ends.
    func send() async {
        do {
            try await sendRequest()
            state.noteSent()
        } catch let error as FormClientError {
            state.fail(error)
        } catch {
            // The connection broke. The task that reads the response finds out why, maybe after a response.
        }
    }

    private func sendRequest() async throws {
        let head = connection.write(.head(request.head(for: connection.route.proxy)))
        if let body = request.body, request.hasBytesToSend {
            if let limit = request.expectContinue {
                try await head.get()
                try await state.waitForConsent(limit)
            }
            try await send(body)
        }
        try await connection.write(.end(nil)).get()
        if state.head == nil { watchdog.reset() }
    }

    private func send(_ body: RequestBody.Content) async throws {
        var writer = PieceWriter(sender: self, total: body.length)
        var iterator = body.bytes.makeAsyncIterator()
        while let chunk = try await request.next(&iterator) { try await writer.write(chunk) }
        try await writer.finish()
    }
}

/// Writes a body to a connection in pieces, and prepares each piece while the connection sends the previous one.
private struct PieceWriter {
    let sender: ExchangeSender
    let total: Int?

    private var pace = Pace()
    private var sent = 0
    private var pending: (future: EventLoopFuture<Void>, length: Int)?
    private let start = ContinuousClock.now

    init(sender: ExchangeSender, total: Int?) {
        self.sender = sender
        self.total = total
    }

    mutating func write(_ chunk: ArraySlice<UInt8>) async throws {
        var rest = chunk
        while !rest.isEmpty {
            let piece = rest.prefix(pieceLength)
            rest = rest.dropFirst(piece.count)
            let future = sender.connection.write(.body(.byteBuffer(ByteBuffer(bytes: piece))))
            let (state, count) = (sender.state, piece.count)
            future.whenSuccess { state.noteSent(count) }
            try await settle()
            pending = (future, piece.count)
            try await waitForRate()
        }
    }

    mutating func finish() async throws {
        try await settle()
    }

    /// Waits until the connection has accepted the previous piece, and counts it.
    private mutating func settle() async throws {
        guard let (future, length) = pending else { return }
        pending = nil
        try await future.get()
        pace.end()
        pace.begin()
        sent += length
        sender.watchdog.reset()
        sender.onProgress?(UploadProgress(bytesSent: length, totalBytesSent: sent, totalBytesExpected: total))
    }

    private var pieceLength: Int {
        // A piece takes about a tenth of a second, so that data flows evenly.
        sender.request.rateLimit.map { min(pace.pieceLength, max(1, $0 / 10)) } ?? pace.pieceLength
    }

    private mutating func waitForRate() async throws {
        guard let rate = sender.request.rateLimit else { return }
        try await settle()
        let due = start + .seconds(Double(sent) / Double(rate))
        guard due > .now else { return }
        // This pause is deliberate, so it does not count as a lack of progress.
        sender.watchdog.pause()
        try? await Task.sleep(until: due, clock: .continuous)
        sender.watchdog.reset()
    }
}
#endif
