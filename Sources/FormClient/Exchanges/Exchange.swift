#if Upload
import HTTPTypes
import NIOCore
import NIOHTTP1

/// One request and its response.
///
/// A short body is sent together with the head; any other is sent in its own task while the response is read. If either
/// task can't continue, the connection is closed, which ends the other task; the first error is the one reported. The
/// exchange also ends when nothing refers to it any more.
final class Exchange: Sendable {
    struct Head: Sendable {
        let status: Int
        let headers: HTTPFields
        /// Whether the server's HTTP version is too old for chunked bodies.
        let isBeforeChunks: Bool
        /// Whether the connection can be used again.
        let isKeepAlive: Bool

        init(_ head: HTTPResponseHead) {
            status = Int(head.status.code)
            headers = HTTPFields(head.headers)
            isBeforeChunks = (head.version.major, head.version.minor) < (1, 1)
            isKeepAlive = head.isKeepAlive
        }
    }

    enum Event: Sendable {
        case head(Head)
        case bytes(ArraySlice<UInt8>)
    }

    /// The maximum number of interim responses, such as 103, before the final one; servers usually send one or two.
    private static let interimAnswerLimit = 100

    let request: FormRequest
    /// Whether the connection has carried another request before.
    let isReused: Bool

    private let connection: Connection
    private let state: ExchangeState
    private let watchdog: Watchdog
    private let sending: Sending

    private enum Sending {
        /// The whole request was passed to the connection at once; the closure is told when it has taken it.
        case short(EventLoopFuture<Void>, length: Int, onProgress: (@Sendable (UploadProgress) -> Void)?)
        case task(Task<Void, Never>)
    }

    /// Starts to send a request.
    ///
    /// - Parameters:
    ///   - request: the request to send.
    ///   - shortBody: the whole body if it is short; nil to send it in pieces.
    ///   - connection: the connection to send it over.
    ///   - isReused: whether the connection has carried another request before.
    ///   - pool: the pool that the connection is returned to.
    ///   - watchdog: the watchdog that enforces the time limits.
    ///   - onProgress: a closure called for each piece of the body; nil for none.
    init(
        _ request: FormRequest, shortBody: ByteBuffer?, over connection: Connection, isReused: Bool,
        pool: ConnectionPool, watchdog: Watchdog,
        onProgress: (@Sendable (UploadProgress) -> Void)?
    ) {
        self.request = request
        self.watchdog = watchdog
        self.connection = connection
        self.isReused = isReused
        let bodyLength = request.body.map(\.length) ?? 0
        let state = ExchangeState(connection: connection, pool: pool, bodyLength: bodyLength)
        let watchesForUnreadEnd = isReused && !request.method.isIdempotent
        self.state = state
        watchdog.reset()
        if let shortBody {
            let written = connection.eventLoop.makePromise(of: Void.self)
            let length = shortBody.readableBytes
            written.futureResult.whenSuccess {
                state.noteSent(length)
                state.noteSent()
                if state.head == nil { watchdog.reset() }
            }
            sending = .short(written.futureResult, length: length, onProgress: length > 0 ? onProgress : nil)
            state.add(
                first: connection.send(
                    request.head(for: connection.route.proxy), shortBody, watchesForUnreadEnd: watchesForUnreadEnd,
                    written: written))
        } else {
            if watchesForUnreadEnd { connection.watchForUnreadEnd() }
            let sender = ExchangeSender(
                request: request, connection: connection, state: state, watchdog: watchdog, onProgress: onProgress)
            let task = Task { await sender.send() }
            sending = .task(task)
            state.add(task)
        }
        state.watch(with: watchdog, url: request.target.text)
    }

    deinit {
        cancel()
    }

    /// The proxy that the whole request is sent to; nil if there is no proxy, or if it only tunnels the connection.
    var proxy: ProxyTarget? {
        connection.route.proxy.flatMap { $0.isAskedForURLs(of: request.target) ? $0 : nil }
    }

    /// Whether all bytes of the request's body were sent.
    var isBodySent: Bool { state.isBodySent }

    /// Whether it is certain that the connection ended before the other side had received any part of the request.
    var isSurelyUnread: Bool {
        get async { await connection.endedUnread() }
    }

    /// Cancels the exchange; the connection is closed if it is still in use.
    func cancel() {
        state.fail(FormClientError(CancellationError(), url: request.target.text))
    }
}

