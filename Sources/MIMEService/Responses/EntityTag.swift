#if Server
import HTTPTypes
import Hummingbird
import NIOCore

/// A tag that identifies a representation by its content, so that a client that already has it need not download it
/// again.
///
/// https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3
struct EntityTag {
    let value: String

    /// Hashes a body, eight bytes at a time.
    ///
    /// The hash is sufficient to distinguish versions of a small body, but not to withstand an attack.
    init(_ body: [UInt8]) {
        var hash = UInt64(body.count)
        body.withUnsafeBytes { bytes in
            let end = bytes.count & ~7
            for offset in stride(from: 0, to: end, by: 8) {
                Self.mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian, into: &hash)
            }
            for byte in bytes[end...] { Self.mix(UInt64(byte), into: &hash) }
        }
        value = Self.quoted(hash)
    }

    /// Returns the hash in quotes, as 13 digits of five bits each; such a short string needs no allocation.
    private static func quoted(_ hash: UInt64) -> String {
        String(unsafeUninitializedCapacity: 15) { text in
            text.initialize(repeating: UInt8(ascii: "\""))
            for position in 0..<13 {
                let digit = UInt8(truncatingIfNeeded: hash >> UInt64(position * 5)) & 31
                text[position + 1] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
            }
            return 15
        }
    }

    private static func mix(_ word: UInt64, into hash: inout UInt64) {
        // The factor spreads each bit upwards, and the fold brings it down again.
        hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 32
    }

    /// Returns whether the client states that it has the representation with this tag.
    func matches(_ headers: HTTPFields) -> Bool {
        guard let known = headers[.ifNoneMatch] else { return false }
        return known == "*"
            || known.split(separator: ",").contains { tag in
                let tag = tag.drop { $0 == " " }
                return (tag.hasPrefix("W/") ? tag.dropFirst(2) : tag).prefix { $0 != " " } == value
            }
    }
}

/// A body that never changes, with its tag.
struct ConstantBody: Sendable {
    fileprivate let bytes: ByteBuffer
    fileprivate let tag: EntityTag

    init(_ bytes: [UInt8]) {
        (self.bytes, tag) = (ByteBuffer(bytes: bytes), EntityTag(bytes))
    }
}

extension Response {
    private static let caching = "public, max-age=3600"
    private static let privateCaching = "private, max-age=3600"

    /// Allows only the client's own cache to keep the response, if caches may keep it at all.
    mutating func keepOutOfSharedCaches() {
        if headers[.cacheControl] == Self.caching { headers[.cacheControl] = Self.privateCaching }
    }

    /// Makes a response that changes only with the service's tables; its status is 304 if the client already has it.
    init(cacheable bytes: [UInt8], type: String, for request: Request) {
        self.init(cacheable: ConstantBody(bytes), type: type, for: request)
    }

    /// Makes such a response with a body that is made only once.
    init(cacheable body: ConstantBody, type: String, for request: Request) {
        guard !body.tag.matches(request.headers) else {
            self.init(status: .notModified, headers: Self.fields(body.tag, nil, 0))
            headers[.contentLength] = nil
            return
        }
        self.init(
            status: .ok, headers: Self.fields(body.tag, type, body.bytes.readableBytes), body: body.bytes)
        restrictPage(of: type)
    }

    /// The fields that all these responses share.
    ///
    /// They are made once, because each takes a tenth of the time for detecting the type of a name.
    private static let commonFields = [
        HTTPField(name: .cacheControl, value: caching), HTTPField(name: .vary, value: "Accept, Accept-Encoding"),
    ]

    private static let jsonField = HTTPField(name: .contentType, value: Representation.json.contentType)

    private static func fields(_ tag: EntityTag, _ type: String?, _ length: Int) -> HTTPFields {
        var fields = HTTPFields()
        // The capacity includes the fields that are added to all responses, so the list does not have to grow.
        fields.reserveCapacity(8)
        for field in commonFields { fields.append(field) }
        fields.append(HTTPField(name: .eTag, value: tag.value))
        fields.append(HTTPField(name: .contentLength, value: String(length)))
        if let type { fields.append(type == jsonField.value ? jsonField : HTTPField(name: .contentType, value: type)) }
        return fields
    }
}
#endif
