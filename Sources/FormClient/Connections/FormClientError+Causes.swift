#if Upload
import MIMETypes
import MultipartFormData
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension FormClientError {
    /// Makes the error for a request from an error of a lower layer.
    ///
    /// - Parameters:
    ///   - error: the error of the lower layer.
    ///   - url: the URL of the request.
    ///   - proxy: the proxy that the whole request was sent to, which is then the other end of the connection; nil if
    ///     there was none.
    init(_ error: any Error, url: String, through proxy: ProxyTarget? = nil) {
        switch error {
        case let error as FormClientError: self = error
        case let failure as ProxyFailure: self.init(failure, url: url)
        case is CancellationError:
            self.init(.cancelled, url, reason: "was not asked completely, since the task was cancelled")
        case is ConnectTimeout, ChannelError.connectTimeout:
            self.init(
                .timedOut, url, reason: "took too long to connect; check the address, or allow more time",
                underlyingError: error)
        case is ClientIsShutDown:
            self.init(.connectionFailed, url, reason: "is not asked, since the client was shut down; make another")
        case let error as EncryptionFailure: self.init(encryption: error, url: url)
        case NIOSSLError.uncleanShutdown:
            self.init(brokenBy: "its end was not encrypted", url: url, through: nil, error)
        case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError: self.init(tls: error, url: url)
        case HTTPParserError.invalidEOFState:
            self.init(brokenBy: "its answer was cut off", url: url, through: proxy, error)
        case is HTTPParserError, is InvalidAnswer: self.init(invalidAnswer: error, url: url, through: proxy)
        case is NIOHTTPDecompression.DecompressionError, is NIOHTTPDecompression.ExtraDecompressionError:
            self.init(
                .invalidResponse, url,
                reason: "responded with compressed bytes that are damaged, or too many; ask for an uncompressed body",
                underlyingError: error)
        case is ConnectionEnd, is ChannelError:
            self.init(brokenBy: "it was closed", url: url, through: proxy, error)
        default: self.init(transport: error, url: url, through: proxy)
        }
    }

    /// Makes the error for a body that can't be read.
    static func body(_ error: any Error, url: String) -> FormClientError {
        if error is CancellationError { return FormClientError(error, url: url) }
        let reason =
            error is FormDataError ? "\(error)" : "a stream of the form failed: \(error); send the form again"
        return FormClientError(.unreadableBody, url, reason: reason, underlyingError: error)
    }

    private init(transport error: any Error, url: String, through proxy: ProxyTarget?) {
        if let code = (error as? IOError)?.errnoCode, Self.isLocal(code) {
            self.init(
                .connectionFailed, url,
                reason: "was not asked: this machine makes no more connections (\(FileSystem.reason(code))); "
                    + "close some, or allow more",
                underlyingError: error)
        } else if let problem = Self.connectionProblem(error) {
            self.init(
                .connectionFailed, url, reason: "cannot be reached: \(problem); check the address and the port",
                underlyingError: error)
        } else {
            let reason = (error as? IOError).map { FileSystem.reason($0.errnoCode) } ?? "it failed"
            self.init(brokenBy: reason, url: url, through: proxy, error)
        }
    }

    private init(brokenBy reason: String, url: String, through proxy: ProxyTarget?, _ error: any Error) {
        let start = proxy == nil ? "" : "is the proxy, which "
        self.init(
            .connectionLost, proxy?.text ?? url, reason: "\(start)broke the connection off (\(reason)); try again",
            underlyingError: error)
    }

    private init(invalidAnswer error: any Error, url: String, through proxy: ProxyTarget?) {
        let start = proxy == nil ? "" : "is the proxy, which "
        let reason = (error as? InvalidAnswer)?.reason ?? Self.words("\(error)")
        self.init(
            .invalidResponse, proxy?.text ?? url,
            reason: "\(start)does not answer in HTTP/1.1 (\(reason)); check the port", underlyingError: error)
    }

    /// Makes the error for a failed handshake; a failure before it began may have another cause.
    private init(encryption failure: EncryptionFailure, url: String) {
        switch failure.cause {
        case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError:
            self.init(tls: failure.cause, invalidity: failure.invalidity, url: url)
        default: self.init(failure.cause, url: url)
        }
    }

    private init(tls error: any Error, invalidity: String? = nil, url: String) {
        let (code, reason) = Self.reason(tls: error, invalidity)
        self.init(code, url, reason: "has no trusted encryption: \(reason)", underlyingError: error)
    }

    /// Checks whether the failure to connect is caused by this machine rather than by the other one.
    private static func isLocal(_ code: CInt) -> Bool {
        [EMFILE, ENFILE, ENOBUFS, ENOMEM, EADDRNOTAVAIL].contains(code)
    }

    /// Describes why there is no connection, in words that follow "cannot be reached"; nil if there was one.
    static func connectionProblem(_ error: any Error) -> String? {
        switch error {
        case let error as NIOConnectionError:
            if let first = error.connectionErrors.first { return connectionProblem(first.error) }
            return "no address was found for the host"
        case let error as IOError where meansNoConnection(error.errnoCode): return FileSystem.reason(error.errnoCode)
        default: return nil
        }
    }

    private static func meansNoConnection(_ code: CInt) -> Bool {
        isLocal(code)
            || [ECONNREFUSED, ENOENT, EHOSTUNREACH, ENETUNREACH, ENETDOWN, EHOSTDOWN, EACCES, EPERM].contains(code)
    }

    /// Splits a Swift name into its words: `invalidHeaderToken` becomes "invalid header token".
    private static func words(_ name: String) -> String {
        name.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
    }
}

