/// The grammar of JSON, without the extensions that some parsers accept.
///
/// https://www.rfc-editor.org/rfc/rfc8259
package enum JSONGrammar {
    /// Checks whether bytes are one object or array in UTF-8, with or without a byte order mark.
    package static func isObjectOrArray(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var cursor = ByteCursor(bytes)
            _ = cursor.consume("\u{FEFF}")
            return isObjectOrArray(cursor)
        }
    }

    /// Checks for one object or array, and nothing after it.
    static func isObjectOrArray(_ cursor: ByteCursor) -> Bool {
        var scanner = JSONScanner(cursor)
        guard case .complete = scanner.scan() else { return false }
        var rest = scanner.end
        rest.skipWhitespace()
        return rest.isAtEnd
    }
}
