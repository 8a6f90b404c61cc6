#if Server
import HTTPTypes
import HummingbirdCore
import NIOCore

/// A response of the service, whose body is in memory.
///
/// The body of Hummingbird's own response can be written only by an asynchronous function.
struct Response: Sendable {
    var status: HTTPResponse.Status
    var headers: HTTPFields
    private(set) var body: ByteBuffer

    /// Makes a response with a length, unless the headers already contain one.
    init(status: HTTPResponse.Status, headers: HTTPFields = [:], body: ByteBuffer = ByteBuffer()) {
        (self.status, self.headers, self.body) = (status, headers, body)
        if !headers.contains(.contentLength) { self.headers[.contentLength] = String(body.readableBytes) }
    }

    var head: HTTPResponse { HTTPResponse(status: status, headerFields: headers) }

    /// The response to the same request with the method HEAD.
    var withoutBody: Response {
        var response = self
        response.body = ByteBuffer()
        return response
    }

    /// The response as a value of Hummingbird.
    var ofHummingbird: HummingbirdCore.Response {
        var response = HummingbirdCore.Response(status: status, headers: headers, body: sentBody)
        // The initialiser adds a length, even to a response that must not have one.
        response.headers = headers
        return response
    }

    /// The body as a value of Hummingbird.
    var sentBody: ResponseBody {
        body.readableBytes > 0 ? ResponseBody(byteBuffer: body) : ResponseBody()
    }
}
#endif
