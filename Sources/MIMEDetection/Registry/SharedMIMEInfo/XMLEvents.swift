/// A reader of the tags and the text of a small, trusted XML document.
///
/// It doesn't check the grammar, and it replaces only numeric character references and the five predefined entities.
///
/// https://www.w3.org/TR/xml/
struct XMLEvents {
    enum Event {
        case start(name: String, attributes: [String: String])
        case end(name: String)
        case text(String)
    }

    private let bytes: [UInt8]
    private(set) var position = 0
    /// The name of an empty element whose end is the next event.
    private var pendingEnd: String?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the next event; nil at the end, or if the document is not well-formed, in which case `isAtEnd` is false.
    mutating func next() -> Event? {
        if let name = pendingEnd {
            pendingEnd = nil
            return .end(name: name)
        }
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else { return .text(Self.unescaped(takeText())) }
            if starts("<!--") {
                guard skip(past: "-->") else { return nil }
            } else if starts("<![CDATA[") {
                let start = position + 9
                guard skip(past: "]]>") else { return nil }
                return .text(String(decoding: bytes[start..<(position - 3)], as: UTF8.self))
            } else if starts("<?") {
                guard skip(past: "?>") else { return nil }
            } else if starts("<!") {
                guard skipDocumentType() else { return nil }
            } else {
                return tag()
            }
        }
        return nil
    }

    var isAtEnd: Bool { position == bytes.count }

    private func starts(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    private mutating func skip(past text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        var offset = position
        while offset + count <= bytes.count {
            let isThere = text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
            if isThere {
                position = offset + count
                return true
            }
            offset += 1
        }
        return false
    }

    /// Skips a document type declaration, including the internal subset if there is one.
    ///
    /// Quoted values, comments and processing instructions may contain any of the brackets.
    /// https://www.w3.org/TR/xml/#NT-doctypedecl
    private mutating func skipDocumentType() -> Bool {
        position += 2
        var depth = 0
        while position < bytes.count {
            if starts("<!--") {
                guard skip(past: "-->") else { return false }
                continue
            }
            if starts("<?") {
                guard skip(past: "?>") else { return false }
                continue
            }
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard let end = bytes[position...].firstIndex(of: byte) else { return false }
                position = end + 1
            case UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">"):
                if depth == 0 { return true }
                depth -= 1
            default: break
            }
        }
        return false
    }

    private mutating func takeText() -> ArraySlice<UInt8> {
        let text = bytes[position...].prefix { $0 != UInt8(ascii: "<") }
        position = text.endIndex
        return text
    }

    private mutating func tag() -> Event? {
        let isEnd = starts("</")
        position += isEnd ? 2 : 1
        let name = takeName()
        guard !name.isEmpty else { return nil }
        if isEnd {
            skipSpace()
            return take(UInt8(ascii: ">")) ? .end(name: name) : nil
        }
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            if take(UInt8(ascii: ">")) { return .start(name: name, attributes: attributes) }
            if take(UInt8(ascii: "/")) {
                guard take(UInt8(ascii: ">")) else { return nil }
                pendingEnd = name
                return .start(name: name, attributes: attributes)
            }
            guard let (key, value) = attribute() else { return nil }
            attributes[key] = value
        }
    }

    private mutating func attribute() -> (String, String)? {
        let key = takeName()
        skipSpace()
        guard !key.isEmpty, take(UInt8(ascii: "=")) else { return nil }
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'"),
            let end = bytes[(position + 1)...].firstIndex(of: bytes[position])
        else { return nil }
        defer { position = end + 1 }
        return (key, Self.unescaped(bytes[(position + 1)..<end]))
    }

    private mutating func takeName() -> String {
        let name = bytes[position...].prefix { !$0.isXMLSpace && !"=/><\"'".utf8.contains($0) }
        position = name.endIndex
        return String(decoding: name, as: UTF8.self)
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position].isXMLSpace { position += 1 }
    }

    private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

    /// Replaces references; unknown ones stay unchanged.
    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        let pieces = text.split(separator: "&", omittingEmptySubsequences: false)
        return pieces.dropFirst().reduce(into: String(pieces.first ?? "")) { result, piece in
            guard let end = piece.firstIndex(of: ";"), let character = character(piece[..<end]) else {
                result += "&\(piece)"
                return
            }
            result += character + piece[piece.index(after: end)...]
        }
    }

    private static func character(_ name: Substring) -> String? {
        guard name.first == "#" else { return entities[String(name)] }
        let number = name.dropFirst()
        let isHexadecimal = number.first == "x"
        let code = isHexadecimal ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
        return code.flatMap(Unicode.Scalar.init).map { String($0) }
    }
}

extension UInt8 {
    fileprivate var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
