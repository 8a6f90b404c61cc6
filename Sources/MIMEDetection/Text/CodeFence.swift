import MIMETypes

/// The fences between which Markdown quotes source text: lines that start with three backticks or tildes, or more.
///
/// https://spec.commonmark.org/0.31.2/#fenced-code-blocks
enum CodeFence {
    static let backtick = UInt8(ascii: "`")
    static let tilde = UInt8(ascii: "~")

    /// Returns the character that a fence consists of; nil if the line is no fence.
    static func mark(of line: UnsafeRawBufferPointer) -> UInt8? {
        line.starts(with: "```".utf8) ? backtick : line.starts(with: "~~~".utf8) ? tilde : nil
    }

    /// Checks whether a line is a fence that quoted text may come after.
    ///
    /// In other formats, lines of tildes underline headings. A fence has three of them, or states the language.
    static func opens(_ line: UnsafeRawBufferPointer) -> Bool {
        guard let mark = mark(of: line) else { return false }
        if mark == backtick { return true }
        let text = line.drop { $0 == tilde }.drop(while: ByteClass.isBlank)
        return text.startIndex == 3 || !text.isEmpty && text.first != 0x0D
    }
}
