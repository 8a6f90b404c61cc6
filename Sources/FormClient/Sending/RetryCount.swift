#if Upload
import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Counts the retries of a request, and decides whether and when the next one is sent.
struct RetryCount {
    let policy: FormClientConfiguration.RetryPolicy
    private var count = 0

    init(policy: FormClientConfiguration.RetryPolicy) {
        self.policy = policy
    }

    /// Returns the time to wait after a failure; nil if the failure is final.
    mutating func delay(
        after error: FormClientError, of request: FormRequest, until deadline: ContinuousClock.Instant?
    ) -> Duration? {
        guard [.connectionFailed, .connectionLost, .proxyFailed, .timedOut].contains(error.code),
            error.status.map(policy.statuses.contains) ?? true
        else { return nil }
        return delay(wanted: nil, of: request, until: deadline)
    }

    /// Returns the time to wait after a response; nil if the response is final.
    mutating func delay(
        after head: Exchange.Head, of request: FormRequest, until deadline: ContinuousClock.Instant?
    ) -> Duration? {
        guard policy.statuses.contains(head.status) else { return nil }
        return delay(wanted: Self.retryAfter(head.headers[.retryAfter]), of: request, until: deadline)
    }

    private mutating func delay(
        wanted: Duration?, of request: FormRequest, until deadline: ContinuousClock.Instant?
    ) -> Duration? {
        guard count < policy.limit, request.method.isIdempotent || policy.includesUnsafeMethods, request.isReplayable
        else { return nil }
        let delay = wanted ?? policy.pause(count)
        guard delay <= policy.maxDelay, deadline.map({ .now + delay < $0 }) ?? true else { return nil }
        count += 1
        return delay
    }

    /// Parses a number of seconds or a date; nil if the value is neither.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3
    static func retryAfter(_ value: String?, now: Date = Date()) -> Duration? {
        guard let value else { return nil }
        if let seconds = Int(value) { return seconds >= 0 ? .seconds(min(seconds, 1 << 32)) : nil }
        guard let date = HTTPDate(value) else { return nil }
        return .seconds(max(0, date.secondsSince1970 - Int(now.timeIntervalSince1970)))
    }
}
#endif
