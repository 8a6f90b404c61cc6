#if Upload
/// Sends a request and follows where it is led, until there is an answer.
struct RequestRun {
    let configuration: HTTPFormClient.Configuration
    let deadline: ContinuousClock.Instant?
    private var request: FormRequest
    private var redirects = 0
    private var failures = 0

    /// The bytes of a redirect's own body that are read, so that the connection can be used again.
    private static let drainedLength = 64 << 10

    init(
        configuration: HTTPFormClient.Configuration, deadline: ContinuousClock.Instant?, request: FormRequest
    ) {
        self.configuration = configuration
        self.deadline = deadline
        self.request = request
    }

    /// Sends it.
    ///
    /// - Parameter begin: begins one exchange.
    /// - Returns: the response, with an accepted status.
    /// - Throws: a `FormClientError` if there is none.
    mutating func send(
        _ begin: (FormRequest, ContinuousClock.Instant?) -> Exchange
    ) async throws(FormClientError) -> FormResponse {
        while true {
            if Task.isCancelled { throw FormClientError(CancellationError(), url: request.target.text) }
            let exchange = begin(request, deadline)
            do throws(FormClientError) {
                let head = try await head(of: exchange)
                guard let next = try next(after: head) else {
                    let response = FormResponse(url: request.target.text, head: head, exchange: exchange)
                    try await response.requireStatus(in: configuration.acceptedStatuses)
                    return response
                }
                await drain(exchange)
                request = next
            } catch {
                guard mayRetry(after: error) else { throw error }
                try await waitBeforeRetry()
            }
        }
    }

    private func head(of exchange: Exchange) async throws(FormClientError) -> Exchange.Head {
        guard case .head(let head)? = try await exchange.next() else {
            throw FormClientError(.connectionLost, request.target.text, reason: "gave no answer; try again")
        }
        return head
    }

    private mutating func next(after head: Exchange.Head) throws(FormClientError) -> FormRequest? {
        guard configuration.redirectLimit > 0,
            let next = try request.following(status: head.status, location: head.header("Location"))
        else { return nil }
        redirects += 1
        guard redirects <= configuration.redirectLimit else {
            throw FormClientError(
                .tooManyRedirects, request.target.text,
                reason: "is the end of \(configuration.redirectLimit) redirects and leads on to another; allow more")
        }
        return next
    }

    private func drain(_ exchange: Exchange) async {
        var rest = Self.drainedLength
        while rest > 0, let event = try? await exchange.next(), case .bytes(let bytes) = event {
            rest -= bytes.count
        }
        exchange.cancel()
    }
}

extension RequestRun {
    private mutating func mayRetry(after error: FormClientError) -> Bool {
        let isPassing = [.connectionFailed, .connectionLost, .timedOut].contains(error.code)
        guard isPassing, failures < configuration.retries, deadline.map({ $0 > .now }) ?? true else { return false }
        failures += 1
        return true
    }

    private func waitBeforeRetry() async throws(FormClientError) {
        do {
            try await Task.sleep(for: .seconds(min(30, 1 << min(failures - 1, 5))))
        } catch {
            throw FormClientError(error, url: request.target.text)
        }
    }
}
#endif
