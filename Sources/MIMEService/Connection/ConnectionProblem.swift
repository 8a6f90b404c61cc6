#if Server
import DetectionJSON
import HTTPTypes
import NIOCore
import NIOHTTP1

/// An error response on a connection without a complete request.
struct ConnectionProblem {
    /// The reason why a connection ends; the names are used as values of a metric's label.
    enum Cause: String, CaseIterable {
        case syntax, host
        case transferCoding = "transfer-coding"
        case headers
        case framing
        case headerTimeout = "header-timeout"
        case bodyTimeout = "body-timeout"
        case restTimeout = "rest-timeout"
        case unread
        case clientConnections = "client-connections"
    }

    let cause: Cause
    let error: ServiceError

    static let slowHeaders = ConnectionProblem(
        cause: .headerTimeout,
        error: ServiceError(.requestTimeout, "Send the request and its headers faster, or on a new connection."))

    static let unclearHost = ConnectionProblem(
        cause: .host,
        error: ServiceError(.badRequest, "Send one Host header, with the host of the URL."))

    static let unknownTransferCoding = ConnectionProblem(
        cause: .transferCoding,
        error: ServiceError(.notImplemented, "Send the body with Content-Length, or with the transfer coding chunked."))

    static let tooManyConnections = ConnectionProblem(
        cause: .clientConnections,
        error: ServiceError(
            .overloaded, "Use fewer connections at a time from one address.", headers: [.retryAfter: "1"]))

    init(cause: Cause, error: ServiceError) {
        self.cause = cause
        self.error = error
    }

    init(_ error: HTTPParserError) {
        if error == .headerOverflow {
            cause = .headers
            self.error = ServiceError(.headersTooLarge, "Send a shorter URL and fewer or shorter headers.")
        } else if error == .invalidMethod {
            cause = .syntax
            self.error = ServiceError(
                .notImplemented,
                "Start the request with a method such as GET or POST, and the URL with http:// instead of https://; this "
                    + "one starts with no known method.")
        } else {
            cause = .syntax
            self.error = ServiceError(
                .badRequest,
                "Send a valid HTTP/1.1 request, with a URL in which all but ASCII is percent-encoded; this one could not "
                    + "be parsed.")
        }
    }

    var body: ByteBuffer { ByteBuffer(string: error.json.text + "\n") }

    var head: HTTPResponseHead {
        var head = HTTPResponseHead(
            version: .http1_1, status: HTTPResponseStatus(statusCode: error.kind.status.code),
            headers: [
                "content-type": "application/problem+json", "content-length": "\(body.readableBytes)",
                "connection": "close", "x-content-type-options": "nosniff", "cache-control": "no-store",
            ])
        for field in error.headers { head.headers.add(name: field.name.rawName.lowercased(), value: field.value) }
        return head
    }

    /// The bytes of the whole response, for a connection that has no HTTP handlers yet.
    var bytes: ByteBuffer {
        let fields = head.headers.map { "\($0.name): \($0.value)\r\n" }.joined()
        return ByteBuffer(
            string: "HTTP/1.1 \(head.status.code) \(head.status.reasonPhrase)\r\n\(fields)\r\n\(error.json.text)\n")
    }
}
#endif
