#if Upload
extension FormClientConfiguration {
    /// The time limits of a request.
    public struct Timeouts: Sendable, Hashable {
        /// The maximum time in which no byte of the request or the response is transferred; 10 seconds by default.
        ///
        /// An upload may take any time, as long as it makes progress. The limit applies once the connection is made.
        /// Time that the caller takes to read the response isn't included. A server that reads at least 16 KiB of the
        /// request per second never runs into the limit: its system may accept 128 KiB at once, and nothing more until
        /// the server has read them, so up to 8 seconds are added. It corresponds to `timeoutIntervalForRequest` of
        /// `URLSession`.
        public var progress: Duration = .seconds(10)
        /// The maximum time that a request may take in total; nil, the default, for no limit.
        ///
        /// It includes redirects, retries and the body of the response.
        public var total: Duration?
        /// The maximum time for connecting, including the host lookup and the TLS handshake; 10 seconds by default.
        public var connect: Duration = .seconds(10)
        /// The time that an idle connection is kept for the next request; 60 seconds by default.
        ///
        /// Only the value in the client's configuration is used; one set for a single request is ignored.
        public var idleConnection: Duration = .seconds(60)

        /// Makes the default time-outs.
        public init() {}
    }
}
#endif
