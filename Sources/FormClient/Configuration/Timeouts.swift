#if Upload
extension FormClientConfiguration {
    /// How long to wait.
    public struct Timeouts: Sendable, Hashable {
        /// How long nothing may move, neither a byte of the request nor one of the response; 10 seconds.
        ///
        /// So an upload may take as long as it takes, if only it goes on. It begins when there is a connection; the
        /// time that the caller takes to read the response does not count. It is what `timeoutIntervalForRequest` is to
        /// `URLSession`.
        public var progress: Duration = .seconds(10)
        /// How long a request may take with its redirects, its retries and the body of its response; nil, as it is at
        /// first, for any time.
        public var total: Duration?
        /// How long making a connection may take, with looking up the host and agreeing on encryption; 10 seconds.
        public var connect: Duration = .seconds(10)
        /// How long a connection is kept for the next request; 60 seconds.
        ///
        /// It is the client's; that of a request is not looked at.
        public var idleConnection: Duration = .seconds(60)

        /// Makes a choice of the defaults.
        public init() {}
    }
}
#endif
