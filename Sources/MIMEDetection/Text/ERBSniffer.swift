import MIMETypes

/// Recognises templates of ERB by the Ruby between their marks.
///
/// Templates of many languages have the same marks, so at least two places must be written as Ruby is, and none as
/// other languages are.
/// https://docs.ruby-lang.org/en/master/ERB.html
enum ERBSniffer: TextSniffer {
    static func candidate(_ text: TextSample) -> Candidate? {
        var cursor = text.start
        var count = 0
        while cursor.skip(behind: "<%") {
            // Two per cent signs stand for one, outside the code.
            if cursor.consume("%") { continue }
            guard let code = code(&cursor) else { break }
            switch Kind(code) {
            case .ruby: count += 1
            case .unknown: continue
            case .other: return nil
            }
        }
        return count >= 2 ? candidate("text/x-html-plus-erb", "Ruby between marks of a template", text) : nil
    }

    /// Takes the code up to the next closing mark, without the blanks and marks around it; nil if it doesn't end.
    private static func code(_ cursor: inout ByteCursor) -> UnsafeRawBufferPointer? {
        let start = cursor.position
        guard cursor.skip(behind: "%>") else { return nil }
        var end = cursor.position - 2
        if end > start, cursor.bytes[end - 1] == UInt8(ascii: "-") { end -= 1 }
        while end > start, cursor.bytes[end - 1] <= 0x20 { end -= 1 }
        return cursor.bytes(from: start, to: end)
    }

    /// The language in which a piece of code is written.
    private enum Kind {
        case ruby, unknown, other

        init(_ code: UnsafeRawBufferPointer) {
            var cursor = ByteCursor(code)
            // Comments, which have any text.
            if cursor.peek() == UInt8(ascii: "#") {
                self = .unknown
                return
            }
            // Directives and declarations of JSP, ASP and Mako.
            if cursor.peek() == UInt8(ascii: "@") || cursor.peek() == UInt8(ascii: "!") || cursor.starts(with: "--") {
                self = .other
                return
            }
            let isOutput = cursor.consume("=")
            if !isOutput { _ = cursor.consume("-") }
            cursor.skipWhitespace()
            self = Self.find(cursor.rest(cursor.remaining), isOutput: isOutput)
        }

        private static func find(_ code: UnsafeRawBufferPointer, isOutput: Bool) -> Kind {
            if ends.contains(where: { code.has($0, at: code.count - $0.utf8CodeUnitCount) }) { return .other }
            if starts.contains(where: { code.has($0, at: 0) }) { return .other }
            // In Ruby, nothing comes after the condition.
            if code.has(" do", at: code.count - 3), words.contains(where: { code.has($0, at: 0) }) { return .other }
            if code.last == UInt8(ascii: "|"), code.contains("do |") || code.contains("{ |") { return .ruby }
            if code.first == UInt8(ascii: "@"), code.count > 1, ByteClass.isIdentifierByte(code[1]) { return .ruby }
            if isOutput { return .unknown }
            return code.equals("end") || words.contains { code.has($0, at: 0) } ? .ruby : .unknown
        }

        /// What code ends with in C, JavaScript, Perl, Lua, Visual Basic and Elixir.
        private static let ends: [StaticString] = ["{", ";", " then", " Then", "->", "end)"]
        private static let starts: [StaticString] = [
            "}", "var ", "let ", "const ", "my ", "local ", "foreach ", "end ", "$", "//", "/*",
        ]
        /// Words that a statement of Ruby starts with, and which are rare in the other languages.
        private static let words: [StaticString] = [
            "if ", "unless ", "elsif ", "else", "case ", "when ", "for ", "require ",
        ]
    }
}
