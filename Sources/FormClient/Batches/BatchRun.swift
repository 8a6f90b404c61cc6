#if Upload
import MIMETypes

/// The requests of a batch, which several tasks send until none is left.
///
/// Each task sends one request after another, because a task of its own for each request would cost more than a small
/// request. A task that finds every host at its limit ends: each waiting request will be taken by a task that ends
/// another request to the same host.
final class BatchRun: Sendable {
    typealias Answer = Result<UploadAnswer, FormClientError>

    private struct State {
        var queue: HostQueue
        var results: [Answer]
    }

    private let client: HTTPFormClient
    private let requests: [UploadRequest]
    private let targets: [String: RequestTarget]
    private let options: BatchOptions
    private let sums: BatchSums?
    private let onResult: (@Sendable (Int, Answer) -> Void)?
    private let state: Lock<State>

    init(
        _ requests: [UploadRequest], client: HTTPFormClient, options: BatchOptions,
        onProgress: (@Sendable (BatchProgress) -> Void)?, onResult: (@Sendable (Int, Answer) -> Void)?
    ) {
        self.client = client
        self.requests = requests
        self.options = options
        self.onResult = onResult
        let targets = Self.targets(of: requests)
        self.targets = targets
        sums = onProgress.map { BatchSums(lengths: requests.map(\.length), report: $0) }
        let hosts = requests.map { targets[$0.url]?.hostAndPort ?? "" }
        let results = requests.map { Answer.failure(FormClientError(CancellationError(), url: $0.url)) }
        let queue = HostQueue(hosts, limit: max(1, options.concurrencyPerHost ?? .max))
        state = Lock(State(queue: queue, results: results))
    }

    /// Sends all requests, and returns their results in order.
    func send() async -> [Answer] {
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<min(max(1, options.concurrency), requests.count) {
                group.addTask { await self.sendInTurn() }
            }
            for await isStopped in group where isStopped { group.cancelAll() }
        }
        return state.withLock(\.results)
    }

    /// Sends requests until none is left for this task.
    ///
    /// - Returns: whether a failure stops the other tasks too.
    private func sendInTurn() async -> Bool {
        while !Task.isCancelled, let index = state.withLock({ $0.queue.next() }) {
            let result = await result(of: index)
            note(result, of: index)
            if options.stopsAtFailure, case .failure = result { return true }
        }
        return false
    }

    private func result(of index: Int) async -> Answer {
        let request = requests[index]
        do throws(FormClientError) {
            // A URL that is not valid throws here.
            let target = if let target = targets[request.url] { target } else { try RequestTarget(request.url) }
            let response = try await client.send(
                client.request(request.method, to: target, body: request.body, headers: request.headers),
                configuration: client.configuration, onProgress: sums?.progress(of: index))
            return .success(try await UploadAnswer(response, bodyLimit: options.bodyLimit))
        } catch {
            return .failure(error)
        }
    }

    /// Records a result and reports it under the lock, so that reports never run concurrently.
    private func note(_ result: Answer, of index: Int) {
        state.withLock { state in
            state.results[index] = result
            state.queue.end(targets[requests[index].url]?.hostAndPort ?? "")
            sums?.noteEnd(index)
            onResult?(index, result)
        }
    }

    /// Parses each URL once, however many requests are sent to it; a URL that is not valid is left out.
    private static func targets(of requests: [UploadRequest]) -> [String: RequestTarget] {
        var targets: [String: RequestTarget] = [:]
        for request in requests where targets[request.url] == nil {
            targets[request.url] = try? RequestTarget(request.url)
        }
        return targets
    }
}

extension UploadRequest {
    /// The length of the body; nil if it is not known.
    fileprivate var length: Int? {
        guard let body else { return 0 }
        return (try? body.get())?.length ?? nil
    }
}
#endif
