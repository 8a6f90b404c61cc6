/// Decides whether bytes after the opening tag of a server language are code of it, or are there by chance.
///
/// Samples of images, palettes and ASCII85 contain `<?` and `<%` thousands of times in a megabyte. What follows
/// counts as code only if it parses up to its end: operands and operators take turns, brackets are closed, and a
/// call, a command or a variable is among them. The parser knows what PHP, JSP, ASP and templates of JavaScript have
/// in common.
///
/// By chance, a gigabyte of random ASCII85 contains less than one piece of such code; samples, palettes and compressed
/// data contain fewer, since most of their bytes are not printable.
struct ServerCode {
    /// How far from its start a statement may end.
    static let longest = 1024
    private static let deepest = 32

    /// What ends a statement.
    private enum End { case tag, semicolon, block }

    private var cursor: ByteCursor
    private let closing: StaticString
    /// Whether any expression may follow; a statement doesn't start with a number.
    private let isExpression: Bool
    private var brackets: [UInt8] = []
    private var isOperandNext = true
    private var wasName = false
    private var name = UnsafeRawBufferPointer(start: nil, count: 0)

    private var operands = 0
    private var hasVariable = false
    private var hasCall = false
    private var hasCommand = false
    /// Whether a word is among the code that nothing but a program of a server contains.
    private var isTelling = false

    private init(_ start: ByteCursor, closing: StaticString, isExpression: Bool) {
        cursor = ByteCursor(start.rest(Self.longest))
        (self.closing, self.isExpression) = (closing, isExpression)
    }

    /// Whether PHP follows a short tag.
    ///
    /// - Parameters:
    ///   - start: the position after `<?` or `<?=`.
    ///   - isExpression: whether the tag is `<?=`, after which any expression may follow.
    ///   - steps: is lowered by the number of bytes that were read.
    /// - Returns: true if it parses and does something.
    static func isPHP(_ start: ByteCursor, isExpression: Bool, steps: inout Int) -> Bool {
        var code = ServerCode(start, closing: "?>", isExpression: isExpression)
        let isSeparated = isExpression || start.peek().map { !ByteClass.isNameStart($0) } ?? false
        defer { steps -= code.cursor.position + 1 }
        while let end = code.end() {
            let acts = code.isTelling || isSeparated && code.hasCall
            if acts || end != .semicolon {
                return acts || end == .tag && isSeparated && (code.hasCommand || isExpression && code.hasVariable)
            }
            code.startStatement()
        }
        return false
    }

    /// Whether an expression or statement of JSP, ASP or a template follows `<%`.
    ///
    /// - Parameters:
    ///   - start: the position after `<%` or `<%=`.
    ///   - isExpression: whether the tag is `<%=`.
    ///   - steps: is lowered by the number of bytes that were read.
    /// - Returns: true if it parses and does something.
    static func isPage(_ start: ByteCursor, isExpression: Bool, steps: inout Int) -> Bool {
        var code = ServerCode(start, closing: "%>", isExpression: isExpression)
        defer { steps -= code.cursor.position + 1 }
        // Statements up to the end of the block; one that ends in a bracket goes on in the next block.
        while let end = code.end() {
            if end != .semicolon { return code.hasCall || isExpression && code.operands > 1 }
            guard !isExpression else { return false }
            code.startStatement()
            if code.skipBlanks(), code.cursor.starts(with: "%>") { return code.hasCall }
        }
        return false
    }

    /// Parses one statement; nil if it doesn't parse or doesn't end.
    private mutating func end() -> End? {
        while true {
            guard skipBlanks(), let byte = cursor.peek() else { return nil }
            if brackets.isEmpty, !isOperandNext {
                if cursor.starts(with: closing) { return .tag }
                if byte == UInt8(ascii: ";") { return .semicolon }
                if byte == UInt8(ascii: "{"), hasCall { return .block }
            }
            guard isOperandNext ? takeOperand(byte) : takeOperator(byte) else { return nil }
        }
    }

    private mutating func startStatement() {
        cursor.skip(1)
        isOperandNext = true
    }

    /// Moves over white space and comments; false if a comment doesn't end.
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

    private mutating func takeOperand(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "$"): return takeVariable()
        case UInt8(ascii: "'"), UInt8(ascii: "\""): return takeString(byte)
        case UInt8(ascii: "`"): return takeCommand()
        case UInt8(ascii: "("), UInt8(ascii: "["): return open(byte)
        case UInt8(ascii: ")"), UInt8(ascii: "]"): return cursor.position > 0 && isJustOpened && close(byte)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            guard isExpression || operands > 0 || !brackets.isEmpty else { return false }
            _ = cursor.take { ByteClass.isNameStart($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
            return foundOperand()
        case _ where Self.prefixes.contains(byte):
            cursor.skip(1)
            return true
        case _ where ByteClass.isNameStart(byte) || byte == UInt8(ascii: "\\"): return takeName()
        default: return false
        }
    }

