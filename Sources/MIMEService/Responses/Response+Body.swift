#if Server
import DetectionJSON
import HTTPTypes
import Hummingbird
import NIOCore

extension Response {
    /// The content security policy for a page that loads nothing else.
    private static let strictPolicy =
        "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'"

    /// Makes a response with text or bytes.
    init(_ bytes: [UInt8], type: String, status: HTTPResponse.Status = .ok) {
        self.init(status: status, headers: [.contentType: type], body: ByteBuffer(bytes: bytes))
        restrictPage(of: type)
    }

    /// Adds a policy that allows a page only what it needs.
    mutating func restrictPage(of type: String) {
        if type.hasPrefix("text/html") { headers[.contentSecurityPolicy] = Self.strictPolicy }
    }

    /// Makes a response with a JSON value on a line of its own.
    init(_ json: JSON, type: String = "application/json", status: HTTPResponse.Status = .ok) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(1024)
        json.append(to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
        self.init(bytes, type: type, status: status)
    }
}
#endif
