extension String {
    /// Returns the bytes of the text in quotation marks, escaped for JSON.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8259#section-7
    func escapedForJSON() -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count + 16)
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": bytes += "\\\"".utf8
            case "\\": bytes += "\\\\".utf8
            case "\n": bytes += "\\n".utf8
            case "\r": bytes += "\\r".utf8
            case "\t": bytes += "\\t".utf8
            // Outside JSON, these characters end a line, which some readers of JSON Lines handle incorrectly.
            case "\u{2028}", "\u{2029}": bytes += Self.escape(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: bytes += Self.escape(scalar)
            // Invisible characters, and those that reverse text, must not hide in a log or on a terminal.
            case _ where scalar.value > 0x7F && scalar.properties.generalCategory == .format:
                bytes += Self.escape(scalar)
            default: bytes += UTF8.encode(scalar).map { Array($0) } ?? []
            }
        }
        return bytes
    }

    /// Returns the escape of a character as one or two UTF-16 code units.
    private static func escape(_ scalar: Unicode.Scalar) -> [UInt8] {
        UTF16.encode(scalar).map { units in
            units.flatMap { unit in
                let digits = String(unit, radix: 16)
                return Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
            }
        } ?? []
    }
}
