import MIMETypes

/// Recognises differences in the default format of `diff`: an edit command such as `2,3c4`, followed by marked lines.
///
/// https://www.gnu.org/software/diffutils/manual/html_node/Detailed-Normal.html
enum DiffSniffer: TextSniffer {
    static func candidate(_ text: TextSample) -> Candidate? {
        var cursor = ByteCursor(text.bytes)
        let edit = cursor.takeLine()
        guard isEdit(edit), cursor.starts(with: "< ") || cursor.starts(with: "> ") else { return nil }
        return candidate(MIMEType(constant: "text/x-patch"), "edit #", edit.string, text)
    }

    private static func isEdit(_ line: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(line)
        guard skipRange(&cursor), let command = cursor.next(), "acd".utf8.contains(command) else { return false }
        return skipRange(&cursor) && cursor.isAtEnd
    }

    private static func skipRange(_ cursor: inout ByteCursor) -> Bool {
        let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
        guard !cursor.take(while: isDigit).isEmpty else { return false }
        return !cursor.consume(",") || !cursor.take(while: isDigit).isEmpty
    }
}
