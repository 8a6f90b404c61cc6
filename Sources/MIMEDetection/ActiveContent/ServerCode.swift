/// Decides whether the bytes after the opening tag of a server language are code, or are there by chance.
///
/// Samples of images, palettes and ASCII85 contain `<?` and `<%` thousands of times in a megabyte. What follows counts
/// as code only if it parses up to its end: operands and operators alternate, brackets are closed, and there is a call,
/// a command or a variable. The parser handles the syntax that PHP, JSP, ASP and JavaScript templates have in common.
///
/// By chance, ten gigabytes of random ASCII85 contain less than one piece of such code; samples, palettes and
/// compressed data contain fewer, since most of their bytes are not printable.
struct ServerCode {
    /// The maximum length of a statement.
    static let longest = 1024
    static let deepest = 32

    /// The end of a statement.
    private enum End { case tag, semicolon, block }

    var cursor: ByteCursor
    private let closing: StaticString
    /// Whether any expression may follow; a statement, in contrast, doesn't start with a number.
    let isExpression: Bool
    var brackets: [UInt8] = []
    var isOperandNext = true
    var wasName = false
    var name = UnsafeRawBufferPointer(start: nil, count: 0)

    /// Whether the code is PHP, whose grammar is known.
    let isPHP: Bool
    var php: PHPExpression

    var operands = 0
    var hasVariable = false
    var hasString = false
    /// Whether a name has a digit before a letter, as names in programs hardly ever have.
    var hasOddName = false
    /// Whether something is called, or an operator accesses a member or joins texts.
    var isStructured = false
    var hasCall = false
    var hasCommand = false
    /// Whether the code contains a word that occurs only in server programs.
    var isTelling = false

    private init(_ start: ByteCursor, closing: StaticString, isExpression: Bool) {
        cursor = ByteCursor(start.rest(Self.longest))
        (self.closing, self.isExpression) = (closing, isExpression)
        isPHP = closing.utf8Start[0] == UInt8(ascii: "?")
        php = PHPExpression(isList: isExpression)
    }

    /// Checks whether PHP code follows a short tag.
    ///
    /// - Parameters:
    ///   - start: the position after `<?` or `<?=`.
    ///   - isExpression: whether the tag is `<?=`, after which any expression may follow.
    ///   - steps: the remaining number of steps; the number of bytes read is subtracted from it.
    /// - Returns: true if the code parses and does something.
    static func isPHP(_ start: ByteCursor, isExpression: Bool, steps: inout Int) -> Bool {
        var code = ServerCode(start, closing: "?>", isExpression: isExpression)
        let isSeparated = isExpression || start.peek().map { !ByteClass.isNameStart($0) } ?? false
        defer { steps -= code.cursor.position + 1 }
        while let end = code.end() {
            // A call of an unknown function acts on something, unlike one that is there by chance.
            let acts = code.isTelling || isSeparated && code.hasCall && (code.hasVariable || code.hasString)
            if acts || end == .tag {
                return acts || isSeparated && (code.hasCommand || isExpression && code.hasVariable)
            }
            (code.hasCall, code.hasString) = (false, false)
            code.startStatement()
        }
        return false
    }

    /// Checks whether an expression or statement of JSP, ASP or a template follows `<%`.
    ///
    /// - Parameters:
    ///   - start: the position after `<%` or `<%=`.
    ///   - isExpression: whether the tag is `<%=`.
    ///   - steps: the remaining number of steps; the number of bytes read is subtracted from it.
    /// - Returns: true if the code parses and does something.
    static func isPage(_ start: ByteCursor, isExpression: Bool, steps: inout Int) -> Bool {
        var code = ServerCode(start, closing: "%>", isExpression: isExpression)
        defer { steps -= code.cursor.position + 1 }
        // Statements are parsed up to the end of the block; one that ends with a bracket continues in the next block.
        while let end = code.end() {
            if end != .semicolon { return code.hasCall || isExpression && code.isTellingExpression }
            guard !isExpression else { return false }
            code.startStatement()
            if code.skipBlanks(), code.cursor.starts(with: "%>") { return code.hasCall }
        }
        return false
    }

    /// Whether an expression is more than names with operators between them, which random bytes contain: numbers, or
    /// something with a structure.
    private var isTellingExpression: Bool { operands > 1 && !hasOddName && (isStructured || name.isEmpty) }

    /// Parses one statement; nil if it doesn't parse or doesn't end.
    private mutating func end() -> End? {
        while true {
            guard skipBlanks(), let byte = cursor.peek() else { return nil }
            if brackets.isEmpty, !isOperandNext, !isPHP || php.isComplete {
                if cursor.starts(with: closing) { return .tag }
                if byte == UInt8(ascii: ";") { return .semicolon }
                if byte == UInt8(ascii: "{"), hasCall || isPHP && wasName { return .block }
            }
            guard isOperandNext ? takeOperand(byte) : takeOperator(byte) else { return nil }
        }
    }

    private mutating func startStatement() {
        cursor.skip(1)
        if isPHP { _ = cursor.take { $0 <= 0x20 || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") } }
        isOperandNext = true
        php = PHPExpression(isList: false)
    }

    /// Moves past white space and comments; returns false if a comment doesn't end.
    private mutating func skipBlanks() -> Bool {
        while true {
            cursor.skipWhitespace()
            if cursor.consume("/*") {
                guard cursor.skip(behind: "*/") else { return false }
            } else if cursor.starts(with: "//") || cursor.starts(with: "#") {
                _ = cursor.takeLine()
            } else {
                return true
            }
        }
    }
}

extension ByteClass {
    /// Checks whether a byte may start a name in most programming languages.
    static func isNameStart(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }
}
