#if Upload
import AsyncHTTPClient
import MultipartFormData
import NIOCore
import NIOHTTP1
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
    /// Says what an error of a lower layer means for a request.
    init(_ error: any Error, url: String) {
        switch error {
        case let error as FormClientError:
            self = error
        case is CancellationError:
            self.init(.cancelled, url, reason: "was not asked to the end, since the task was cancelled")
        case let error as NIOConnectionError:
            self.init(noConnection: Self.reason(error), url: url, error)
        case let error as IOError where Self.meansNoConnection(error.errnoCode):
            self.init(noConnection: Self.reason(error), url: url, error)
        case let error as HTTPClientError:
            self.init(error, url: url)
        case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError:
            self.init(
                .connectionFailed, url,
                reason:
                    "has no trusted encryption (\(Self.reason(tls: error))); check its certificate, and that it takes https at this port",
                underlyingError: error)
        case is HTTPParserError:
            self.init(
                .invalidResponse, url, reason: "does not answer in HTTP/1.1 (\(error)); check the port",
                underlyingError: error)
        default:
            self.init(brokenBy: Self.reason(error), url: url, error)
        }
    }

    /// Says what the error of a body means.
    static func body(_ error: any Error, url: String) -> FormClientError {
        if error is CancellationError { return FormClientError(error, url: url) }
        let reason =
            error is FormDataError ? "\(error)" : "a stream of the form failed: \(error); send the form again"
        return FormClientError(.unreadableBody, url, reason: reason, underlyingError: error)
    }

    private init(_ error: HTTPClientError, url: String) {
        switch error {
        case .connectTimeout, .tlsHandshakeTimeout, .httpProxyHandshakeTimeout, .socksHandshakeTimeout,
            .getConnectionFromPoolTimeout:
            self.init(
                .timedOut, url, reason: "took too long to connect; check the address, or allow more time",
                underlyingError: error)
        case .invalidURL, .emptyHost, .emptyScheme, .missingSocketPath:
            self.init(.invalidParameter, url, reason: RequestTarget.advice, underlyingError: error)
        case .invalidProxyResponse, .proxyAuthenticationRequired:
            self.init(noConnection: error.shortDescription.lowercased(), url: url, error)
        default:
            let reason = error == .remoteConnectionClosed ? "it was closed" : error.shortDescription.lowercased()
            self.init(brokenBy: reason, url: url, error)
        }
    }

    private init(noConnection reason: String, url: String, _ error: any Error) {
        let advice = error is HTTPClientError ? "check the proxy and its credentials" : "check the address and the port"
        self.init(.connectionFailed, url, reason: "cannot be reached: \(reason); \(advice)", underlyingError: error)
    }

    private init(brokenBy reason: String, url: String, _ error: any Error) {
        self.init(
            .connectionLost, url, reason: "broke the connection off (\(reason)); try again", underlyingError: error)
    }

    private static func meansNoConnection(_ code: CInt) -> Bool {
        [ECONNREFUSED, EHOSTUNREACH, ENETUNREACH, ENETDOWN, EHOSTDOWN, EADDRNOTAVAIL, EACCES, EPERM].contains(code)
    }

    private static func reason(_ error: NIOConnectionError) -> String {
        if let first = error.connectionErrors.first { return reason(first.error) }
        return error.dnsAError == nil && error.dnsAAAAError == nil ? "there is no address" : "the host is unknown"
    }

    /// The reason in an error of the library for encryption, whose own words have places in its sources in them:
    /// `… OPENSSL_internal:CERTIFICATE_VERIFY_FAILED at …`.
    private static func reason(tls error: any Error) -> String {
        let pieces = "\(error)".split(separator: ":")
        guard let place = pieces.firstIndex(where: { $0.hasSuffix("OPENSSL_internal") }),
            let reason = pieces[pieces.index(after: place)...].first
        else { return "\(error)" }
        return reason.prefix { $0 != " " }.lowercased().split(separator: "_").joined(separator: " ")
    }

    private static func reason(_ error: any Error) -> String {
        guard let error = error as? IOError, let text = strerror(error.errnoCode) else { return "\(error)" }
        return String(cString: text).lowercased()
    }
}
#endif
