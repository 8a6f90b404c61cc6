#if Upload
import MIMETypes

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The error thrown when a request fails or gets an unexpected response.
public struct FormClientError: Error, Sendable {
    /// A code that states what went wrong, for use in a `switch` statement.
    ///
    /// More codes may be added in later versions.
    public struct Code: Hashable, Sendable {
        enum Value {
            case invalidParameter, unreadableBody, connectionFailed, connectionLost, invalidResponse
            case timedOut, badStatus, tooManyRedirects, refusedRedirect, responseTooLong, cancelled
            case untrustedCertificate, invalidCertificate, oldTLS, otherOrigin, unwritableFile
            case proxyFailed, droppedBody, lengthRequired, uploadGone, interceptorFailed
        }
        let value: Value

        /// A parameter or a setting is not valid, such as a URL, a header, or a file named in the configuration; the
        /// request was not sent.
        public static let invalidParameter = Code(value: .invalidParameter)
        /// A file or a stream of the body can't be read; `underlyingError` states which one.
        ///
        /// The file is unreadable or was changed before all of it was sent; or the stream failed or can't be sent
        /// again.
        public static let unreadableBody = Code(value: .unreadableBody)
        /// No connection could be made.
        ///
        /// For example, the host is unknown or refuses the connection, or the TLS handshake failed.
        public static let connectionFailed = Code(value: .connectionFailed)
        /// The proxy can't be reached, or refuses to connect to the server.
        ///
        /// The proxy is the error's `subject`. The error's `status` is that of the proxy's response, if there was one.
        public static let proxyFailed = Code(value: .proxyFailed)
        /// The connection broke before the response was complete.
        public static let connectionLost = Code(value: .connectionLost)
        /// The response can't be understood: it is not valid HTTP, or its content is not what the method expects.
        public static let invalidResponse = Code(value: .invalidResponse)
        /// No data was transferred for too long, or connecting or the whole request took too long.
        public static let timedOut = Code(value: .timedOut)
        /// The server responded with a status that the configuration does not accept; see `status` and `bodyStart`.
        public static let badStatus = Code(value: .badStatus)
        /// There were more redirects than the configuration allows.
        public static let tooManyRedirects = Code(value: .tooManyRedirects)
        /// A redirect leads to a URL that isn't HTTP, or to an unencrypted connection over which the body must not be
        /// sent.
        public static let refusedRedirect = Code(value: .refusedRedirect)
        /// A redirect leads to another server, or would send the body there, and the configuration does not allow that.
        public static let otherOrigin = Code(value: .otherOrigin)
        /// A redirect would request the new URL without the body, and the configuration does not allow that.
        ///
        /// The server may not have accepted the body. See `FormClientConfiguration.statusesThatDropBodies`.
        public static let droppedBody = Code(value: .droppedBody)
        /// The server uses HTTP/1.0, so it can't have read a body whose length was not known in advance.
        public static let lengthRequired = Code(value: .lengthRequired)
        /// The server no longer knows the upload that is to be resumed; the upload may already be complete.
        public static let uploadGone = Code(value: .uploadGone)
        /// An interceptor failed; `underlyingError` is the error that it threw.
        public static let interceptorFailed = Code(value: .interceptorFailed)
        /// No trusted authority has signed the server's certificate.
        public static let untrustedCertificate = Code(value: .untrustedCertificate)
        /// The server's certificate is not valid at this time, or belongs to another host.
        public static let invalidCertificate = Code(value: .invalidCertificate)
        /// The server supports only versions of TLS that are older than the configuration allows.
        public static let oldTLS = Code(value: .oldTLS)
        /// The response is longer than the limit that the caller set.
        public static let responseTooLong = Code(value: .responseTooLong)
        /// A file can't be written: the one for a response, or the one that stores the state of an upload.
        public static let unwritableFile = Code(value: .unwritableFile)
        /// The task was cancelled, or another request in the batch failed and caused this one to be cancelled.
        public static let cancelled = Code(value: .cancelled)
    }

    /// What went wrong, as a code.
    public let code: Code
    /// The subject of the error, such as a URL without its password and its query, or the name of a header or a file.
    ///
    /// The query of a URL may contain a signature, which is as good as a password.
    public let subject: String
    /// The status of the response that was not accepted, or of a proxy's refusal; nil for other errors.
    public let status: Int?
    /// The start of the response's body, if the code is `badStatus`; empty for other errors.
    ///
    /// At most 4,096 bytes are kept, and fewer if the body is shorter or can't be read to its end. If the method
    /// `completeParts` throws because an accepted response reports an error in its body, up to 64 KiB are kept.
    public let bodyStart: [UInt8]
    /// The error that caused this one, or nil if there is none.
    public let underlyingError: (any Error)?

    /// What went wrong with the subject, and what to do about it.
    let reason: String

    init(
        _ code: Code, _ subject: String, reason: String, status: Int? = nil, bodyStart: [UInt8] = [],
        underlyingError: (any Error)? = nil
    ) {
        self.code = code
        self.subject = subject.withoutQuery
        self.reason = reason
        self.status = status
        self.bodyStart = bodyStart
        self.underlyingError = underlyingError
    }
}

extension FormClientError: CustomStringConvertible {
    /// One sentence that names the subject, describes the problem, and explains what to do about it.
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
    /// The value of `description`, for use by `localizedDescription`.
    public var errorDescription: String? { description }
}
#endif
