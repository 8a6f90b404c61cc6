#if Upload
import MIMETypes

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The error thrown when a request fails or gets an unexpected response.
public struct FormClientError: Error, Sendable {
    /// What went wrong, for use in a `switch` statement.
    ///
    /// More codes may be added.
    public struct Code: Hashable, Sendable {
        enum Value {
            case invalidParameter, unreadableBody, connectionFailed, connectionLost, invalidResponse
            case timedOut, badStatus, tooManyRedirects, refusedRedirect, responseTooLong, cancelled
            case untrustedCertificate, invalidCertificate, oldTLS, otherOrigin, unwritableFile
            case proxyFailed, droppedBody, lengthRequired, uploadGone, interceptorFailed
        }
        let value: Value

        /// A URL, a header, or a file named in the configuration is not valid; nothing was sent.
        public static let invalidParameter = Code(value: .invalidParameter)
        /// A file or a stream of the form can't be read; `underlyingError` states which one.
        ///
        /// Either a file can't be read or was changed while it was being sent, or a stream failed or can't be sent
        /// again.
        public static let unreadableBody = Code(value: .unreadableBody)
        /// No connection could be made: the host is unknown or refuses the connection, or the TLS handshake failed.
        public static let connectionFailed = Code(value: .connectionFailed)
        /// The proxy can't be reached, or refuses to connect.
        ///
        /// The proxy is the error's `subject`. The error's `status` is that of the proxy's response, if there was one.
        public static let proxyFailed = Code(value: .proxyFailed)
        /// The connection broke before the response was complete.
        public static let connectionLost = Code(value: .connectionLost)
        /// The response is not HTTP.
        public static let invalidResponse = Code(value: .invalidResponse)
        /// There was no progress for too long, or connecting or the whole request took too long.
        public static let timedOut = Code(value: .timedOut)
        /// The server responded with a status that is not accepted; see `status` and `bodyStart`.
        public static let badStatus = Code(value: .badStatus)
        /// There were more redirects than allowed.
        public static let tooManyRedirects = Code(value: .tooManyRedirects)
        /// A redirect leads to a URL that isn't HTTP, or would send the body without encryption.
        public static let refusedRedirect = Code(value: .refusedRedirect)
        /// A redirect leads to another server, and the configuration does not allow that.
        public static let otherOrigin = Code(value: .otherOrigin)
        /// A redirect leads to a URL that would be requested without the body, and the configuration does not allow
        /// that.
        ///
        /// The server may not have accepted the body. See `FormClientConfiguration.statusesThatDropBodies`.
        public static let droppedBody = Code(value: .droppedBody)
        /// The server doesn't accept a body without a `Content-Length`.
        public static let lengthRequired = Code(value: .lengthRequired)
        /// The server no longer knows the upload to resume; the upload may already be complete.
        public static let uploadGone = Code(value: .uploadGone)
        /// An interceptor failed; `underlyingError` is the error that it threw.
        public static let interceptorFailed = Code(value: .interceptorFailed)
        /// No trusted authority has signed the server's certificate.
        public static let untrustedCertificate = Code(value: .untrustedCertificate)
        /// The server's certificate is not valid at this time, or belongs to another host.
        public static let invalidCertificate = Code(value: .invalidCertificate)
        /// The server supports only versions of TLS that the configuration does not allow.
        public static let oldTLS = Code(value: .oldTLS)
        /// The response is longer than the caller allows.
        public static let responseTooLong = Code(value: .responseTooLong)
        /// The file for a response can't be written.
        public static let unwritableFile = Code(value: .unwritableFile)
        /// The task was cancelled.
        public static let cancelled = Code(value: .cancelled)
    }

    /// What went wrong.
    public let code: Code
    /// What the error is about: a URL without its password, or the name of a header or a file.
    public let subject: String
    /// The status of the response that was not accepted, or of a proxy's refusal; nil for other errors.
    public let status: Int?
    /// The start of the response's body, if the code is `badStatus`; empty for other errors.
    ///
    /// At most 4,096 bytes are kept, and fewer if the body is shorter or can't be read to its end. If the method
    /// `completeParts` throws because an accepted response reports an error in its body, up to 64 KiB are kept.
    public let bodyStart: [UInt8]
    /// The error that caused this one, or nil.
    public let underlyingError: (any Error)?

    /// What went wrong with the subject, and what to do about it.
    let reason: String

    init(
        _ code: Code, _ subject: String, reason: String, status: Int? = nil, bodyStart: [UInt8] = [],
        underlyingError: (any Error)? = nil
    ) {
        self.code = code
        self.subject = subject
        self.reason = reason
        self.status = status
        self.bodyStart = bodyStart
        self.underlyingError = underlyingError
    }
}

extension FormClientError: CustomStringConvertible {
    /// A sentence that names the subject, describes the problem, and explains what to do about it.
    public var description: String {
        // An error from the form already names its file and states what to do.
        code == .unreadableBody ? reason : "'\(subject.printable(limit: 4096))' \(reason)"
    }

    /// The description without the advice on what to do.
    package var problem: String {
        let text = description
        guard let end = text.lastIndex(of: ";") else { return text }
        return String(text[..<end])
    }
}

extension FormClientError: LocalizedError {
    /// The same as `description`, for use by `localizedDescription`.
    public var errorDescription: String? { description }
}
#endif