    private var isJustOpened: Bool {
        let last = cursor.bytes[cursor.position - 1]
        return last == UInt8(ascii: "(") || last == UInt8(ascii: "[")
    }

    private mutating func foundOperand(isName: Bool = false) -> Bool {
        (isOperandNext, wasName) = (false, isName)
        operands += 1
        return true
    }

    private mutating func takeVariable() -> Bool {
        _ = cursor.take { $0 == UInt8(ascii: "$") }
        let word = takeWord()
        guard word.count > 0 else { return false }
        hasVariable = true
        isTelling = isTelling || ServerWords.isInput(word)
        return foundOperand(isName: true)
    }

    /// Takes a name that starts with a letter or an underscore.
    private mutating func takeWord() -> UnsafeRawBufferPointer {
        guard let first = cursor.peek(), ByteClass.isNameStart(first) else { return .init(start: nil, count: 0) }
        return cursor.take { ByteClass.isNameStart($0) || (0x30...0x39).contains($0) }
    }

    private mutating func takeName() -> Bool {
        var word = UnsafeRawBufferPointer(start: nil, count: 0)
        // The last part of a name with a namespace is that of the function.
        repeat { word = takeWord() } while cursor.consume("\\")
        guard word.count > 0 else { return false }
        if ServerWords.isPrefix(word) {
            isTelling = isTelling || ServerWords.isInclude(word)
            return true
        }
        name = word
        return foundOperand(isName: true)
    }

    private mutating func takeString(_ quote: UInt8) -> Bool {
        cursor.skip(1)
        while let byte = cursor.next() {
            if byte == quote { return foundOperand() }
            if byte == UInt8(ascii: "\\") { cursor.skip(1) } else if !EmbeddedTag.isPrintable(byte) { return false }
        }
        return false
    }

    /// Takes a command of the shell between backquotes.
    private mutating func takeCommand() -> Bool {
        let start = cursor.position
        guard takeString(UInt8(ascii: "`")) else { return false }
        let command = UnsafeRawBufferPointer(rebasing: cursor.bytes[(start + 1)..<(cursor.position - 1)])
        guard command.count > 1 else { return false }
        hasCommand = true
        isTelling = isTelling || Self.isCommand(command)
        return true
    }

    /// Whether a text is a command of the shell at sight: what a browser sent, or a word with arguments of letters,
    /// digits and few other characters.
    private static func isCommand(_ text: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(text)
        if cursor.skip(behind: "$_") { return true }
        cursor = ByteCursor(text)
        let word = cursor.take { ByteClass.isNameStart($0) || commandSigns.contains($0) }
        guard word.count > 1, cursor.consume(" ") else { return false }
        return text.allSatisfy {
            ByteClass.isNameStart($0) || (0x30...0x39).contains($0) || $0 == 0x20 || commandSigns.contains($0)
        }
    }

    private static let commandSigns = ASCIISet("/.-|")

    private mutating func takeOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("):
            guard wasName else { return false }
            isTelling = isTelling || ServerWords.isFunction(name)
            hasCall = hasCall || name.count > 2 || hasVariable
            return open(byte)
        case UInt8(ascii: "["): return wasName && open(byte)
        case UInt8(ascii: ")"), UInt8(ascii: "]"): return close(byte)
        default:
            if cursor.consume("++") || cursor.consume("--") { return true }
            isOperandNext = true
            return Self.operators.contains { cursor.consume($0) }
        }
    }

    private mutating func open(_ bracket: UInt8) -> Bool {
        guard brackets.count < Self.deepest else { return false }
        brackets.append(bracket)
        cursor.skip(1)
        isOperandNext = true
        return true
    }

    private mutating func close(_ bracket: UInt8) -> Bool {
        let opening = bracket == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "[")
        guard brackets.popLast() == opening else { return false }
        cursor.skip(1)
        // What a call or an index gives can be called again.
        return foundOperand(isName: true)
    }

    private static let prefixes = ASCIISet("!-+@&~")
    /// The longest first, so that each is taken whole.
    private static let operators: [StaticString] = [
        "===", "!==", "<=>", "?->", "**=", "??=", "...", "=>", "->", "::", "==", "!=", "<=", ">=", "&&", "||", "??",
        "?:", "+=", "-=", "*=", "/=", ".=", "%=", "|=", "&=", "<<", ">>", "**", ".", "+", "-", "*", "/",
        "%", "=", "<", ">", "&", "|", "^", "?", ":", ",",
    ]
}

extension ByteClass {
    /// Whether a byte may start a name in most programming languages.
    static func isNameStart(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }
}
