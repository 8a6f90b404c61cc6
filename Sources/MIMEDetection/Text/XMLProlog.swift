import MIMETypes

/// The start of an XML document, up to and including the tag of its root element.
///
/// Entities are not resolved and nothing is loaded. Every step moves forward in the head, so the time is linear in its
/// length.
/// https://www.w3.org/TR/xml/#sec-prolog-dtd
struct XMLProlog {
    /// Whether the document contains an XML declaration.
    private(set) var hasDeclaration = false
    /// The name in the document type declaration.
    private(set) var documentType: String?
    /// Whether the document type declaration contains only a name, as in HTML5.
    private(set) var isPlainDocumentType = false
    /// The name of the root element without its prefix.
    private(set) var rootName = ""
    /// The namespace of the root element; empty if it has none.
    private(set) var namespace = ""
    /// Whether the root element has a namespace attribute, regardless of case and value.
    private(set) var statesNamespace = false
    /// The value of an attribute called `mimetype`, in any namespace.
    private(set) var statedType: String?
    /// Whether the root element declares the namespace of GML, which application schemas use below root elements of
    /// their own.
    private(set) var usesGML = false
    /// Whether the root element declares the namespace of RSS 0.9 or 1.0, which are based on RDF.
    private(set) var usesRSS = false
    /// Whether the processing instruction of Windows Media Player playlists comes first.
    private(set) var isMediaPlayerList = false

    /// Reads the start of text; nil if it can't be XML or ends before the name of the root element.
    init?(_ bytes: UnsafeRawBufferPointer) {
        var cursor = ByteCursor(bytes)
        _ = cursor.consume("\u{FEFF}")
        cursor.skipWhitespace()
        while true {
            cursor.skipWhitespace()
            if cursor.starts(with: "<?") {
                if cursor.starts(with: "<?xml ") || cursor.starts(with: "<?xml\t") { hasDeclaration = true }
                if cursor.starts(with: "<?wpl") { isMediaPlayerList = true }
                guard cursor.skip(behind: "?>") else { return nil }
            } else if cursor.starts(with: "<!--") {
                guard cursor.skip(behind: "-->") else { return nil }
            } else if cursor.consume("<!DOCTYPE", ignoringCase: true) {
                guard readDocumentType(&cursor) else { return nil }
            } else {
                break
            }
        }
        guard cursor.consume("<"), readRoot(&cursor) else { return nil }
    }

    private mutating func readDocumentType(_ cursor: inout ByteCursor) -> Bool {
        cursor.skipWhitespace()
        documentType = cursor.take(while: Self.isNameByte).string
        isPlainDocumentType = cursor.peek() == UInt8(ascii: ">")
        var depth = 0
        while !cursor.isAtEnd {
            if cursor.starts(with: "<!--") {
                guard cursor.skip(behind: "-->") else { return false }
            } else if cursor.starts(with: "<?") {
                guard cursor.skip(behind: "?>") else { return false }
            }
            guard let byte = cursor.next() else { return false }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                _ = cursor.take { $0 != byte }
                cursor.skip(1)
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where depth <= 0: return true
            default: break
            }
        }
        return false
    }

    private mutating func readRoot(_ cursor: inout ByteCursor) -> Bool {
        let name = cursor.take(while: Self.isNameByte)
        guard let first = name.first, !(0x30...0x39).contains(first), first != UInt8(ascii: "-") else {
            return false
        }
        let (prefix, local) = Self.parts(of: name)
        rootName = local.string
        // A prefix without a namespace is a part of the name.
        defer { if prefix != nil, namespace.isEmpty { rootName = name.string } }
        while true {
            cursor.skipWhitespace()
            let attribute = cursor.take(while: Self.isNameByte)
            if attribute.isEmpty { return true }
            if ByteCursor(attribute).starts(with: "xmlns", ignoringCase: true) { statesNamespace = true }
            guard let value = attributeValue(&cursor) else { return true }
            // Illustrator declares its namespaces as entities; in that case, the name of the root element must suffice.
            let isEntity = value.first == UInt8(ascii: "&")
            let declaresNamespace =
                attribute.has("xmlns", at: 0)
                && (prefix.map { attribute.has(":", at: 5) && attribute.dropFirst(6).elementsEqual($0) }
                    ?? (attribute.count == 5))
            if declaresNamespace, !isEntity { namespace = value.string }
            if value.has("http://www.opengis.net/gml", at: 0) { usesGML = true }
            if Self.isRSS(value) { usesRSS = true }
            if attribute.has(":mimetype", at: attribute.count - 9) { statedType = value.string }
        }
    }

    /// The prefix of a name, if it has one, and the rest; colons at the start are no part of either.
    private static func parts(
        of name: UnsafeRawBufferPointer
    ) -> (prefix: UnsafeRawBufferPointer?, local: UnsafeRawBufferPointer) {
        var cursor = ByteCursor(name)
        _ = cursor.take { $0 == UInt8(ascii: ":") }
        let first = cursor.take { $0 != UInt8(ascii: ":") }
        cursor.skip(1)
        if first.isEmpty { return (nil, name) }
        return cursor.isAtEnd ? (nil, first) : (first, cursor.rest(cursor.remaining))
    }

    /// Whether it is the namespace of RSS 0.9 or 1.0.
    ///
    /// https://web.resource.org/rss/1.0/spec and https://www.rssboard.org/rss-0-9-0
    private static func isRSS(_ namespace: UnsafeRawBufferPointer) -> Bool {
        namespace.equals("http://purl.org/rss/1.0/") || namespace.equals("http://my.netscape.com/rdf/simple/0.9/")
    }

    private func attributeValue(_ cursor: inout ByteCursor) -> UnsafeRawBufferPointer? {
        cursor.skipWhitespace()
        guard cursor.consume("=") else { return nil }
        cursor.skipWhitespace()
        guard let quote = cursor.next(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        let start = cursor.position
        cursor.skip(to: quote)
        let value = UnsafeRawBufferPointer(rebasing: cursor.bytes[start..<cursor.position])
        cursor.skip(1)
        return value
    }

    static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...0xFF:
            true
        default:
            ASCII.isLetterOrDigit(byte)
        }
    }
}
