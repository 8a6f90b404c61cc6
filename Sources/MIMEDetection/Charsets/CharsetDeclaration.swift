import MIMETypes

/// Finds the encoding that text declares for itself.
///
/// An XML declaration, `<meta charset>`, `@charset` and the lines that editors, Python and Ruby read are searched for
/// where these programs look for them. The header of a mail message or a translation and the option of LaTeX's
/// `inputenc` are also recognised.
enum CharsetDeclaration {
    /// The number of bytes of markup that are searched.
    ///
    /// https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding
    private static let prescan = 1024
    /// The maximum length of a line that is examined.
    private static let lineLength = 256
    /// The number of lines at the start and at the end that Vim examines.
    private static let vimLines = 5

    /// Returns the name that text declares; nil if it declares none.
    static func name(in bytes: UnsafeRawBufferPointer, isWhole: Bool) -> UnsafeRawBufferPointer? {
        var start = ByteCursor(bytes)
        start.skipWhitespace()
        if start.peek() == UInt8(ascii: "<") {
            return inMarkup(ByteCursor(start.rest(prescan)))
        }
        if start.consume("@charset \"") { return start.take { $0 != UInt8(ascii: "\"") && $0 != 0x0A } }
        return inFirstLines(bytes) ?? (isWhole ? inLastLines(bytes) : nil)
    }

    /// Reads `<?xml version="1.0" encoding="koi8-r"?>`, or `<meta charset="koi8-r">` outside comments.
    private static func inMarkup(_ start: ByteCursor) -> UnsafeRawBufferPointer? {
        var cursor = start
        if cursor.consume("<?xml") {
            let declaration = cursor.take { $0 != UInt8(ascii: ">") }
            return value(of: "encoding", in: declaration)
        }
        while !cursor.isAtEnd {
            cursor.skip(to: UInt8(ascii: "<"))
            if cursor.consume("<!--") {
                guard cursor.skip(behind: "-->") else { return nil }
            } else if cursor.consume("<meta", ignoringCase: true) {
                let tag = cursor.take { $0 != UInt8(ascii: ">") }
                if let name = value(of: "charset", in: tag) { return name }
            } else {
                cursor.skip(1)
            }
        }
        return nil
    }

    /// Returns the value after a word and an equals sign, with or without quotes.
    private static func value(of word: StaticString, in bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        var cursor = ByteCursor(bytes)
        while !cursor.isAtEnd {
            guard cursor.consume(word, ignoringCase: true) else {
                cursor.skip(1)
                continue
            }
            cursor.skipWhitespace()
            guard cursor.consume("=") else { continue }
            cursor.skipWhitespace()
            if cursor.peek() == UInt8(ascii: "\"") || cursor.peek() == UInt8(ascii: "'") { cursor.skip(1) }
            let name = cursor.take(while: isNameByte)
            return name.isEmpty ? nil : name
        }
        return nil
    }

    private static func inFirstLines(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        var cursor = ByteCursor(bytes)
        for number in 0..<vimLines where !cursor.isAtEnd {
            let line = ByteCursor(cursor.takeLine()).rest(lineLength)
            if let name = (number < 2 ? inCodingLine(line) : nil) ?? inVimLine(line) { return name }
        }
        return inHeader(bytes)
    }

    /// Reads `# coding: koi8-r` or `-*- coding: koi8-r -*-`.
    ///
    /// https://peps.python.org/pep-0263 and
    /// https://www.gnu.org/software/emacs/manual/html_node/emacs/Recognize-Coding.html
    private static func inCodingLine(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        var cursor = ByteCursor(line)
        cursor.skipWhitespace()
        guard cursor.peek() == UInt8(ascii: "#") || isEmacsLine(line) else { return nil }
        while cursor.skip(behind: "coding") {
            guard let sign = cursor.next(), sign == UInt8(ascii: ":") || sign == UInt8(ascii: "=") else { continue }
            cursor.skipWhitespace()
            let name = cursor.take(while: isNameByte)
            return name.isEmpty ? nil : withoutLineEnds(name)
        }
        return nil
    }

    private static func isEmacsLine(_ line: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(line)
        return cursor.skip(behind: "-*-")
    }

    /// Reads the option in `vim: set fileencoding=koi8-r :`.
    private static func inVimLine(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        var cursor = ByteCursor(line)
        guard cursor.skipToVimOptions() else { return nil }
        for option: StaticString in ["fileencoding=", "fenc="] {
            var found = cursor
            if found.skip(behind: option) { return found.take(while: isNameByte) }
        }
        return nil
    }

    private static func inLastLines(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        var end = bytes.count
        if end > 0, bytes[end - 1] == 0x0A { end -= 1 }
        for _ in 0..<vimLines where end > 0 {
            let start = bytes[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            if end - start <= lineLength, let name = inVimLine(UnsafeRawBufferPointer(rebasing: bytes[start..<end])) {
                return name
            }
            end = start - 1
        }
        return nil
    }

    /// Reads `Content-Type: text/plain; charset=koi8-r` in a mail message or a translation, or
    /// `\usepackage[koi8-r]{inputenc}`.
    private static func inHeader(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        let head = UnsafeRawBufferPointer(rebasing: bytes.prefix(4 * prescan))
        var cursor = ByteCursor(head)
        while let first = cursor.peek() {
            guard headerStarts[Int(first >> 6)] >> UInt64(first & 63) & 1 == 1 else {
                let end = head.firstOffset(of: 0x0A, before: headerStarts, in: cursor.position..<head.count - 1)
                guard let end else { return nil }
                cursor.skip(end + 1 - cursor.position)
                continue
            }
            var line = ByteCursor(cursor.takeLine())
            _ = line.consume("\"")
            if line.consume("Content-Type:", ignoringCase: true) {
                return value(of: "charset", in: line.rest(lineLength))
            }
            if line.consume("\\usepackage[") {
                let option = line.take { $0 != UInt8(ascii: "]") }
                if line.consume("]{inputenc}") { return option }
            }
        }
        return nil
    }

    /// A bit for each byte that a line that states an encoding can start with: `"`, `C`, `\` and `c`.
    private static let headerStarts: [UInt64] = [1 << 34, 1 << 3 | 1 << 28 | 1 << 35, 0, 0]

    /// Returns a name without the suffix that Emacs adds for the line ends.
    private static func withoutLineEnds(_ name: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        for ending in ["-unix", "-dos", "-mac"] where name.count > ending.utf8.count {
            if name.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
                return UnsafeRawBufferPointer(rebasing: name.dropLast(ending.utf8.count))
            }
        }
        return name
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        ByteClass.isIdentifierByte(byte) || ".:-+".utf8.contains(byte)
    }
}
