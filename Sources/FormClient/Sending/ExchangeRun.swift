#if Upload
import AsyncHTTPClient
import NIOCore
import NIOHTTP1

/// Sends a request, receives its response and watches the clock, all at once.
struct ExchangeRun: Sendable {
    let request: FormRequest
    let connections: Connections
    let watchdog: Watchdog
    let onProgress: (@Sendable (UploadProgress) -> Void)?
    let events: Exchange.Events

    private let chunks = Handoff<ArraySlice<UInt8>, any Error>()

    init(
        request: FormRequest, connections: Connections, watchdog: Watchdog,
        onProgress: (@Sendable (UploadProgress) -> Void)?, events: Exchange.Events
    ) {
        self.request = request
        self.connections = connections
        self.watchdog = watchdog
        self.onProgress = onProgress
        self.events = events
    }

    private enum Outcome: Sendable {
        /// The body was handed over, or will not be asked for any more.
        case sent
        /// The response is complete; the server may still want the rest of the body if `wantsBody`.
        case answered(wantsBody: Bool)
        case expired(Watchdog.Expiry)
        case failed(FormClientError)
        /// Nobody looks at the clock any more, since the others have ended.
        case unwatched
    }

    /// Does all of it; the result goes to `events`.
    func run() async {
        await withTaskGroup(of: Outcome.self) { group in
            group.addTask { await send() }
            group.addTask { await receive() }
            group.addTask { await watch() }
            // The caller hears of the end before the tasks have ended: a stream of the form may not notice that it is
            // cancelled.
            events.finish(await result(of: &group))
            group.cancelAll()
            events.abandon()
        }
    }

    private func result(of group: inout TaskGroup<Outcome>) async -> Result<Void, FormClientError> {
        var isSent = false
        var isAnswered = false
        while let outcome = await group.next() {
            switch outcome {
            case .sent: isSent = true
            case .answered(let wantsBody):
                isAnswered = true
                if !wantsBody { return .success(()) }
            // Once there is an answer, what becomes of the rest of the body is of no importance.
            case .expired where isAnswered, .failed where isAnswered: return .success(())
            case .expired(let expiry): return .failure(timeOut(expiry))
            case .failed(let error): return .failure(error)
            case .unwatched: break
            }
            if isSent, isAnswered { break }
        }
        return .success(())
    }

    private func send() async -> Outcome {
        // Nobody asks for a body without bytes.
        guard hasBytesToSend, let body = request.body else {
            chunks.finish()
            return .sent
        }
        do {
            try await body.send(to: chunks)
            try Task.checkCancellation()
            await chunks.finishAndWait()
            return .sent
        } catch {
            // The connection gives the same error back, and which of the two is heard first is open.
            let error = FormClientError.body(error, url: request.target.text)
            chunks.finish(.failure(error))
            return .failed(error)
        }
    }

    private func receive() async -> Outcome {
        do {
            // Without bytes to send there is no sign that the connection stands.
            if !hasBytesToSend { watchdog.reset() }
            let response = try await connections.http.execute(request.httpRequest(body), deadline: .distantFuture)
            watchdog.pause()
            let (status, headers) = EarlyAnswerHandler.original(
                status: Int(response.status.code), headers: response.headers)
            let head = Exchange.Head(status: status, headers: [HTTPHeader](headers))
            guard await events.send(.head(head)) else { throw CancellationError() }
            try await receive(response.body)
            // A sequence that is cancelled may just end, and the response must not look complete.
            try Task.checkCancellation()
            return .answered(wantsBody: head.status < 300)
        } catch {
            return .failed(FormClientError(error, url: request.target.text))
        }
    }

    private func receive(_ body: HTTPClientResponse.Body) async throws {
        watchdog.reset()
        for try await buffer in body {
            watchdog.pause()
            guard await events.send(.bytes(Array(buffer.readableBytesView)[...])) else { throw CancellationError() }
            watchdog.reset()
        }
    }

    private var hasBytesToSend: Bool {
        request.body.map { $0.length != 0 } ?? false
    }

    private var body: HTTPClientRequest.Body? {
        request.body.map { body in
            let stream = RequestBodyStream(
                chunks: chunks, watchdog: watchdog, eventLoop: connections.eventLoop, length: body.length,
                onProgress: onProgress)
            return .stream(stream, length: body.length.map { .known(Int64($0)) } ?? .unknown)
        }
    }

    private func watch() async -> Outcome {
        await watchdog.run().map { .expired($0) } ?? .unwatched
    }

    private func timeOut(_ expiry: Watchdog.Expiry) -> FormClientError {
        let reason =
            switch expiry {
            case .noProgress: "neither took nor sent anything for \(watchdog.limit.inSeconds) seconds"
            case .total: "did not take and answer all of it in the time that was allowed"
            }
        return FormClientError(.timedOut, request.target.text, reason: "\(reason); try again, or allow more time")
    }
}

extension Duration {
    /// The whole and broken seconds, for a message.
    fileprivate var inSeconds: String {
        let (seconds, attoseconds) = components
        let tenths = attoseconds / 100_000_000_000_000_000
        return tenths == 0 ? "\(seconds)" : "\(seconds).\(tenths)"
    }
}
#endif
