#if Upload
import HTTPTypes
import MIMETypes

/// Sends a request, follows redirects and retries until there is a response.
struct RequestRun {
    let configuration: FormClientConfiguration
    let pool: ConnectionPool
    let onProgress: (@Sendable (UploadProgress) -> Void)?

    private let deadline: ContinuousClock.Instant?
    private var request: FormRequest
    private var redirects = 0
    private var retries: RetryCount
    /// The positions of the interceptors that have already had the request sent to this URL again.
    private var repeated: Set<Int> = []
    private let metrics: RequestMetrics?
    /// Whether a kept connection broke, so that the next connection must be new.
    private var isReplay = false
    private var attempts = 0

    /// The maximum number of bytes read from a redirect's own body so that the connection can be used again.
    private static let drainedLength = 64 << 10

    init(
        _ request: FormRequest, configuration: FormClientConfiguration, pool: ConnectionPool,
        onProgress: (@Sendable (UploadProgress) -> Void)?
    ) {
        self.request = request
        self.configuration = configuration
        self.pool = pool
        let metrics = RequestMetrics(configuration.metrics, method: request.method)
        self.metrics = metrics
        self.onProgress =
            if let metrics {
                { @Sendable progress in
                    metrics.noteSent(progress.bytesSent)
                    onProgress?(progress)
                }
            } else {
                onProgress
            }
        deadline = configuration.timeouts.total.map { ContinuousClock.now + $0 }
        retries = RetryCount(policy: configuration.retries)
    }

    /// Sends the request.
    ///
    /// - Returns: the response, with an accepted status.
    /// - Throws: a `FormClientError` if there is none.
    mutating func send() async throws(FormClientError) -> FormResponse {
        while true {
            if Task.isCancelled { throw FormClientError(CancellationError(), url: request.target.text) }
            do throws(FormClientError) {
                if let response = try await attempt() { return response }
            } catch {
                if error.status == nil { metrics?.noteFailure() }
                guard let delay = retries.delay(after: error, of: request, until: deadline) else { throw error }
                noteRetry(error.problem, delay)
                try await wait(delay)
            }
        }
    }

    /// Sends the request once, in its own span; nil if it is to be sent again, maybe elsewhere.
    private mutating func attempt() async throws(FormClientError) -> FormResponse? {
        let span = RequestSpan(configuration.tracer, for: request, after: attempts)
        attempts += 1
        defer { span?.end() }
        do throws(FormClientError) {
            return try await attempt(in: span)
        } catch {
            span?.note(error)
            throw error
        }
    }

    private mutating func attempt(in span: RequestSpan?) async throws(FormClientError) -> FormResponse? {
        request.cookies = configuration.cookies?.header(for: request.target)
        request.storedAuthorization = configuration.netrc?.authorization(for: request.target)
        let attempt = try await prepare(in: span)
        let exchange = try await begin()
        isReplay = false
        let head: Exchange.Head
        do throws(FormClientError) {
            head = try await exchange.head()
        } catch {
            // The server had closed the connection, maybe before it read the request.
            guard exchange.isReused, error.code == .connectionLost, request.isReplayable else { throw error }
            if !request.method.isIdempotent {
                guard await exchange.isSurelyUnread else { throw error }
            }
            isReplay = true
            configuration.onEvent?(.resending(url: request.target.text))
            return nil
        }
        if head.status == 407, let proxy = exchange.proxy {
            throw FormClientError(proxy: proxy.text, status: 407, url: request.target.text)
        }
        metrics?.noteHead(status: head.status)
        span?.note(status: head.status)
        configuration.cookies?.store(head.headers[values: .setCookie], from: request.target)
        if try await isRepeated(attempt, head) {
            await drain(exchange)
            return nil
        }
        if let next = try next(after: head) {
            repeated = []
            await drain(exchange)
            if next.target != request.target || next.method != request.method {
                configuration.onEvent?(
                    .redirected(
                        from: request.target.text, to: next.target.text, status: head.status,
                        keepsBody: request.body == nil || next.body != nil))
            }
            request = next
            return nil
        }
        let response = FormResponse(url: request.target.text, head: head, exchange: exchange)
        if let delay = retries.delay(after: head, of: request, until: deadline) {
            await drain(exchange)
            let url = request.target.text.withoutQuery.printable()
            noteRetry("'\(url)' responded with the status \(head.status)", delay)
            try await wait(delay)
            return nil
        }
        try await response.requireStatus(in: configuration.acceptedStatuses)
        return response
    }

