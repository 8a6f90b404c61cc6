#if Server
import DetectionJSON
import HTTPTypes
import Hummingbird
import NIOCore

extension Response {
    /// The policy of a page that needs nothing but itself.
    private static let strictPolicy =
        "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'"

    /// A response with text or bytes in it.
    init(_ bytes: [UInt8], type: String, status: HTTPResponse.Status = .ok) {
        self.init(
            status: status, headers: [.contentType: type], body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
        restrictPage(of: type)
    }

    /// Allows a page only what it needs.
    mutating func restrictPage(of type: String) {
        if type.hasPrefix("text/html") { headers[.contentSecurityPolicy] = Self.strictPolicy }
    }

    /// A response with a JSON value on its own line.
    init(_ json: JSON, type: String = "application/json", status: HTTPResponse.Status = .ok) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(1024)
        json.append(to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
        self.init(bytes, type: type, status: status)
    }
}
#endif
