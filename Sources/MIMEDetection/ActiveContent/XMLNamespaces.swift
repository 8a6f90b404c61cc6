import MIMETypes

/// The namespaces that an XML document declares, as far as they tell what browsers run.
///
/// https://www.w3.org/TR/xml-names/
struct XMLNamespaces {
    private let document: ByteCursor
    /// Whether a namespace is written with references, or may be declared by a default attribute.
    private(set) var isHidden: Bool
    /// The declared prefixes, and whether any declaration of each is for a vocabulary that browsers run.
    ///
    /// It is nil until the first prefix is looked up. A document may have as many prefixes as tags.
    private var prefixes: [String: Bool]?
    /// The prefix that was looked up last, and the result.
    private var last: (prefix: UnsafeRawBufferPointer, isForeign: Bool)?

    init(_ document: ByteCursor) {
        self.document = document
        isHidden = false
        let hasDefaults = document.contains("<!ATTLIST") || document.contains("<!ENTITY %")
        forEachDeclaration { _, value in
            isHidden = isHidden || value.map { $0.contains(UInt8(ascii: "&")) } ?? hasDefaults
        }
    }

    /// Checks whether a document names a vocabulary whose scripts browsers run.
    static func areForBrowsers(_ document: ByteCursor) -> Bool {
        document.contains("http://www.w3.org/2000/svg") || document.contains("http://www.w3.org/1999/xhtml")
    }

    /// Checks whether the prefix of a name stands, wherever it is declared, for a vocabulary that browsers don't run.
    ///
    /// Flat OpenDocument, for example, declares XHTML for attributes, and keeps an empty list of macros in
    /// `<office:script>`.
    mutating func isForeign(_ name: UnsafeRawBufferPointer) -> Bool {
        guard !isHidden, let colon = name.firstIndex(of: UInt8(ascii: ":")), colon > 0 else { return false }
        let prefix = UnsafeRawBufferPointer(rebasing: name[..<colon])
        if let last, last.prefix.elementsEqual(prefix) { return last.isForeign }
        let isForeign = declaredPrefixes()[prefix.string].map { !$0 } ?? false
        last = (prefix, isForeign)
        return isForeign
    }

    private mutating func declaredPrefixes() -> [String: Bool] {
        if let prefixes { return prefixes }
        var found: [String: Bool] = [:]
        forEachDeclaration { prefix, value in
            let isForBrowsers = value.map { Self.areForBrowsers(ByteCursor($0)) } ?? true
            found[prefix.string, default: false] = isForBrowsers || found[prefix.string] ?? false
        }
        prefixes = found
        return found
    }

    /// Calls a closure with the prefix and the value of each `xmlns`; the value is nil for a word that is no attribute.
    private func forEachDeclaration(_ body: (UnsafeRawBufferPointer, UnsafeRawBufferPointer?) -> Void) {
        var cursor = document
        while cursor.skip(behind: "xmlns") {
            let prefix = cursor.take { $0 > 0x20 && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "<") }
            cursor.skipWhitespace()
            let name = prefix.first == UInt8(ascii: ":") ? UnsafeRawBufferPointer(rebasing: prefix.dropFirst()) : prefix
            guard cursor.consume("=") else {
                body(name, nil)
                continue
            }
            cursor.skipWhitespace()
            guard let quote = cursor.next(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
            body(name, cursor.take { $0 != quote })
        }
    }
}

extension ByteCursor {
    /// Checks whether some text follows anywhere.
    fileprivate func contains(_ text: StaticString) -> Bool {
        var copy = self
        return copy.skip(behind: text)
    }
}
