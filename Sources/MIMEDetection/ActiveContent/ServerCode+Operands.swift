/// The operands and operators of a statement.
extension ServerCode {
    mutating func takeOperand(_ byte: UInt8) -> Bool {
        if isPHP, php.isMemberNext, byte != UInt8(ascii: "$"), !ByteClass.isNameStart(byte) { return false }
        switch byte {
        case UInt8(ascii: "$"): return takeVariable()
        case UInt8(ascii: "'"), UInt8(ascii: "\""): return takeString(byte)
        case UInt8(ascii: "`"): return takeCommand()
        case UInt8(ascii: "("), UInt8(ascii: "["): return open(byte)
        case UInt8(ascii: ")"), UInt8(ascii: "]"): return cursor.position > 0 && isJustOpened && close(byte)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            guard isExpression || operands > 0 || !brackets.isEmpty else { return false }
            return takeNumber() && foundOperand()
        case _ where Self.prefixes.contains(byte):
            cursor.skip(1)
            return !isPHP || byte != UInt8(ascii: "&") || php.mayBeReference
        case _ where ByteClass.isNameStart(byte) || byte == UInt8(ascii: "\\"): return takeName()
        default: return false
        }
    }

    private var isJustOpened: Bool {
        let last = cursor.bytes[cursor.position - 1]
        return last == UInt8(ascii: "(") || last == UInt8(ascii: "[")
    }

    private mutating func foundOperand(isName: Bool = false, isVariable: Bool = false) -> Bool {
        (isOperandNext, wasName) = (false, isName)
        php.addOperand(isVariable: isVariable)
        operands += 1
        return true
    }

    private mutating func takeVariable() -> Bool {
        _ = cursor.take { $0 == UInt8(ascii: "$") }
        let word = takeWord()
        guard word.count > 0 else { return false }
        hasVariable = true
        isTelling = isTelling || ServerWords.isInput(word)
        return foundOperand(isName: true, isVariable: true)
    }

    /// Takes a number; returns false if a name follows, which is possible only in other languages than PHP.
    ///
    /// https://www.php.net/manual/en/language.types.integer.php#language.types.integer.syntax
    private mutating func takeNumber() -> Bool {
        guard isPHP else {
            _ = cursor.take { ByteClass.isIdentifierByte($0) || $0 == UInt8(ascii: ".") }
            return true
        }
        let start = cursor.position
        _ = cursor.take(while: Self.isDigit)
        let isZero = cursor.position == start + 1 && cursor.bytes[start] == UInt8(ascii: "0")
        if isZero, let base = cursor.peek()?.asciiLowercased, "xbo".utf8.contains(base) {
            cursor.skip(1)
            return cursor.take(while: ByteClass.isIdentifierByte).allSatisfy {
                Self.isDigit($0) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0.asciiLowercased
            }
        }
        if cursor.consume(".") { _ = cursor.take(while: Self.isDigit) }
        if cursor.peek()?.asciiLowercased == UInt8(ascii: "e"),
            cursor.peek(1).map({ "+-".utf8.contains($0) || Self.isDigit($0) }) == true
        {
            cursor.skip(2)
            _ = cursor.take(while: Self.isDigit)
        }
        return cursor.peek().map { !ByteClass.isNameStart($0) } ?? true
    }

    /// Checks for a digit or the sign that separates groups of digits.
    private static func isDigit(_ byte: UInt8) -> Bool { ByteClass.isDigit(byte) || byte == UInt8(ascii: "_") }

    /// Takes a name that starts with a letter or an underscore.
    private mutating func takeWord() -> UnsafeRawBufferPointer {
        guard let first = cursor.peek(), ByteClass.isNameStart(first) else { return .init(start: nil, count: 0) }
        return cursor.take { ByteClass.isNameStart($0) || (0x30...0x39).contains($0) }
    }

    private mutating func takeName() -> Bool {
        var word = UnsafeRawBufferPointer(start: nil, count: 0)
        // The last part of a name with a namespace is the name of the function.
        repeat { word = takeWord() } while cursor.consume("\\")
        guard word.count > 0 else { return false }
        if ServerWords.isPrefix(word) {
            isTelling = isTelling || ServerWords.isInclude(word)
            php.isList = php.isList || ByteCursor(word).isWhole("echo", ignoringCase: true)
            return true
        }
        name = word
        hasOddName = hasOddName || Self.isOdd(word)
        return foundOperand(isName: true)
    }

    private static func isOdd(_ name: UnsafeRawBufferPointer) -> Bool {
        zip(name, name.dropFirst()).contains { (0x30...0x39).contains($0) && ByteClass.isNameStart($1) }
    }

