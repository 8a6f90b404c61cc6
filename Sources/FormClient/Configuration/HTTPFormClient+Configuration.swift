#if Upload
extension HTTPFormClient {
    /// How a client connects, how long it waits, and what it does about redirects and failures.
    public struct Configuration: Sendable {
        /// How long to wait.
        public var timeouts = Timeouts()
        /// What the connections go through, or nil for none.
        public var proxy: Proxy?
        /// Whom to trust on encrypted connections.
        public var tls = TLS()
        /// How many redirects are followed before it is an error; 0 to follow none, which makes each a status that is not
        /// accepted.
        public var redirectLimit = 10
        /// How often a request is sent again whose connection failed, broke or took too long; 0 for never.
        ///
        /// The server may have taken the request all the same, and get it twice. The waits between are 1, 2, 4 and at most 30
        /// seconds.
        public var retries = 0
        /// The statuses that are no error.
        public var acceptedStatuses = 200..<300
        /// Headers for each request, such as `User-Agent`.
        public var headers: [HTTPHeader] = []

        /// Makes a configuration with the defaults.
        public init() {}
    }
}

extension HTTPFormClient.Configuration {
    /// How long to wait.
    public struct Timeouts: Sendable, Hashable {
        /// How long nothing may move, neither a byte of the request nor one of the response; 10 seconds.
        ///
        /// So an upload may take as long as it takes, if only it goes on. It begins when the connection stands; the time that
        /// the caller takes to read the response does not count. It is what `timeoutIntervalForRequest` is to `URLSession`.
        public var progress: Duration = .seconds(10)
        /// How long a request may take with its redirects, its retries and the body of its response; nil, as it is at first,
        /// for any time.
        public var total: Duration?
        /// How long making a connection may take, with looking up the host and agreeing on encryption; 10 seconds.
        public var connect: Duration = .seconds(10)
        /// How long a connection is kept for the next request; 60 seconds.
        public var idleConnection: Duration = .seconds(60)

        /// Makes a choice of the defaults.
        public init() {}
    }

    /// What connections go through.
    public enum Proxy: Sendable, Hashable {
        /// An HTTP proxy that is asked to `CONNECT`, for `http` as well as `https`.
        ///
        /// The credentials, if it wants any, are a name and a password with a colon between them.
        case http(host: String, port: Int, credentials: String? = nil)
        /// A proxy of SOCKS version 5.
        case socks(host: String, port: Int = 1080)
    }

    /// Whom to trust on encrypted connections.
    public struct TLS: Sendable, Hashable {
        /// What is checked of a server's certificate.
        public enum Verification: Sendable, Hashable {
            /// That somebody trusted signed it, and that it is the host's.
            case full
            /// That somebody trusted signed it.
            case anyHost
            /// Nothing: anybody can read along.
            case none
        }

        /// What is checked of a server's certificate.
        public var verification = Verification.full
        /// A file with the certificates, in PEM, of those who are trusted in place of the system's; nil for the system's.
        public var trustRoots: String?
        /// A file with the client's own certificate and those between it and its root, in PEM; nil for none.
        public var certificateChain: String?
        /// A file with the key, in PEM, that belongs to the client's certificate; nil for none.
        public var privateKey: String?

        /// Makes a choice of the defaults.
        public init() {}
    }
}
#endif