extension FormClientError {
    /// What went wrong with encryption, and what to do about it.
    private static func reason(tls error: any Error, _ invalidity: String?) -> (Code, String) {
        if let error = error as? NIOSSLExtraError, error == .failedToValidateHostname {
            return (.invalidCertificate, "its certificate is for another host; check the address")
        }
        let words = boringReason(error)
        switch words {
        case "certificate verify failed":
            if let invalidity {
                return (
                    .invalidCertificate, "its certificate \(invalidity); check the clock, or have its operator renew it"
                )
            }
            return (
                .untrustedCertificate,
                "no trusted authority has signed its certificate; "
                    + "check it with its operator, or trust who signed it (trustRoots, --cacert)"
            )
        case _ where words.contains("alert") && words.contains("certificate"), "tlsv1 alert unknown ca":
            return (
                .connectionFailed,
                "it refuses the client's certificate, or requires one (\(words)); set one that it trusts "
                    + "(certificateChain, --cert)"
            )
        case "sslv3 alert handshake failure":
            return (
                .connectionFailed,
                "it refuses the encryption, or requires a client certificate; set one that it trusts "
                    + "(certificateChain, --cert)"
            )
        case "unsupported protocol", "tlsv1 alert protocol version":
            return (.oldTLS, "it supports only old versions of TLS; have it updated, or allow them (minimumVersion)")
        case "wrong version number", "http request":
            return (.connectionFailed, "it does not speak TLS at this port; check the port, or use http")
        default: return (.connectionFailed, "\(words); check its certificate, and that it takes https at this port")
        }
    }

    /// Extracts the reason from an error of the TLS library.
    ///
    /// The library's own text also contains positions in its sources: `… OPENSSL_internal:CERTIFICATE_VERIFY_FAILED at
    /// …`.
    private static func boringReason(_ error: any Error) -> String {
        let pieces = "\(error)".split(separator: ":")
        guard let index = pieces.firstIndex(where: { $0.hasSuffix("OPENSSL_internal") }),
            let reason = pieces[pieces.index(after: index)...].first
        else {
            return "\(error)".contains("eofDuringHandshake")
                ? "it closed the connection during the handshake" : "the handshake failed"
        }
        return reason.prefix { $0 != " " }.lowercased().split(separator: "_").joined(separator: " ")
    }
}

/// A server's response that can't be understood.
struct InvalidAnswer: Error {
    let reason: String
}
#endif
