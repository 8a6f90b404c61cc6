#if Upload
extension FormClientConfiguration {
    /// Which certificates to trust on encrypted connections.
    public struct TLS: Sendable, Hashable {
        /// What to check in a server's certificate.
        #if hasAttribute(nonexhaustive)
        @nonexhaustive
        #endif
        public enum Verification: Sendable, Hashable {
            /// Checks that a trusted authority signed it, and that it belongs to the host.
            case full
            /// Checks only that a trusted authority signed it.
            case anyHost
            /// Nothing: anyone on the way can read and change what is sent.
            case none
        }

        /// A version of TLS.
        #if hasAttribute(nonexhaustive)
        @nonexhaustive
        #endif
        public enum Version: Sendable, Hashable {
            /// TLS 1.0, which is no longer safe.
            case tls10
            /// TLS 1.1, which is no longer safe.
            case tls11
            /// TLS 1.2.
            case tls12
            /// TLS 1.3.
            case tls13
        }

        /// What to check in a server's certificate.
        public var verification = Verification.full
        /// The lowest version that is allowed; TLS 1.2 by default.
        public var minimumVersion = Version.tls12
        /// A PEM file with the certificates to trust instead of the system's; nil for the system's.
        public var trustRoots: String?
        /// A PEM file with the client's certificate and its intermediate certificates; nil for none.
        public var certificateChain: String?
        /// A PEM file with the key of the client's certificate; nil for none.
        public var privateKey: String?

        /// Makes the default settings.
        public init() {}
    }
}
#endif
