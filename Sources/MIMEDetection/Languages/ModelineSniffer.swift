import MIMETypes

/// Finds the language that text declares to editors, in a comment at its start.
///
/// https://www.gnu.org/software/emacs/manual/html_node/emacs/Specifying-File-Variables.html and
/// https://vimhelp.org/options.txt.html#modeline
enum ModelineSniffer {
    /// The maximum number of lines that are examined.
    private static let lines = 5
    /// The maximum length of a line that is examined.
    private static let length = 256

    /// The weight of the author's statement, which takes precedence over lines that look like a language.
    static let weight = 90

    static func evidence(_ detail: String) -> Evidence {
        Evidence(basis: .text, tier: .text, weight: weight, detail: detail)
    }

    /// Checks whether evidence is an author's statement.
    static func isStatement(_ evidence: Evidence) -> Bool {
        evidence.basis == .text && evidence.tier == .text && evidence.weight == weight
    }

    /// Returns the type of the language that text names; nil if it names none, or an unknown one.
    static func type(_ start: ByteCursor) -> (type: MIMEType, detail: String)? {
        var cursor = start
        for number in 0..<lines where !cursor.isAtEnd {
            let line = ByteCursor(cursor.takeLine()).rest(length)
            guard let mode = number < 2 ? emacsMode(line) ?? vimMode(line) : vimMode(line) else { continue }
            if isDocumentation(mode, line) { continue }
            guard let type = type(of: mode) else { return nil }
            return (PackedTypes.type(type), "editor's mode \(mode.string)")
        }
        return nil
    }

    /// Checks whether a mode describes only the comment that contains it.
    ///
    /// Octave's functions are documented in Texinfo, whose own comments start with `@c`, or with `\input`.
    /// https://docs.octave.org/latest/Documentation-Tips.html
    private static func isDocumentation(_ mode: UnsafeRawBufferPointer, _ line: UnsafeRawBufferPointer) -> Bool {
        mode.elementsEqual("texinfo".utf8) && (line.first == UInt8(ascii: "%") || line.first == UInt8(ascii: "#"))
    }

    /// Returns the mode in `-*- mode: c; coding: utf-8 -*-` or `-*- c -*-`.
    private static func emacsMode(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        var cursor = ByteCursor(line)
        guard cursor.skip(behind: "-*-") else { return nil }
        cursor.skipWhitespace()
        var named = cursor
        if !named.consume("mode:", ignoringCase: true) {
            guard named.skip(behind: "mode:") else {
                let mode = cursor.take(while: isModeByte)
                cursor.skipWhitespace()
                return cursor.starts(with: "-*-") || cursor.peek() == UInt8(ascii: ";") ? mode : nil
            }
        }
        named.skipWhitespace()
        return named.take(while: isModeByte)
    }

    /// Returns the file type in `vim: set ft=c:` or `vi:ft=c`.
    private static func vimMode(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        var cursor = ByteCursor(line)
        guard cursor.skipToVimOptions() else { return nil }
        for option: StaticString in ["ft=", "filetype=", "syntax="] {
            var found = cursor
            if found.skip(behind: option) { return found.take(while: isModeByte) }
        }
        return nil
    }

    private static func isModeByte(_ byte: UInt8) -> Bool {
        ASCII.isLetterOrDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
    }

    private static func type(of mode: UnsafeRawBufferPointer) -> TypeID? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: mode.count) { word in
            for (position, byte) in mode.enumerated() { word[position] = byte.asciiLowercased }
            return PackedLanguageWords.type(ofMode: UnsafeBufferPointer(word))
        }
    }
}
