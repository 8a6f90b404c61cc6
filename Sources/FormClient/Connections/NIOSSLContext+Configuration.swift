#if Upload
import NIOSSL

extension NIOSSLContext {
    /// Reads the files of a configuration.
    ///
    /// - Throws: a `FormClientError` with the code `invalidParameter` if one can't be read.
    static func make(_ tls: FormClientConfiguration.TLS) throws(FormClientError) -> NIOSSLContext {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.applicationProtocols = ["http/1.1"]
        configuration.minimumTLSVersion = TLSVersion(tls.minimumVersion)
        configuration.certificateVerification = CertificateVerification(tls.verification)
        if let path = tls.trustRoots {
            configuration.trustRoots = .certificates(try certificates(path))
        }
        if let path = tls.certificateChain {
            configuration.certificateChain = try certificates(path).map { .certificate($0) }
        }
        if let path = tls.privateKey {
            configuration.privateKey = .privateKey(
                try reading(path) { try NIOSSLPrivateKey(file: path, format: .pem) })
        }
        return try reading(tls.certificateChain ?? tls.privateKey ?? "TLS") {
            try NIOSSLContext(configuration: configuration)
        }
    }

    private static func certificates(_ path: String) throws(FormClientError) -> [NIOSSLCertificate] {
        let certificates = try reading(path) { try NIOSSLCertificate.fromPEMFile(path) }
        guard !certificates.isEmpty else { throw unreadable(path, nil) }
        return certificates
    }

    private static func reading<Value>(_ path: String, _ read: () throws -> Value) throws(FormClientError) -> Value {
        do {
            return try read()
        } catch {
            throw unreadable(path, error)
        }
    }

    private static func unreadable(_ path: String, _ error: (any Error)?) -> FormClientError {
        FormClientError(
            .invalidParameter, path,
            reason: "is not a readable file with the certificates or the key in PEM; check the path",
            underlyingError: error)
    }
}

extension TLSVersion {
    fileprivate init(_ version: FormClientConfiguration.TLS.Version) {
        self =
            switch version {
            case .tls10: .tlsv1
            case .tls11: .tlsv11
            case .tls12: .tlsv12
            case .tls13: .tlsv13
            }
    }
}

extension CertificateVerification {
    fileprivate init(_ verification: FormClientConfiguration.TLS.Verification) {
        self =
            switch verification {
            case .full: .fullVerification
            case .anyHost: .noHostnameVerification
            case .none: .none
            }
    }
}
#endif
