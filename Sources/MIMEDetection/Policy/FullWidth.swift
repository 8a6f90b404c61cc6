/// Characters that some systems replace with a dot, a slash or a backslash when they convert a name.
///
/// https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/WindowsBestFit/ and compatibility decompositions
enum FullWidth {
    /// Returns the text with these characters replaced.
    static func folded(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { ascii(of: $0) != nil }) else { return text }
        var folded = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { folded.append(ascii(of: scalar) ?? scalar) }
        return String(folded)
    }

    private static func ascii(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0xFF0E, 0xFE52, 0x2024: "."
        case 0xFF0F, 0x2215, 0x2044, 0x29F8: "/"
        case 0xFF3C, 0xFE68, 0x29F9, 0x2216: "\\"
        default: nil
        }
    }
}
