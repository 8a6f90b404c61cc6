#if Upload
extension FormClientConfiguration {
    /// When a request is sent again that failed.
    ///
    /// Only failures that may pass count: a connection that failed or broke, a time-out, and some statuses. A request
    /// whose connection had been kept from an earlier one, and was closed before anything of an answer came, is sent
    /// again in any case: the server has not taken it.
    public struct RetryPolicy: Sendable, Hashable {
        /// How often a request is sent again; 0 for never.
        public var limit: Int
        /// Whether requests are sent again that may have an effect each time, such as POST; false at first.
        public var includesUnsafeMethods = false
        /// The statuses after which a request is sent again; 429, 502, 503 and 504 at first.
        public var statuses: Set<Int> = [429, 502, 503, 504]
        /// How long to wait before the first time: 1 second; each further wait is twice as long.
        ///
        /// Up to a quarter of it is taken off at random, so that clients that failed together don't return together.
        /// What a server says in `Retry-After` counts more.
        public var firstDelay: Duration = .seconds(1)
        /// The longest wait, 30 seconds; a server that wants a longer one gets no retry.
        public var longestDelay: Duration = .seconds(30)

        /// Makes a policy.
        ///
        /// - Parameter limit: how often a request is sent again.
        public init(limit: Int = 0) {
            self.limit = limit
        }
    }
}
#endif
