import MIMETypes

/// Recognises a document type definition, which may start with an XML declaration.
///
/// https://www.w3.org/TR/xml/#NT-extSubset
enum DTDSniffer {
    /// Checks whether a declaration comes first after the text declaration, comments and white space.
    ///
    /// The declaration of a general entity doesn't count: lists of characters consist of them.
    static func isDTD(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(bytes)
        _ = cursor.consume("\u{FEFF}")
        if cursor.starts(with: "<?xml"), !cursor.skip(behind: "?>") { return false }
        cursor.skipWhitespace()
        while cursor.starts(with: "<!--") {
            guard cursor.skip(behind: "-->") else { return false }
            cursor.skipWhitespace()
        }
        return cursor.starts(with: "<!ELEMENT ") || cursor.starts(with: "<!ATTLIST ")
            || cursor.starts(with: "<!ENTITY % ") || cursor.starts(with: "<!NOTATION ")
    }
}
