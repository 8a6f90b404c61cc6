/// How a path is written: byte for byte, or so that it can't command a terminal.
struct PathStyle: Sendable {
    /// Whether control characters, and what turns the direction of writing, are written as octal numbers.
    let isHarmless: Bool

    func append(_ path: [UInt8], to output: inout [UInt8]) {
        if !isHarmless || path.allSatisfy({ 0x20..<0x7F ~= $0 }) { return output += path }
        var position = path.startIndex
        while position < path.count {
            let length = Self.characterLength(path, at: position)
            let character = path[position..<(position + max(1, length))]
            if length > 0, Self.isHarmless(character) {
                output += character
            } else {
                for byte in character { Self.escape(byte, to: &output) }
            }
            position = character.endIndex
        }
    }

    /// The characters that a path takes up, as Perl counts them.
    func width(_ path: [UInt8]) -> Int {
        if path.allSatisfy({ $0 < 0x80 }), !isHarmless { return path.count }
        var shown: [UInt8] = []
        append(path, to: &shown)
        return String(decoding: shown, as: UTF8.self).unicodeScalars.count
    }

    /// The bytes of the well-formed UTF-8 character at a place; 0 if there is none.
    private static func characterLength(_ path: [UInt8], at position: Int) -> Int {
        let first = path[position]
        let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0
        guard length > 0, position + length <= path.count else { return 0 }
        return String(validating: path[position..<(position + length)], as: UTF8.self) == nil ? 0 : length
    }

    private static func isHarmless(_ character: ArraySlice<UInt8>) -> Bool {
        String(decoding: character, as: UTF8.self).unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
            default: true
            }
        }
    }

    private static func escape(_ byte: UInt8, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\\"))
        for shift in [6, 3, 0] { output.append(0x30 + (byte >> UInt8(shift) & 7)) }
    }
}
