#if Server
import HTTPTypes
import Hummingbird
import NIOCore

/// Names a representation by its content, so that a client that has it need not get it again.
///
/// https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3
struct EntityTag {
    let value: String

    /// Hashes a body: FNV-1a, which tells versions of a small body apart and need not withstand an attack.
    init(_ body: [UInt8]) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in body { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        value = "\"\(String(hash, radix: 16))\""
    }

    /// Whether the client says that it has this one.
    func matches(_ request: Request) -> Bool {
        guard let known = request.headers[.ifNoneMatch] else { return false }
        return known == "*"
            || known.split(separator: ",").contains { tag in
                let tag = tag.drop { $0 == " " }
                return (tag.hasPrefix("W/") ? tag.dropFirst(2) : tag).prefix { $0 != " " } == value
            }
    }
}

extension Response {
    /// A response that only changes with the service's tables, or 304 if the client has it.
    init(cacheable bytes: [UInt8], type: String, for request: Request) {
        let tag = EntityTag(bytes)
        if tag.matches(request) {
            self.init(status: .notModified)
            headers[.contentLength] = nil
        } else {
            self.init(bytes, type: type)
        }
        headers.append(HTTPField(name: .eTag, value: tag.value))
        headers.append(HTTPField(name: .cacheControl, value: "public, max-age=3600"))
        headers.append(HTTPField(name: .vary, value: "Accept"))
    }
}
#endif
