#if Upload
extension FormClientConfiguration {
    /// When a failed request is sent again.
    ///
    /// Only temporary failures count: a failed or broken connection, a time-out, and some statuses. A request is
    /// sent again in any case if its connection had been kept from an earlier one and was closed before any part of an
    /// answer came. For requests that may have an effect each time, such as POST, that is done only if the server's
    /// system had received nothing of it, which only Linux reports.
    public struct RetryPolicy: Sendable, Hashable {
        /// How often a request is sent again; 0 for never.
        public var limit: Int
        /// Whether to send again requests that may have an effect each time, such as POST; false by default.
        public var includesUnsafeMethods = false
        /// The statuses after which a request is sent again; 429, 502, 503 and 504 by default.
        public var statuses: Set<Int> = [429, 502, 503, 504]
        /// How long to wait before the first retry: 1 second by default; each further wait is twice as long.
        ///
        /// Up to a quarter is taken off at random, so that clients that failed together do not return together. A
        /// server's `Retry-After` takes precedence.
        public var firstDelay: Duration = .seconds(1)
        /// The longest wait, 30 seconds by default; a server that wants a longer one gets no retry.
        public var longestDelay: Duration = .seconds(30)

        /// Makes a policy.
        ///
        /// - Parameter limit: how often a request is sent again.
        public init(limit: Int = 0) {
            self.limit = limit
        }
    }
}

extension FormClientConfiguration.RetryPolicy {
    /// The pause after this many retries, unless the server wants another.
    func pause(_ count: Int) -> Duration {
        min(longestDelay, firstDelay * (1 << min(count, 20))) * Double.random(in: 0.75...1)
    }
}
#endif
