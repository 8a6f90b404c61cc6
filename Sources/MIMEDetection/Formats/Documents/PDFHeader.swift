import MIMETypes

/// The header of a PDF that is not at the start of the file: readers search for it in the first kilobyte.
///
/// Programs, web pages and prose about PDF use the signature as a word, and archives and signed messages contain whole
/// documents. For this reason, an object must follow the header, and nothing with a format of its own may come before
/// it.
/// https://www.adobe.com/go/pdfreference, annex H, implementation note 13
enum PDFHeader {
    /// The maximum distance between the header and the first object; usually, only comments and line ends come between
    /// them.
    private static let reach = 1024
    /// The minimum number of letters in a word.
    private static let minWord = 3

    /// Checks whether the first header in the head of a file makes it a PDF.
    static func isCredible(in head: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(head)
        guard cursor.skip(behind: "%PDF-") else { return false }
        let offset = cursor.position - 5
        if offset == 0 { return true }
        let before = UnsafeRawBufferPointer(rebasing: head[..<offset])
        return !isOwnContent(before) && hasObject(UnsafeRawBufferPointer(rebasing: head[offset...]))
    }

    /// Checks whether two numbers and `obj`, with which each object starts, follow soon.
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

    /// Returns the number of digits that end at an offset, and moves the offset before them.
    private static func digits(_ bytes: UnsafeRawBufferPointer, before position: inout Int) -> Int {
        let end = position
        while position > 0, ByteClass.isDigit(bytes[position - 1]) { position -= 1 }
        return end - position
    }

    /// Checks whether the bytes before the header are markup, a script, prose, or a DER element that contains the
    /// header.
    private static func isOwnContent(_ before: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(before)
        _ = cursor.consume("\u{FEFF}")
        cursor.skipWhitespace()
        if cursor.starts(with: "<") || cursor.starts(with: "#!") { return true }
        // The header of a server's response is not content.
        if cursor.starts(with: "HTTP/") { return false }
        if before.first == 0x30, before.count > 4, before[1] >= 0x80 { return true }
        let isText = before.allSatisfy { $0 >= 0x80 || Charset.isTextByte($0) }
        return isText && hasWords(before)
    }

    /// Checks whether there are words outside comments and printer commands.
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