    /// Gets a connection and starts an exchange over it.
    private func begin() async throws(FormClientError) -> Exchange {
        let left = deadline.map { $0 - .now }
        let timeout = left.map { min($0, configuration.timeouts.connect) } ?? configuration.timeouts.connect
        do {
            guard timeout > .zero else { throw ConnectTimeout() }
            let shortBody = try await request.shortBody()
            let (connection, isReused) = try await pool.connection(
                to: request.target, isFresh: isReplay, timeout: timeout)
            return Exchange(
                request, shortBody: shortBody, over: connection, isReused: isReused, pool: pool,
                watchdog: Watchdog(limit: configuration.timeouts.progress, deadline: deadline), onProgress: onProgress)
        } catch {
            throw FormClientError(error, url: request.target.text)
        }
    }

    private mutating func next(after head: Exchange.Head) throws(FormClientError) -> FormRequest? {
        if head.status == 417, request.expectContinue != nil, request.isReplayable {
            var request = request
            request.expectContinue = nil
            return request
        }
        let location = head.headers[.location]
        guard
            let next = try request.following(
                status: head.status, location: location, policy: configuration.redirects,
                droppingBody: configuration.statusesThatDropBodies)
        else { return nil }
        redirects += 1
        guard redirects <= configuration.redirectLimit else {
            throw FormClientError(
                .tooManyRedirects, request.target.text,
                reason: "redirects to '\(next.target.text.printable())', and "
                    + (configuration.redirectLimit == 0
                        ? "no redirect is allowed; allow some"
                        : "\(configuration.redirectLimit) redirects were followed already; allow more"))
        }
        return next
    }

    /// Asks the interceptors for their headers.
    private mutating func prepare(in span: RequestSpan?) async throws(FormClientError) -> RequestAttempt {
        let target = request.target
        var attempt = RequestAttempt(method: request.method, url: target.text, origin: target.origin)
        for interceptor in configuration.interceptors {
            do {
                try await interceptor.prepare(&attempt)
            } catch {
                throw FormClientError(interceptor: error, url: target.text)
            }
        }
        span?.inject(into: &attempt.headers)
        try attempt.headers.requireNoFraming()
        request.attemptHeaders = attempt.headers
        return attempt
    }

    /// Asks the interceptors whether the request is to be sent again.
    private mutating func isRepeated(
        _ attempt: RequestAttempt, _ head: Exchange.Head
    ) async throws(FormClientError) -> Bool {
        guard request.isReplayable else { return false }
        for (index, interceptor) in configuration.interceptors.enumerated() where !repeated.contains(index) {
            do {
                guard try await interceptor.shouldRetry(attempt, status: head.status, headers: head.headers) else {
                    continue
                }
            } catch {
                throw FormClientError(interceptor: error, url: request.target.text)
            }
            repeated.insert(index)
            return true
        }
        return false
    }

    private func noteRetry(_ problem: String, _ delay: Duration) {
        metrics?.noteRetry()
        configuration.onEvent?(.retrying(url: request.target.text, problem: problem, delay: delay))
    }

    private func drain(_ exchange: Exchange) async {
        var rest = Self.drainedLength
        while rest > 0, let event = try? await exchange.next(), case .bytes(let bytes) = event {
            rest -= bytes.count
        }
        exchange.cancel()
    }

    private func wait(_ delay: Duration) async throws(FormClientError) {
        do {
            try await Task.sleep(for: delay)
        } catch {
            throw FormClientError(error, url: request.target.text)
        }
    }
}

extension FormClientError {
    fileprivate init(interceptor error: any Error, url: String) {
        if error is CancellationError {
            self.init(error, url: url)
        } else {
            self.init(
                .interceptorFailed, url, reason: "was not asked, since an interceptor failed: \(error); see its error",
                underlyingError: error)
        }
    }
}

extension Exchange {
    fileprivate func head() async throws(FormClientError) -> Head {
        guard case .head(let head)? = try await next() else {
            throw FormClientError(.connectionLost, request.target.text, reason: "did not respond; try again")
        }
        return head
    }
}
#endif
