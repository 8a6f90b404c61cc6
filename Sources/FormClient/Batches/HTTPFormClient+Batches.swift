#if Upload
/// Options for a batch of requests: how many are sent at the same time, and what happens after an error.
public struct BatchOptions: Sendable, Hashable {
    /// The maximum number of requests sent at the same time; 4 by default.
    public var concurrency = 4
    /// The maximum number of requests sent to one host at the same time; nil, the default, for no separate limit.
    public var concurrencyPerHost: Int?
    /// Whether the first error cancels all other requests; false by default.
    public var stopsAtFailure = false
    /// The maximum number of bytes to keep from the body of each response; 64 KiB by default.
    public var bodyLimit = 64 << 10

    /// Creates the default options.
    public init() {}
}

extension HTTPFormClient {
    /// Sends many requests, several of them at the same time.
    ///
    /// - Parameters:
    ///   - requests: the requests to send. Requests to the same host are started in the order given.
    ///   - options: how many requests to send at the same time, and what to do after an error.
    ///   - onProgress: a closure called after a piece has been sent and after a request has ended, but never
    ///     concurrently; nil for none. Sending waits until it returns.
    ///   - onResult: a closure called with the index and the result of each request when it has ended; nil for none.
    /// - Returns: the responses or errors, in the order of the requests. The result of a request that was cancelled or
    ///   not sent is an error with the code `cancelled`.
    public func upload(
        _ requests: [UploadRequest], options: BatchOptions = BatchOptions(),
        onProgress: (@Sendable (BatchProgress) -> Void)? = nil,
        onResult: (@Sendable (_ index: Int, _ result: Result<UploadAnswer, FormClientError>) -> Void)? = nil
    ) async -> [Result<UploadAnswer, FormClientError>] {
        let hosts = requests.map { (try? RequestTarget($0.url))?.hostAndPort ?? "" }
        let sums = onProgress.map { BatchSums(lengths: requests.map(\.length), report: $0) }
        var queue = HostQueue(hosts, limit: max(1, options.concurrencyPerHost ?? .max))
        var results = requests.map { request -> Result<UploadAnswer, FormClientError> in
            .failure(FormClientError(CancellationError(), url: request.url))
        }
        await withTaskGroup(of: (Int, Result<UploadAnswer, FormClientError>).self) { group in
            var running = 0
            func start() {
                while running < max(1, options.concurrency), !group.isCancelled, let index = queue.next() {
                    let request = requests[index]
                    running += 1
                    group.addTask {
                        (
                            index,
                            await self.result(of: request, limit: options.bodyLimit) { sums?.note(index, sent: $0) }
                        )
                    }
                }
            }
            start()
            while let (index, result) = await group.next() {
                running -= 1
                results[index] = result
                queue.end(hosts[index])
                sums?.noteEnd(index)
                onResult?(index, result)
                if options.stopsAtFailure, case .failure = result { group.cancelAll() }
                start()
            }
        }
        return results
    }

    private func result(
        of request: UploadRequest, limit: Int, onSent: @escaping @Sendable (Int) -> Void
    ) async -> Result<UploadAnswer, FormClientError> {
        do throws(FormClientError) {
            let response = try await send(request.method, request.url, body: request.body, headers: request.headers) {
                onSent($0.totalBytesSent)
            }
            return .success(try await UploadAnswer(response, bodyLimit: limit))
        } catch {
            return .failure(error)
        }
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
