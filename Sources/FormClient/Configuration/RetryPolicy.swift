#if Upload
extension FormClientConfiguration {
    /// The conditions under which a failed request is sent again.
    ///
    /// Only temporary failures are retried: a failed or broken connection, a time-out, and some statuses.
    ///
    /// Regardless of this policy, a request is sent again if its connection had been kept from an earlier request and
    /// was closed before any part of a response arrived. A request that may have an effect each time it is sent, such
    /// as POST, is an exception. It is sent again only if it is certain that no part of the request reached the
    /// server's operating system. In most cases, this can be determined only if the client runs on Linux.
    public struct RetryPolicy: Sendable, Hashable {
        /// The maximum number of retries; 0 for none.
        public var limit: Int
        /// Whether to retry requests that may have an effect each time they are sent, such as POST; false by default.
        public var includesUnsafeMethods = false
        /// The statuses after which a request is sent again; 429, 502, 503 and 504 by default.
        public var statuses: Set<Int> = [429, 502, 503, 504]
        /// The wait before the first retry; 1 second by default.
        ///
        /// Each later wait is twice as long as the one before, up to `maxDelay`. Each wait is then shortened by a
        /// random amount of up to a quarter, so that clients that failed at the same time don't retry at the same time.
        /// If a response contains `Retry-After`, the client waits for that long instead.
        public var firstDelay: Duration = .seconds(1)
        /// The maximum wait before a retry; 30 seconds by default.
        ///
        /// If a server asks for a longer wait, the request is not sent again.
        public var maxDelay: Duration = .seconds(30)

        /// Creates a policy.
        ///
        /// - Parameter limit: the maximum number of retries.
        public init(limit: Int = 0) {
            self.limit = limit
        }
    }
}

extension FormClientConfiguration.RetryPolicy {
    /// Returns the wait after this many retries, unless the server asks for a different wait.
    func pause(_ count: Int) -> Duration {
        min(maxDelay, firstDelay * (1 << min(count, 20))) * Double.random(in: 0.75...1)
    }
}
#endif
