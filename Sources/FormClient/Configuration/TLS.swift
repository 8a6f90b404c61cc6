#if Upload
extension FormClientConfiguration {
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

        /// A version of TLS.
        public enum Version: Sendable, Hashable {
            /// TLS 1.0, which is not safe any more.
            case tls10
            /// TLS 1.1, which is not safe any more.
            case tls11
            /// TLS 1.2.
            case tls12
            /// TLS 1.3.
            case tls13
        }

        /// What is checked of a server's certificate.
        public var verification = Verification.full
        /// The least version that is spoken; TLS 1.2 at first.
        public var minimumVersion = Version.tls12
        /// A file with the certificates, in PEM, of those who are trusted in place of the system's; nil for the
        /// system's.
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
