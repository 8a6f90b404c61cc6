#if Upload
import CoreMetrics
import HTTPTypes

/// Records metrics about attempts to send a request.
///
/// The dimensions are the method and the status, but not the URL, so that a backend has to keep only a few values.
struct RequestMetrics: Sendable {
    private let factory: any MetricsFactory
    private let method: String
    private let start = ContinuousClock.now

    /// Starts measuring; nil if no metrics are configured.
    init?(_ factory: (any MetricsFactory)?, method: HTTPRequest.Method) {
        guard let factory else { return nil }
        self.factory = factory
        self.method = method.rawValue
    }

    /// Records the head of a response.
    func noteHead(status: Int) {
        let dimensions = [("method", method), ("status", "\(status)")]
        Counter(label: "form_client_responses_total", dimensions: dimensions, factory: factory).increment()
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        Timer(label: "form_client_time_to_first_byte_seconds", dimensions: [("method", method)], factory: factory)
            .recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }

    /// Records an attempt that ended without a response.
    func noteFailure() {
        Counter(label: "form_client_failures_total", dimensions: [("method", method)], factory: factory).increment()
    }

    /// Records bytes of a body that were sent.
    func noteSent(_ bytes: Int) {
        Counter(label: "form_client_sent_bytes_total", dimensions: [], factory: factory).increment(by: bytes)
    }

    /// Records that a request is sent again.
    func noteRetry() {
        Counter(label: "form_client_retries_total", dimensions: [("method", method)], factory: factory).increment()
    }
}
#endif
