#if Upload
public import MIMETypes
import MultipartFormData

/// A field or a file in a form that a server sent as a response.
public struct ReceivedPart: Sendable, Hashable {
    /// The name of the field.
    public let name: String
    /// The file name that the server sent; nil for a field that is not a file.
    ///
    /// Don't use the name as a path, because the server can send any text.
    public let fileName: String?
    /// The type that the part declares, or nil if it declares none.
    public let type: MIMEType?
    /// The content of the field or file.
    public let bytes: [UInt8]

    init(name: String, fileName: String? = nil, type: MIMEType? = nil, bytes: [UInt8]) {
        self.name = name
        self.fileName = fileName
        self.type = type
        self.bytes = bytes
    }

    /// The content as UTF-8; invalid bytes are replaced by U+FFFD.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Reads a whole form.
    static func parts(of bytes: [UInt8], contentType: String) throws(FormDataError) -> [ReceivedPart] {
        var parser = try FormDataParser(contentType: contentType)
        var parts: [ReceivedPart] = []
        var current: (head: FormDataParser.PartHead, bytes: [UInt8])?
        parser.feed(bytes)
        while let event = try parser.next() {
            switch event {
            case .partBegan(let head): current = (head, [])
            case .bytes(let bytes): current?.bytes += bytes
            case .partEnded:
                guard let (head, bytes) = current else { continue }
                parts.append(ReceivedPart(name: head.name, fileName: head.fileName, type: head.type, bytes: bytes))
            case .formEnded: break
            }
        }
        try parser.finish()
        return parts
    }
}
#endif
