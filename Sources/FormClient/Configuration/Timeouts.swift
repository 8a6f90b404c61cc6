#if Upload
extension FormClientConfiguration {
    /// How long to wait.
    public struct Timeouts: Sendable, Hashable {
        /// How long no byte of the request or the response may move; 10 seconds by default.
        ///
        /// An upload may take any time, as long as it makes progress. The limit applies once there is a connection.
        /// Time that the caller takes to read the response does not count. A server that takes at least 16 KiB of the
        /// request in a second is never cut off: its system may take 128 KiB at once, and then nothing for as long as
        /// the server reads them, so up to 8 seconds are added. It corresponds to
        /// `timeoutIntervalForRequest` of `URLSession`.
        public var progress: Duration = .seconds(10)
        /// How long a request may take in total; nil, the default, for any time.
        ///
        /// This includes its redirects, its retries and the body of its response.
        public var total: Duration?
        /// How long connecting may take, with the host lookup and the TLS handshake; 10 seconds by default.
        public var connect: Duration = .seconds(10)
        /// How long a connection is kept for the next request; 60 seconds by default.
        ///
        /// Only the client's value counts; that of a request is ignored.
        public var idleConnection: Duration = .seconds(60)

        /// Makes the default time-outs.
        public init() {}
    }
}
#endif
