#if Upload
extension FormClientConfiguration {
    /// The time limits of a request.
    public struct Timeouts: Sendable, Hashable {
        /// The maximum time without progress: in which no byte of the request or the response moves; 10 seconds by
        /// default.
        ///
        /// An upload may take any time, as long as it makes progress. The limit applies once the connection is made.
        /// Time that the caller takes to read the response isn't included. A server that reads at least 16 KiB of the
        /// request in a second is never cut off: its system may accept 128 KiB at once, and nothing more until the
        /// server has read them, so up to 8 seconds are added. It corresponds to `timeoutIntervalForRequest` of
        /// `URLSession`.
        public var progress: Duration = .seconds(10)
        /// How long a request may take in total; nil, the default, for any time.
        ///
        /// This includes its redirects, its retries and the body of its response.
        public var total: Duration?
        /// How long connecting may take, with the host lookup and the TLS handshake; 10 seconds by default.
        public var connect: Duration = .seconds(10)
        /// How long a connection is kept for the next request; 60 seconds by default.
        ///
        /// Only the client's value is used; that of a request is ignored.
        public var idleConnection: Duration = .seconds(60)

        /// Makes the default time-outs.
        public init() {}
    }
}
#endif
