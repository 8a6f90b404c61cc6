/// Measures the number of terminal columns that text takes up.
///
/// https://www.unicode.org/reports/tr11/
enum DisplayWidth {
    /// Returns the number of columns of a text: two for a wide character, none for a character that is invisible or
    /// combined with another.
    static func columns(_ text: String) -> Int {
        let utf8 = text.utf8
        if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
        return text.unicodeScalars.reduce(0) { $0 + columns($1) }
    }

    private static func columns(_ scalar: Unicode.Scalar) -> Int {
        // The vowels and final consonants of Korean syllables are combined with the preceding initial consonants.
        if scalar.value < 0x300 || 0x1160...0x11FF ~= scalar.value { return scalar.value < 0x300 ? 1 : 0 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return isWide(scalar) ? 2 : 1
        }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x1100
            && (scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) })
    }

    /// The blocks of East Asian characters that are wide.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
        0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
    ]
}
