#if Server
import DetectionJSON
import HTTPTypes
import NIOCore
import NIOHTTP1

/// An answer to a request that never became one.
struct ConnectionProblem {
    private let error: ServiceError

    static let slowHeaders = ConnectionProblem(
        ServiceError(.requestTimeout, "Send the request and its headers faster, or on a new connection."))
    static let slowBody = ConnectionProblem(
        ServiceError(.requestTimeout, "Send the body faster, or only the start of the file."))

    static let unclearHost = ConnectionProblem(
        ServiceError(.badRequest, "Send one Host header, with the name or address that the URL has."))

    private init(_ error: ServiceError) {
        self.error = error
    }

    init(_ error: HTTPParserError) {
        self.error =
            error == .headerOverflow
            ? ServiceError(.headersTooLarge, "Send a shorter URL and fewer or shorter headers.")
            : ServiceError(.badRequest, "Send a request as HTTP/1.1 wants it; this one could not be understood.")
    }

    var body: ByteBuffer { ByteBuffer(string: error.json.text + "\n") }

    var head: HTTPResponseHead {
        HTTPResponseHead(
            version: .http1_1, status: HTTPResponseStatus(statusCode: error.kind.status.code),
            headers: [
                "content-type": "application/problem+json", "content-length": "\(body.readableBytes)",
                "connection": "close", "x-content-type-options": "nosniff", "cache-control": "no-store",
            ])
    }
}
#endif
