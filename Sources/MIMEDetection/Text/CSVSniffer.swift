import MIMETypes

/// Recognises tables with a separator: CSV and TSV.
///
/// Prose also contains commas, so several lines must have the same number of fields, and the fields must be short.
/// https://www.rfc-editor.org/rfc/rfc4180
enum CSVSniffer: TextSniffer {
    private static let maxRows = 100
    /// If numbers have a decimal comma, semicolons separate the fields.
    private static let separators: [(UInt8, StaticString)] = [
        (UInt8(ascii: "\t"), "text/tab-separated-values"), (UInt8(ascii: ","), "text/csv"),
        (UInt8(ascii: ";"), "text/csv"),
    ]

    static func candidate(_ text: TextSample) -> Candidate? {
        guard let header = header(text.start), !LogTime.stands(at: header) else { return nil }
        for (separator, type) in separators {
            if let table = table(text, separator, header) { return candidate(type, table, text) }
        }
        return nil
    }

    private static func table(_ text: TextSample, _ separator: UInt8, _ header: ByteCursor) -> String? {
        var cursor = text.start
        // The only field of a line may be quoted, and contain line breaks.
        guard header.contains(separator) || header.peek() == UInt8(ascii: "\"") else { return nil }
        var (columns, rows, longFields, spaced, openFields, comparisons) = (0, 0, 0, 0, 0, 0)
        // The column of the rows' own names may have no name.
        let isIndexed = separator == UInt8(ascii: ",") && header.peek() == separator
        let isList = cursor.starts(with: "- ") || cursor.starts(with: "* ")
        while !cursor.isAtEnd, rows < maxRows {
            guard let row = row(&cursor, separator) else {
                // A quote that is not closed may be closed after the head; any other is misplaced.
                if cursor.isAtEnd, !text.isWhole { break }
                return nil
            }
            if cursor.isAtEnd, !text.isWhole { break }
            if row.fields == 1, row.length == 0 { continue }
            if rows == 0 { columns = row.fields }
            guard row.fields == columns, columns >= 2 else { return nil }
            rows += 1
            longFields += row.longFields
            spaced += row.spacedFields
            openFields += row.openFields
            if comparisons == rows - 1, isComparison(cursor, at: row.lastField) { comparisons += 1 }
            // Indented text, text with comments after a tab, and statements, are not tables.
            let mayHaveEmptyEdge = separator == UInt8(ascii: ",") ? rows > 1 || isIndexed : rows > 1 && columns >= 3
            if row.hasEmptyEdge, !mayHaveEmptyEdge || isIndexed && rows > 1 { return nil }
        }
        // One or two lines with the same number of commas are not a table.
        guard rows >= 3 || rows >= 2 && columns >= 3 && !isIndexed, longFields * 4 <= rows * columns else { return nil }
        // People write lists with a space after each comma, and names with places or years.
        let isSpaced = spaced * 2 >= rows * (columns - 1)
        if isSpaced, rows < 5 || isList || columns == 2 && endInWords(text.start, separator) { return nil }
        // A comma between brackets separates arguments in a program, and one before a comparison separates the limits
        // of a version.
        guard openFields * 2 < rows, comparisons < rows else { return nil }
        return "\(rows) rows of \(columns) fields"
    }

    /// Checks whether most lines have a letter after their separator and blanks.
    private static func endInWords(_ start: ByteCursor, _ separator: UInt8) -> Bool {
        var (cursor, lines, words) = (start, 0, 0)
        while !cursor.isAtEnd, lines < maxRows {
            var line = ByteCursor(cursor.takeLine())
            _ = line.take { $0 != separator }
            line.skip(1)
            _ = line.take(while: ByteClass.isBlank)
            lines += 1
            if let byte = line.peek(), (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 { words += 1 }
        }
        return words * 2 > lines
    }

    /// Checks whether an operator that compares may start at an offset, as in `elk>=1.6,<2`.
    private static func isComparison(_ cursor: ByteCursor, at offset: Int) -> Bool {
        offset < cursor.bytes.count && "<>=!~".utf8.contains(cursor.bytes[offset])
    }

    /// Returns the first line that is not empty.
    private static func header(_ start: ByteCursor) -> ByteCursor? {
        var cursor = start
        while !cursor.isAtEnd {
            let line = ByteCursor(cursor.takeLine())
            if !line.isAtEnd { return line }
        }
        return nil
    }

    private struct Row {
        var fields = 1
        var length = 0
        /// The number of fields that read like a sentence.
        var longFields = 0
        /// The number of fields after the first one that start with a space.
        var spacedFields = 0
        /// The number of fields that open a bracket without closing it.
        var openFields = 0
        /// Whether the first or the last field is empty.
        var hasEmptyEdge = false
        /// The offset of the last field.
        var lastField = 0
    }

    /// Reads to the end of a line, or of several lines if a quoted field contains line breaks; nil if quotes are
    /// misplaced.
    private static func row(_ cursor: inout ByteCursor, _ separator: UInt8) -> Row? {
        var row = Row()
        while true {
            let start = cursor.position
            if row.fields > 1, cursor.peek() == 0x20 { row.spacedFields += 1 }
            if cursor.peek() == UInt8(ascii: "\"") {
                guard skipQuoted(&cursor) else { return nil }
                row.length += 1
            }
            let rest = field(cursor, separator)
            cursor.skip(rest.length)
            let end = cursor.peek()
            if end == UInt8(ascii: "\"") { return nil }
            row.length += rest.length
            if rest.words > 6 || rest.length > 80 { row.longFields += 1 }
            if rest.depth > 0 { row.openFields += 1 }
            let isLast = end != separator
            if cursor.position == start, row.fields == 1 || isLast { row.hasEmptyEdge = true }
            row.lastField = start
            if isLast { break }
            cursor.skip(1)
            row.fields += 1
        }
        if cursor.peek() == 0x0D { cursor.skip(1) }
        if cursor.peek() == 0x0A { cursor.skip(1) }
        return row
    }

    /// Returns the length of the rest of a field, which ends at a separator, a line end, or a misplaced quote.
    ///
    /// It also counts the field's spaces, and the brackets that it leaves open.
    @inline(__always)
    private static func field(_ cursor: ByteCursor, _ separator: UInt8) -> (length: Int, words: Int, depth: Int) {
        var (length, words, depth) = (0, 0, 0)
        while let byte = cursor.peek(length), byte != separator {
            length &+= 1
            // Letters and digits, of which most fields consist, are in the ranges from `*` to `Z` and from `^` to `z`.
            if byte &- UInt8(ascii: "*") <= 0x5A - 0x2A || byte &- UInt8(ascii: "^") <= 0x7A - 0x5E { continue }
            switch byte {
            case 0x0A, 0x0D, UInt8(ascii: "\""): return (length &- 1, words, depth)
            case 0x20: words &+= 1
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth &+= 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth &-= 1
            default: break
            }
        }
        return (length, words, depth)
    }

    private static func skipQuoted(_ cursor: inout ByteCursor) -> Bool {
        cursor.skip(1)
        while let byte = cursor.next() {
            guard byte == UInt8(ascii: "\"") else { continue }
            if cursor.peek() != UInt8(ascii: "\"") { return true }
            cursor.skip(1)
        }
        return false
    }
}
