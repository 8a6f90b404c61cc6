#if Upload
extension FormClientConfiguration {
    /// The time limits of a request.
    public struct Timeouts: Sendable, Hashable {
        /// The maximum time that may pass without any byte of the request or the response being transferred; 60 seconds
        /// by default.
        ///
        /// An upload may take any amount of time, as long as it makes progress. The limit applies once the connection
        /// is made. The time that the caller takes to read the response isn't included.
        ///
        /// Until the response begins, up to 8 seconds are added to the limit. The reason is that the server's system
        /// may accept 128 KiB of the request at once, and then nothing more until the server has read that much. With
        /// the added time, a server that reads at least 16 KiB per second never exceeds the limit. The property
        /// corresponds to `timeoutIntervalForRequest` of `URLSession`, and has the same default. A server that scans or
        /// converts a file before it responds needs about as much.
        public var progress: Duration = .seconds(60)
        /// The maximum time that a request may take in total; nil, the default, for no limit.
        ///
        /// The limit includes redirects, retries and the time until the body of the response has been received.
        public var total: Duration?
        /// The maximum time for connecting, including the host lookup and the TLS handshake; 10 seconds by default.
        public var connect: Duration = .seconds(10)
        /// The time that an idle connection is kept for the next request; 60 seconds by default.
        ///
        /// Only the value in the client's configuration is used; a value that is set for a single request is ignored.
        public var idleConnection: Duration = .seconds(60)

        /// Creates the default time-outs.
        public init() {}
    }
}
#endif
