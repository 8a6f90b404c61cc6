#if Upload
/// Options for a batch of requests, such as how many are sent at the same time, and what happens after an error.
public struct BatchOptions: Sendable, Hashable {
    /// The maximum number of requests sent at the same time; 4 by default.
    public var concurrency = 4
    /// The maximum number of requests sent to one host at the same time; nil, the default, for no separate limit.
    public var concurrencyPerHost: Int?
    /// Whether the first error cancels all other requests; false by default.
    public var stopsAtFailure = false
    /// The maximum number of bytes to keep of each response's body; 64 KiB by default.
    ///
    /// Further bytes are discarded.
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
    ///   - onProgress: a closure called after each piece is sent and after each request ends; nil for none. Calls never
    ///     overlap, and sending waits until the closure returns.
    ///   - onResult: a closure called after each request ends, with the index and the result of the request; nil for
    ///     none. Calls never overlap.
    /// - Returns: the responses or errors, in the order of the requests. For a request that was cancelled or never
    ///   sent, the result is an error with the code `cancelled`.
    public func upload(
        _ requests: [UploadRequest], options: BatchOptions = BatchOptions(),
        onProgress: (@Sendable (BatchProgress) -> Void)? = nil,
        onResult: (@Sendable (_ index: Int, _ result: Result<UploadAnswer, FormClientError>) -> Void)? = nil
    ) async -> [Result<UploadAnswer, FormClientError>] {
        let run = BatchRun(requests, client: self, options: options, onProgress: onProgress, onResult: onResult)
        return await run.send()
    }
}
#endif
