import MIMETypes

/// Examines the start of text after blanks and marks, which programs skip but signatures don't.
///
/// Text may quote a script anywhere; it is a script only if it starts with one.
enum TextStartSearch {
    /// Returns the other formats that the text can be read as; empty for nearly all text, which starts with none of a
    /// few characters.
    static func readings(in bytes: UnsafeRawBufferPointer) -> [OtherReading] {
        let start = start(of: bytes)
        guard let first = start.peek() else { return [] }
        switch first {
        case UInt8(ascii: "<"): return markup(start)
        case UInt8(ascii: "%") where start.starts(with: "%!PS"):
            return [reading(.format, "application/postscript", start, "%!PS")]
        case UInt8(ascii: "#") where start.position > 0 && isShebang(start):
            return [reading(.format, "text/x-shellscript", start, "#!/")]
        case UInt8(ascii: "I") where start.position == 0 && isSYLK(start):
            return [reading(.format, "application/x-sylk", start, "ID;P and a record")]
        case UInt8(ascii: "+") where isMarkupInUTF7(start):
            return [reading(.script, "text/html", start, "tags in UTF-7")]
        default: return []
        }
    }

    /// Checks whether a SYLK spreadsheet starts here, which Excel opens as such under any name: the ID record, which
    /// names the program, and another record on the next line.
    ///
    /// http://justsolve.archiveteam.org/wiki/SYLK
    private static func isSYLK(_ start: ByteCursor) -> Bool {
        var cursor = start
        guard cursor.starts(with: "ID;P") else { return false }
        _ = cursor.takeLine()
        let record = cursor.take { (0x41...0x5A).contains($0) }
        guard (1...2).contains(record.count), let end = cursor.peek() else { return false }
        return end == UInt8(ascii: ";") || end == 0x0D || end == 0x0A
    }

    /// Checks whether there is nothing but blanks, so that what comes after them counts.
    static func isBlank(_ bytes: UnsafeRawBufferPointer) -> Bool { start(of: bytes).isAtEnd }

    /// Returns the position of the first significant character, after byte order marks, white space, the end of a
    /// transmission and the start of a print job.
    private static func start(of bytes: UnsafeRawBufferPointer) -> ByteCursor {
        var cursor = ByteCursor(bytes)
        while let byte = cursor.peek(), byte <= 0x20 || byte == 0xEF {
            if byte == 0xEF, !cursor.starts(with: "\u{FEFF}") { break }
            if cursor.starts(with: "\u{1B}%-12345X") {
                // The lines before the document are for the printer.
                while cursor.starts(with: "\u{1B}") || cursor.starts(with: "@PJL") { _ = cursor.takeLine() }
                continue
            }
            cursor.skip(byte == 0xEF ? 3 : 1)
        }
        return cursor
    }

    private static func reading(
        _ kind: OtherReading.Kind, _ type: StaticString, _ cursor: ByteCursor, _ detail: String
    ) -> OtherReading {
        OtherReading(
            kind: kind, type: MIMEType(constant: type), offset: cursor.position, detail: "\(detail) at the start")
    }

    /// Recognises a server script, a tag that runs a script, or a first tag that handles an event.
    private static func markup(_ start: ByteCursor) -> [OtherReading] {
        if let second = start.peek(1), let tag = EmbeddedTag(start, second: second) { return [tag.reading(at: start)] }
        guard start.peek(1).map(startsName) ?? false else { return [] }
        var found = PolyglotFindings()
        let rest = start.rest(start.remaining)
        MarkSearch(rest, isWhole: false).addTags(to: &found)
        if let tag = found.readings.first {
            return [
                OtherReading(
                    kind: tag.kind, type: tag.type, offset: start.position + tag.offset, detail: tag.detail)
            ]
        }
        return hasHandler(start) ? [reading(.script, "text/html", start, "a tag that handles an event")] : []
    }

    private static func startsName(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "?")
            || byte == UInt8(ascii: "%")
    }

    /// Checks whether the first tag has an attribute such as `onerror=`.
    private static func hasHandler(_ start: ByteCursor) -> Bool {
        var cursor = ByteCursor(start.rest(2048))
        while let byte = cursor.next(), byte != UInt8(ascii: ">") {
            guard byte <= 0x20 || byte == UInt8(ascii: "/") else { continue }
            var name = cursor
            let word = name.take { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
            name.skipWhitespace()
            let isHandler = word.count >= 5 && ByteCursor(word).starts(with: "on", ignoringCase: true)
            if isHandler, name.peek() == UInt8(ascii: "=") { return true }
        }
        return false
    }

    private static func isShebang(_ start: ByteCursor) -> Bool {
        var cursor = start
        guard cursor.consume("#!") else { return false }
        cursor.skipWhitespace()
        return cursor.peek() == UInt8(ascii: "/")
    }

    /// Checks whether text starts with a tag in UTF-7, as old browsers read it.
    ///
    /// https://www.rfc-editor.org/rfc/rfc2152
    private static func isMarkupInUTF7(_ start: ByteCursor) -> Bool {
        var cursor = start
        if cursor.consume("+/v") { cursor.skip(cursor.peek(1) == UInt8(ascii: "-") ? 2 : 1) }
        return cursor.starts(with: "+ADw")
    }
}
