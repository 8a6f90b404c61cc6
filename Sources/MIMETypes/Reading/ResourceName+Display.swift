extension ResourceName {
    /// The name as text in which invisible characters are escaped.
    ///
    /// Invisible characters and characters that change the text direction are replaced by text such as `<U+202E>`.
    /// Joiners are kept, since some scripts and emoji need them; control characters such as tabs are kept, too.
    public var escapedText: String {
        guard !isASCII else { return description }
        var text = ""
        for scalar in description.unicodeScalars {
            if scalar.isUnseen || scalar.turnsText || scalar.isMark {
                text += "<U+\(scalar.hexadecimal)>"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// Whether the name, when it is displayed, may look like another name.
    ///
    /// A name is misleading if a character reverses the text direction, or if an invisible character is in the
    /// extension or immediately before the extension. Elsewhere, invisible characters are harmless: names in many
    /// scripts need joiners, and names in Hebrew and Arabic often begin with a directional mark.
    ///
    /// https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
    public var isMisleading: Bool {
        guard !isASCII else { return false }
        let scalars = Array(description.unicodeScalars)
        if scalars.contains(where: \.turnsText) { return true }
        guard let dot = scalars.lastIndex(of: ".") else { return false }
        let start = dot > 0 ? dot - 1 : dot
        return scalars[start...].contains { $0.isUnseen || $0.isMark || $0.isJoiner }
    }

    /// The name roughly as it is displayed: without invisible characters, and with reversed parts reversed.
    package var shownText: String {
        var shown: [Unicode.Scalar] = []
        var turned: [Unicode.Scalar]?
        for scalar in description.unicodeScalars {
            switch scalar {
            // https://www.unicode.org/reports/tr9/#Explicit_Directional_Overrides
            case "\u{202E}", "\u{2067}", "\u{202B}": turned = turned ?? []
            case "\u{202C}", "\u{2069}", "\u{202D}":
                shown += (turned ?? []).reversed()
                turned = nil
            case _ where scalar.isUnseen || scalar.turnsText || scalar.isMark || scalar.isJoiner: continue
            default: if turned == nil { shown.append(scalar) } else { turned?.append(scalar) }
            }
        }
        shown += (turned ?? []).reversed()
        return String(String.UnicodeScalarView(shown))
    }

    private var isASCII: Bool { bytes.allSatisfy { $0 < 0x80 } }
}

extension Unicode.Scalar {
    /// Whether the character begins or ends text that runs in the opposite direction.
    fileprivate var turnsText: Bool {
        (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }

    /// Whether the character is an invisible mark that affects the direction of the characters around it.
    fileprivate var isMark: Bool { value == 0x200E || value == 0x200F || value == 0x61C }

    /// Whether the character is a joiner or non-joiner, which some scripts and emoji need.
    fileprivate var isJoiner: Bool { value == 0x200C || value == 0x200D }

    /// Whether the character is invisible, but neither a joiner nor a character for the text direction.
    fileprivate var isUnseen: Bool {
        switch value {
        case 0xAD, 0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B, 0x2060...0x2065, 0x206A...0x206F,
            0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0xE0000...0xE0FFF:
            true
        default: false
        }
    }

    fileprivate var hexadecimal: String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
