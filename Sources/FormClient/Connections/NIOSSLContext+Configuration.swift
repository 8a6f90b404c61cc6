#if Upload
import MIMETypes
import NIOSSL

extension NIOSSLContext {
    /// Makes a context from a configuration, and reads the files that it names.
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
        if tls.certificateChain != nil || tls.privateKey != nil {
            guard let chain = tls.certificateChain, let key = tls.privateKey else {
                let path = tls.certificateChain ?? tls.privateKey ?? ""
                let (given, missing) = tls.privateKey == nil ? ("certificate", "key") : ("key", "certificate")
                throw FormClientError(
                    .invalidParameter, path, reason: "is a \(given) without its \(missing); give both")
            }
            configuration.privateKey = .privateKey(
                try reading(key, "private key") { try NIOSSLPrivateKey(file: key, format: .pem) })
            return try pairing(chain, key) { try NIOSSLContext(configuration: configuration) }
        }
        return try reading("TLS", "set of certificates") { try NIOSSLContext(configuration: configuration) }
    }

    private static func certificates(_ path: String) throws(FormClientError) -> [NIOSSLCertificate] {
        let certificates = try reading(path, "certificate") { try NIOSSLCertificate.fromPEMFile(path) }
        guard !certificates.isEmpty else { throw unreadable(path, "certificate", nil) }
        return certificates
    }

    private static func reading<Value>(
        _ path: String, _ content: String, _ read: () throws -> Value
    ) throws(FormClientError) -> Value {
        do {
            return try read()
        } catch {
            throw unreadable(path, content, error)
        }
    }

    private static func pairing(
        _ chain: String, _ key: String, _ make: () throws -> NIOSSLContext
    ) throws(FormClientError) -> NIOSSLContext {
        do {
            return try make()
        } catch {
            throw FormClientError(
                .invalidParameter, key,
                reason: "has not the key of the certificate in '\(chain.printable())'; give that",
                underlyingError: error)
        }
    }

    private static func unreadable(_ path: String, _ content: String, _ error: (any Error)?) -> FormClientError {
        let isThere = Array(path.utf8).withCString { FileSystem.status(of: $0) } != nil
        let reason = isThere ? "has no \(content) in PEM that can be read" : "cannot be read: no such file or directory"
        let advice = isThere && content == "private key" ? " that has no password" : ""
        return FormClientError(
            .invalidParameter, path, reason: "\(reason); name a PEM file with a \(content)\(advice)",
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
