/// The process's arguments, byte for byte.
///
/// Swift's own list replaces bytes that are not UTF-8. Here, each such byte becomes a private-use character, so that an
/// argument passes unchanged through a parser that works on strings.
package enum CommandLineBytes {
    /// The first of 256 characters that represent bytes; an argument that already contains one is escaped as a whole.
    private static let base: UInt32 = 0x10F000

    /// All arguments except the command's name.
    package static var arguments: [String] {
        (1..<max(1, Int(CommandLine.argc))).map { position in
            guard let argument = CommandLine.unsafeArgv[position] else { return "" }
            return encode(UnsafeBufferPointer(start: argument, count: length(argument)).map { UInt8(bitPattern: $0) })
        }
    }

    /// The last component of the path by which the command was called, or an empty string.
    package static var commandName: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? ""
    }

    /// Returns a string that represents the bytes.
    package static func encode(_ bytes: [UInt8]) -> String {
        if let text = String(utf8: bytes), !text.unicodeScalars.contains(where: isEscape) {
            return text
        }
        var text = ""
        for byte in bytes {
            text.unicodeScalars.append(byte < 0x80 ? Unicode.Scalar(byte) : escape(byte))
        }
        return text
    }

    /// Returns the bytes that a string represents.
    package static func decode(_ text: String) -> [UInt8] {
        guard text.unicodeScalars.contains(where: isEscape) else { return Array(text.utf8) }
        return text.unicodeScalars.flatMap { scalar -> [UInt8] in
            isEscape(scalar) ? [UInt8(scalar.value - base)] : Array(String(scalar).utf8)
        }
    }

    /// Returns an argument as a string for display or for other APIs; bytes that are not UTF-8 are replaced.
    package static func string(of text: String) -> String {
        String(decoding: decode(text), as: UTF8.self)
    }

    /// Whether an argument is ordinary text, that is, all of its bytes are UTF-8.
    package static func isText(_ text: String) -> Bool {
        !text.unicodeScalars.contains(where: isEscape)
    }

    private static func escape(_ byte: UInt8) -> Unicode.Scalar {
        Unicode.Scalar(base + UInt32(byte)) ?? "\u{FFFD}"
    }

    private static func isEscape(_ scalar: Unicode.Scalar) -> Bool {
        (base + 0x80...base + 0xFF).contains(scalar.value)
    }

    private static func length(_ text: UnsafePointer<CChar>) -> Int {
        var count = 0
        while text[count] != 0 { count += 1 }
        return count
    }
}
