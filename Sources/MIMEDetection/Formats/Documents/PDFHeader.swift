import MIMETypes

/// The header of a PDF that is not at the start: readers look for it in the first kilobyte.
///
/// Programs, pages and prose about PDF use the signature as a word, and archives and signed messages contain whole
/// documents. So an object must follow it, and nothing with its own format may come before it.
/// https://www.adobe.com/go/pdfreference, annex H, implementation note 13
enum PDFHeader {
    /// How far after the header its first object may be; mostly comments and line ends come between.
    private static let reach = 1024
    /// Fewer letters than this are not a word.
    private static let minWord = 3

    /// Whether the first header in the head of a file makes it a PDF.
    static func isCredible(in head: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(head)
        guard cursor.skip(behind: "%PDF-") else { return false }
        let offset = cursor.position - 5
        if offset == 0 { return true }
        let before = UnsafeRawBufferPointer(rebasing: head[..<offset])
        return !isOwnContent(before) && hasObject(UnsafeRawBufferPointer(rebasing: head[offset...]))
    }

    /// Whether two numbers and `obj` follow soon, as each object starts with them.
    private static func hasObject(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(UnsafeRawBufferPointer(rebasing: bytes.prefix(reach)))
        while cursor.skip(behind: " obj") {
            var position = cursor.position - 4
            let generation = digits(bytes, before: &position)
            guard generation > 0, position > 0, bytes[position - 1] == 0x20 else { continue }
            position -= 1
            if digits(bytes, before: &position) > 0 { return true }
        }
        return false
    }

    /// The number of digits that end at an offset, which moves before them.
    private static func digits(_ bytes: UnsafeRawBufferPointer, before position: inout Int) -> Int {
        let end = position
        while position > 0, ByteClass.isDigit(bytes[position - 1]) { position -= 1 }
        return end - position
    }

    /// Whether the bytes before the header are markup, a script, prose, or a DER element that contains the header.
    private static func isOwnContent(_ before: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(before)
        _ = cursor.consume("\u{FEFF}")
        cursor.skipWhitespace()
        if cursor.starts(with: "<") || cursor.starts(with: "#!") { return true }
        // The header of a server's answer is not content.
        if cursor.starts(with: "HTTP/") { return false }
        if before.first == 0x30, before.count > 4, before[1] >= 0x80 { return true }
        let isText = before.allSatisfy { $0 >= 0x80 || Charset.isTextByte($0) }
        return isText && hasWords(before)
    }

    /// Whether there are words outside of comments and of the commands of printers.
    ///
    /// http://h10032.www1.hp.com/ctg/Manual/bpl13208.pdf
    private static func hasWords(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(bytes)
        while !cursor.isAtEnd {
            var line = ByteCursor(cursor.takeLine())
            let isAside = ["%", "@PJL", "\u{1B}%-12345X"].contains { line.starts(with: $0) }
            while !isAside, !line.isAtEnd {
                if line.take(while: isLetter).count >= minWord { return true }
                line.skip(1)
            }
        }
        return false
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte.asciiLowercased) }
}
