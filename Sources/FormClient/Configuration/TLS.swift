#if Upload
extension FormClientConfiguration {
    /// Settings for encrypted connections: which certificates to trust and send, and which versions of TLS to allow.
    public struct TLS: Sendable, Hashable {
        /// The checks made on a server's certificate.
        #if hasAttribute(nonexhaustive)
        @nonexhaustive
        #endif
        public enum Verification: Sendable, Hashable {
            /// Checks that a trusted authority signed the certificate, and that the certificate belongs to the host.
            case full
            /// Checks only that a trusted authority signed the certificate.
            case anyHost
            /// Checks nothing, so that anyone on the network path can read and change the data.
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

        /// The checks made on a server's certificate; all checks by default.
        public var verification = Verification.full
        /// The lowest allowed version; TLS 1.2 by default.
        public var minimumVersion = Version.tls12
        /// The path of a PEM file with the certificates to trust; nil, the default, for those that the system trusts.
        public var trustRoots: String?
        /// The path of a PEM file with the client's certificate and its intermediate certificates; nil, the default,
        /// for none.
        public var certificateChain: String?
        /// The path of a PEM file with the private key for the client's certificate; required if that certificate is
        /// set, otherwise nil.
        public var privateKey: String?

        /// Creates the default settings.
        public init() {}
    }
}
#endif
