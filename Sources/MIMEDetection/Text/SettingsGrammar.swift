import MIMETypes

/// The grammar of a format for settings, which restricts the first line that is neither empty nor a comment.
enum SettingsGrammar {
    /// https://yaml.org/spec/1.2.2
    case yaml
    /// https://toml.io/en/v1.0.0
    case toml
    case ini

    /// The number of lines that are examined; if all of them are comments, the rest is ignored.
    private static let lines = 64

    /// Returns the grammar of a type; nil if it is none of these formats.
    init?(_ type: TypeID) {
        switch type {
        case TypeID.yaml: self = .yaml
        case TypeID.toml: self = .toml
        case TypeID.ini: self = .ini
        default: return nil
        }
    }

    /// Checks whether text can't be in the format; a template line may be anything.
    func rulesOut(_ text: TextSample) -> Bool {
        guard let line = firstLine(text), !allows(ByteCursor(line)), !TemplateLine.isTemplate(line) else {
            return false
        }
        return self != .yaml || !Self.mayBeScalar(text)
    }

    /// What the first line is not, as evidence.
    var detail: ConstantText {
        switch self {
        case .yaml: ConstantText("the first line is neither a key nor an item of YAML")
        case .toml: ConstantText("the first line is neither a key nor a table of TOML")
        case .ini: ConstantText("the first line is neither a key nor a section")
        }
    }

    /// Returns the first line that is neither empty nor a comment, without its indentation; nil if there is none, or if
    /// it is truncated.
    private func firstLine(_ text: TextSample) -> UnsafeRawBufferPointer? {
        var cursor = text.start
        for _ in 0..<Self.lines where !cursor.isAtEnd {
            _ = cursor.take { ByteClass.isBlank($0) }
            let line = cursor.takeTrimmedLine()
            if cursor.isAtEnd, !text.isWhole { return nil }
            if let first = line.first, !isComment(first) { return line }
        }
        return nil
    }

    private func isComment(_ first: UInt8) -> Bool {
        first == UInt8(ascii: "#") || self == .ini && (first == UInt8(ascii: ";") || first == UInt8(ascii: "/"))
    }

    private func allows(_ line: ByteCursor) -> Bool {
        switch self {
        case .yaml: Self.isYAML(line)
        case .toml: Self.isTOML(line)
        case .ini: Self.isINI(line)
        }
    }

    /// Checks whether the text may be a scalar: a document of a single word or sentence, or one of several documents.
    ///
    /// https://yaml.org/spec/1.2.2/#92-streams
    private static func mayBeScalar(_ text: TextSample) -> Bool {
        var cursor = text.start
        var count = 0
        for _ in 0..<lines where !cursor.isAtEnd {
            let line = cursor.takeTrimmedLine()
            guard let first = line.first, first != UInt8(ascii: "#") else { continue }
            if line.count == 3, line.elementsEqual("---".utf8) || line.elementsEqual("...".utf8) { return true }
            count += 1
        }
        return text.isWhole && cursor.isAtEnd && count <= scalarLines
    }

    /// The maximum number of lines of text that is taken for a scalar, since longer text is hardly ever written so.
    private static let scalarLines = 5

    /// Checks whether a line may be the first one of a document that is more than a single word or sentence.
    private static func isYAML(_ line: ByteCursor) -> Bool {
        if hasKey(line) { return true }
        // Encrypted Ansible files have no other signature.
        if ["---", "%YAML", "%TAG", "$ANSIBLE_VAULT;"].contains(where: { line.starts(with: $0) }) { return true }
        guard let first = line.peek() else { return true }
        if "-?|>".utf8.contains(first) {
            return line.peek(1).map { ByteClass.isBlank($0) || "+-".utf8.contains($0) } ?? true
        }
        return "[{\"'!&*".utf8.contains(first)
    }

    /// Checks whether a colon ends a line or comes before a blank.
    private static func hasKey(_ line: ByteCursor) -> Bool {
        var cursor = line
        while !cursor.isAtEnd {
            cursor.skip(to: UInt8(ascii: ":"))
            guard cursor.next() != nil else { return false }
            if cursor.peek().map({ ByteClass.isBlank($0) }) ?? true { return true }
        }
        return false
    }

    private static func isTOML(_ line: ByteCursor) -> Bool {
        var cursor = line
        if let quote = cursor.peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return true }
        while cursor.peek() == UInt8(ascii: "[") || cursor.peek() == 0x20 { cursor.skip(1) }
        let isTable = line.peek() == UInt8(ascii: "[")
        if isTable, let quote = cursor.peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return true }
        guard !cursor.take(while: isKeyCharacter).isEmpty, let next = cursor.peek() else { return false }
        // A quoted part of a key may contain any characters.
        return next == UInt8(ascii: isTable ? "]" : "=") || next == UInt8(ascii: "\"") || next == UInt8(ascii: "'")
    }

    /// Checks whether a character may be in a TOML key, including the dots and blanks between its parts.
    private static func isKeyCharacter(_ byte: UInt8) -> Bool {
        byte.asciiLowercased &- 0x61 < 26 || byte &- 0x30 < 10 || "_-. \t".utf8.contains(byte)
    }

    private static func isINI(_ line: ByteCursor) -> Bool {
        if line.peek() == UInt8(ascii: "[") { return true }
        var cursor = line
        let key = cursor.take { $0 > 0x20 && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ":") }
        _ = cursor.take { ByteClass.isBlank($0) }
        // A key without a value, or a command such as `!include`.
        if cursor.isAtEnd || key.first == UInt8(ascii: "!") || key.first == UInt8(ascii: "%") { return true }
        _ = cursor.take { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ":") }
        return !cursor.isAtEnd
    }
}
