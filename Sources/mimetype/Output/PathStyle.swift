import MIMETypes

/// The style in which paths are written: byte for byte, or escaped so that a terminal shows every character.
struct PathStyle: Sendable {
    /// Whether to escape characters that control a terminal, reverse text, or are invisible.
    ///
    /// Characters are written in the form `\u{202e}`, and bytes that are not UTF-8 as octal numbers.
    let isHarmless: Bool

    func append(_ path: [UInt8], to output: inout [UInt8]) {
        if !isHarmless || path.allSatisfy({ 0x20..<0x7F ~= $0 }) { return output += path }
        var (position, previous) = (path.startIndex, Unicode.Scalar(0x20 as UInt8))
        while position < path.count {
            let length = Self.characterLength(path, at: position)
            let bytes = path[position..<(position + max(1, length))]
            position = bytes.endIndex
            guard length > 0, let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else {
                Self.escape(bytes[bytes.startIndex], to: &output)
                continue
            }
            if Self.isShown(scalar, after: previous) {
                output += bytes
            } else {
                output += "\\u{\(String(scalar.value, radix: 16))}".utf8
            }
            previous = scalar
        }
    }

    /// Returns the number of terminal columns that a path takes up.
    func width(_ path: [UInt8]) -> Int {
        if !isHarmless || path.allSatisfy({ 0x20..<0x7F ~= $0 }) {
            return DisplayWidth.columns(String(decoding: path, as: UTF8.self))
        }
        var shown: [UInt8] = []
        append(path, to: &shown)
        return DisplayWidth.columns(String(decoding: shown, as: UTF8.self))
    }

    /// Returns the length in bytes of the well-formed UTF-8 character at an offset; 0 if there is none.
    private static func characterLength(_ path: [UInt8], at position: Int) -> Int {
        let first = path[position]
        let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0
        guard length > 0, position + length <= path.count else { return 0 }
        return String(utf8: path[position..<(position + length)]) == nil ? 0 : length
    }

    /// Checks whether a character is visible and harmless.
    ///
    /// Many languages and emoji need joiners and variation selectors. After an ASCII letter, such characters could only
    /// hide something.
    private static func isShown(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> Bool {
        if [0x200C, 0x200D, 0xFE0E, 0xFE0F].contains(scalar.value) {
            return !previous.isASCII && !previous.properties.isDefaultIgnorableCodePoint || previous.value == 0xFE0F
        }
        if scalar.properties.isDefaultIgnorableCodePoint { return false }
        return switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
        default: true
        }
    }

    private static func escape(_ byte: UInt8, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\\"))
        for shift in [6, 3, 0] { output.append(0x30 + (byte >> UInt8(shift) & 7)) }
    }
}