extension Exchange {
    /// Returns the head of the response first, then chunks of its body, and nil at the end.
    func next() async throws(FormClientError) -> Event? {
        while let part = try await nextPart() {
            switch part {
            case .head(let head) where head.status == .switchingProtocols:
                throw failed(InvalidAnswer(reason: "it switches to another protocol"))
            case .head(let head) where head.status.code < 200:
                guard state.noteInterimAnswer() <= Self.interimAnswerLimit else {
                    throw failed(InvalidAnswer(reason: "it never sends its final response"))
                }
                if head.status == .continue { state.consentToBody() }
                request.onInterimResponse?(Int(head.status.code), HTTPFields(head.headers), request.target)
            case .head(let head):
                let head = Head(head)
                try requireBodyRead(head)
                state.note(head)
                watchdog.noteAnswer()
                return .head(head)
            case .body(let buffer) where buffer.readableBytes > 0:
                return .bytes(Array(buffer.readableBytesView)[...])
            case .body: break
            case .end:
                try await finish()
                return nil
            }
        }
        return nil
    }

    /// Waits for the next part of the response; nil when the response is complete.
    private func nextPart() async throws(FormClientError) -> HTTPClientResponsePart? {
        if let failure = state.failure { throw failure }
        if state.isEnded { return nil }
        if let part = state.nextPart() { return part }
        // Until the whole request is sent or the head arrives, only sending counts as progress.
        if state.isSent || state.head != nil { watchdog.reset() }
        let future = state.requestParts()
        let result: Result<CircularBuffer<HTTPClientResponsePart>, any Error> = await withTaskCancellationHandler {
            await reportShortBody()
            do {
                return .success(try await future.get())
            } catch {
                return .failure(error)
            }
        } onCancel: {
            cancel()
        }
        switch result {
        case .success(let parts):
            if state.isSent || state.head != nil { watchdog.pause() }
            return state.add(parts)
        case .failure(let error): throw failed(error)
        }
    }

    /// Reports once that a short body was sent, as soon as it was.
    private func reportShortBody() async {
        guard case .short(let written, let length, let onProgress?) = sending, state.takeReport() else { return }
        guard (try? await written.get()) != nil else { return }
        onProgress(UploadProgress(bytesSent: length, totalBytesSent: length, totalBytesExpected: length))
    }

    /// Throws if the server reports success although it can't have read the body.
    ///
    /// Servers older than HTTP/1.1 don't support chunked bodies, so they see no body at all.
    /// https://www.rfc-editor.org/rfc/rfc9112#section-6.1
    private func requireBodyRead(_ head: Head) throws(FormClientError) {
        guard head.isBeforeChunks, 200..<300 ~= head.status, let body = request.body, body.length == nil else { return }
        let reason = "responds in HTTP/1.0, which has no bodies of unknown length, so it has not read this one; "
        throw failed(
            FormClientError(
                .lengthRequired, request.target.text, reason: "\(reason)send one whose length is known",
                status: head.status))
    }

    /// Returns the reason why the exchange ended: this error, unless another one came first.
    private func failed(_ error: any Error) -> FormClientError {
        let error = FormClientError(error, url: request.target.text, through: proxy)
        state.fail(error)
        return state.failure ?? error
    }

    /// Ends with a complete response.
    ///
    /// A server that has responded may still be receiving the body. Whether the rest of it arrives no longer matters.
    private func finish() async throws(FormClientError) {
        guard let head = state.head else { return }
        let wantsBody = head.status < 300 && head.isKeepAlive || !request.hasBytesToSend
        if !state.isSent, wantsBody {
            await withTaskCancellationHandler {
                switch sending {
                case .short(let written, _, _): try? await written.get()
                case .task(let task): await task.value
                }
            } onCancel: {
                cancel()
            }
            if let failure = state.failure, failure.code == .cancelled { throw failure }
        }
        // Unexpected data after a response would be treated as the next response.
        state.end(isReusable: state.isSent && head.isKeepAlive && state.nextPart() == nil)
    }
}

extension HTTPFields {
    /// Converts the headers that have valid names; the response parser lets no others through.
    init(_ headers: HTTPHeaders) {
        self.init()
        for (name, value) in headers {
            if let name = HTTPField.Name(name) { append(HTTPField(name: name, value: value)) }
        }
    }
}
#endif
