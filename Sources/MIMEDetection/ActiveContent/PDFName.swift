/// The characters of a name in a PDF, any of which may be written as `#` and two digits.
///
/// https://pdfa.org/resource/iso-32000-2/ section 7.3.5
enum PDFName {
    /// Takes the next character of a name; nil at its end.
    ///
    /// Where the second digit is missing, some readers take whatever is in its place for a zero.
    static func byte(in bytes: UnsafeRawBufferPointer, at position: inout Int, before end: Int) -> UInt8? {
        guard position < end else { return nil }
        let byte = bytes[position]
        position += 1
        guard byte == UInt8(ascii: "#"), position < end, let high = PDFText.digit(bytes[position]) else { return byte }
        let low = position + 1 < end ? PDFText.digit(bytes[position + 1]) : nil
        position = min(position + 2, end)
        return high << 4 | (low ?? 0)
    }

    /// Checks whether bytes start with a word, any character of which may be written as a number.
    static func spells(_ word: StaticString, in bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
        var position = offset
        let end = min(bytes.count, offset + 3 * word.utf8CodeUnitCount)
        return (0..<word.utf8CodeUnitCount).allSatisfy {
            byte(in: bytes, at: &position, before: end) == word.utf8Start[$0]
        }
    }

    /// Checks whether a name contains a character.
    static func contains(_ byte: UInt8, _ token: PDFTokens.Token, in bytes: UnsafeRawBufferPointer) -> Bool {
        var position = token.start
        while let next = self.byte(in: bytes, at: &position, before: token.end) {
            if next == byte { return true }
        }
        return false
    }

    /// Checks whether all readers take a name in the same way.
    static func isRegular(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int) -> Bool {
        var position = start
        while position < end {
            let byte = bytes[position]
            position += 1
            guard byte == UInt8(ascii: "#") else { continue }
            guard position + 1 < end, let high = PDFText.digit(bytes[position]),
                let low = PDFText.digit(bytes[position + 1]), high | low != 0
            else { return false }
            position += 2
        }
        return true
    }
}