    private mutating func takeString(_ quote: UInt8) -> Bool {
        cursor.skip(1)
        let start = cursor.position
        while let byte = cursor.next() {
            if byte == quote {
                hasString = true
                return (isTelling || isText(from: start)) && foundOperand()
            }
            if byte == UInt8(ascii: "\\") { cursor.skip(1) } else if !EmbeddedTag.isPrintable(byte) { return false }
        }
        return false
    }

    /// Checks whether quoted text could be a part of a program.
    ///
    /// Such text is short, has a blank or a character that ASCII85 doesn't have, or consists of the characters of words
    /// and addresses. Random text is soon followed by a quote, but seldom so soon.
    private func isText(from start: Int) -> Bool {
        let text = cursor.bytes(from: start, to: cursor.position - 1)
        return text.count <= Self.shortText
            || text.contains { $0 == 0x20 || $0 > UInt8(ascii: "u") && $0 != UInt8(ascii: "z") }
            || text.allSatisfy { ByteClass.isNameStart($0) || Self.addressSigns.contains($0) }
    }

    private static let shortText = 16
    private static let addressSigns = ASCIISet("0123456789+/=:.?&-%~#\\@,;")

    /// Takes a shell command between backquotes.
    private mutating func takeCommand() -> Bool {
        let start = cursor.position
        guard takeString(UInt8(ascii: "`")) else { return false }
        let command = UnsafeRawBufferPointer(rebasing: cursor.bytes[(start + 1)..<(cursor.position - 1)])
        guard command.count > 1, Self.mayBeCommand(command) else { return false }
        hasCommand = true
        isTelling = isTelling || Self.isCommand(command)
        return true
    }

    /// Checks whether text looks like a shell command: data that a browser sent, or a word with arguments made of
    /// letters, digits and a few other characters.
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

    /// Checks whether a shell could run text: it has arguments or a variable, or is a single word.
    private static func mayBeCommand(_ text: UnsafeRawBufferPointer) -> Bool {
        text.contains { $0 == 0x20 || $0 == UInt8(ascii: "$") }
            || text.allSatisfy { ByteClass.isNameStart($0) || ByteClass.isDigit($0) || commandSigns.contains($0) }
    }

    mutating func takeOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("):
            guard wasName else { return false }
            isTelling = isTelling || ServerWords.isFunction(name)
            hasCall = hasCall || name.count > 2 || hasVariable
            isStructured = true
            return open(byte)
        case UInt8(ascii: "["): return wasName && open(byte)
        case UInt8(ascii: ")"), UInt8(ascii: "]"): return close(byte)
        case _ where isPHP && ByteClass.isNameStart(byte):
            isOperandNext = true
            return ServerWords.isOperator(takeWord()) && php.add(.loose, isBehindName: wasName)
        default:
            if cursor.consume("++") || cursor.consume("--") { return true }
            isOperandNext = true
            guard let found = Self.operators.first(where: { cursor.consume($0.text) }) else { return false }
            let isJoint = cursor.bytes[cursor.position - 1] == UInt8(ascii: ".")
            isStructured = isStructured || isJoint || found.group == .member
            return !isPHP || php.add(found.group, isBehindName: wasName)
        }
    }

    private mutating func open(_ bracket: UInt8) -> Bool {
        guard brackets.count < Self.deepest else { return false }
        brackets.append(bracket)
        php.open()
        cursor.skip(1)
        isOperandNext = true
        return true
    }

    private mutating func close(_ bracket: UInt8) -> Bool {
        let opening = bracket == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "[")
        guard brackets.popLast() == opening, php.close() || !isPHP else { return false }
        cursor.skip(1)
        // The result of a call or an index can be called again.
        return foundOperand(isName: true, isVariable: true)
    }

    private static let prefixes = ASCIISet("!-+@&~")
    /// The operators, longest first, so that each is matched completely.
    private static let operators: [(text: StaticString, group: PHPExpression.Group)] = [
        ("===", .equality), ("!==", .equality), ("<=>", .equality), ("?->", .member), ("**=", .assignment),
        ("??=", .assignment), ("...", .loose), ("=>", .arrow), ("->", .member), ("::", .member), ("==", .equality),
        ("!=", .equality), ("<=", .order), (">=", .order), ("&&", .loose), ("||", .loose), ("??", .loose),
        ("?:", .loose), ("+=", .assignment), ("-=", .assignment), ("*=", .assignment), ("/=", .assignment),
        (".=", .assignment), ("%=", .assignment), ("|=", .assignment), ("&=", .assignment), ("<<", .tight),
        (">>", .tight), ("**", .tight), (".", .tight), ("+", .tight), ("-", .tight), ("*", .tight), ("/", .tight),
        ("%", .tight), ("=", .assignment), ("<", .order), (">", .order), ("&", .loose), ("|", .loose), ("^", .loose),
        ("?", .question), (":", .colon), (",", .comma),
    ]
}
