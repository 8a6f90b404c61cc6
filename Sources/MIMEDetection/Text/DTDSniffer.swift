import MIMETypes

/// Recognises a document type definition that starts with an XML declaration.
///
/// https://www.w3.org/TR/xml/#NT-extSubset
enum DTDSniffer {
    /// Whether a declaration stands first behind the text declaration, comments and white space.
    static func isDTD(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(bytes)
        _ = cursor.consume("\u{FEFF}")
        guard cursor.starts(with: "<?xml"), cursor.skip(behind: "?>") else { return false }
        cursor.skipWhitespace()
        while cursor.starts(with: "<!--") {
            guard cursor.skip(behind: "-->") else { return false }
            cursor.skipWhitespace()
        }
        return cursor.starts(with: "<!ELEMENT ") || cursor.starts(with: "<!ATTLIST ")
            || cursor.starts(with: "<!ENTITY ") || cursor.starts(with: "<!NOTATION ")
    }
}
