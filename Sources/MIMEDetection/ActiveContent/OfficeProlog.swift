/// Finds a document type in what comes before the root element of a part of an office package.
///
/// Parts of Office Open XML may have none, and those of OpenDocument need none; readers that don't refuse it load or
/// expand what it declares.
/// https://ecma-international.org/publications-and-standards/standards/ecma-376/ part 2, section 7.2.5.2
enum OfficeProlog {
    /// The number of bytes within which the root element is expected.
    static let longest = 4096

    /// What comes before the root element.
    enum Content {
        case nothing, declarations, unknown
    }

    /// Returns what the start of a part contains.
    ///
    /// - Parameters:
    ///   - bytes: the start of the part, in an encoding based on ASCII.
    ///   - isWhole: whether the part has no more bytes.
    ///   - allowsNamed: whether a document type with a public name and a file name is allowed, as in the first versions
    ///     of OpenDocument.
    /// - Returns: `unknown` if the root element comes later.
    static func content(in bytes: UnsafeRawBufferPointer, isWhole: Bool, allowsNamed: Bool) -> Content {
        var cursor = ByteCursor(bytes)
        _ = cursor.consume("\u{FEFF}")
        while true {
            guard skipMiscellaneous(&cursor) else { return isWhole ? .nothing : .unknown }
            guard cursor.starts(with: "<!") else { return cursor.isAtEnd && !isWhole ? .unknown : .nothing }
            guard cursor.consume("<!DOCTYPE"), allowsNamed, isNamed(&cursor) else { return .declarations }
        }
    }

    /// Returns the name of the root element without its prefix, if it comes in the first bytes of a part, before any
    /// document type.
    static func root(in bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        var cursor = ByteCursor(UnsafeRawBufferPointer(rebasing: bytes.prefix(longest)))
        _ = cursor.consume("\u{FEFF}")
        guard skipMiscellaneous(&cursor), cursor.consume("<") else { return nil }
        let name = cursor.takeLocalXMLName()
        return name.isEmpty ? nil : name
    }

    /// Moves past white space, comments and processing instructions; returns false if one of these doesn't end.
    private static func skipMiscellaneous(_ cursor: inout ByteCursor) -> Bool {
        while true {
            cursor.skipWhitespace()
            if cursor.consume("<!--") {
                guard cursor.skip(behind: "-->") else { return false }
            } else if cursor.consume("<?") {
                guard cursor.skip(behind: "?>") else { return false }
            } else {
                return true
            }
        }
    }

    /// Checks whether the rest of a document type consists of names, without an address or declarations.
    private static func isNamed(_ cursor: inout ByteCursor) -> Bool {
        let text = cursor.take { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "[") }
        guard cursor.consume(">") else { return false }
        var rest = ByteCursor(text)
        guard rest.skip(behind: "PUBLIC"), rest.skip(behind: "//DTD") else { return false }
        return !OfficeRelations.isRemote(systemName(of: text))
    }

    /// Returns the text between the last two quotes.
    private static func systemName(of text: UnsafeRawBufferPointer) -> String {
        // Quotes of both kinds may stand in turn.
        if text.contains(UInt8(ascii: "'")) { return ":" }
        let parts = text.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        return parts.count >= 3 ? String(decoding: parts[parts.count - 2], as: UTF8.self) : ":"
    }
}
