/// Splits PDF syntax into tokens as PDF readers do.
///
/// https://pdfa.org/resource/iso-32000-2/ section 7.2
struct PDFTokens {
    enum Kind {
        case name, text, hexadecimal, number, word, open, close, openArray, closeArray, end
    }

    /// A token; `start` is the offset of its content, after the delimiter that introduces it.
    struct Token {
        let kind: Kind
        let start: Int
        let end: Int
    }

    let bytes: UnsafeRawBufferPointer
    private(set) var position: Int

    init(_ bytes: UnsafeRawBufferPointer, at position: Int) {
        self.bytes = bytes
        self.position = min(max(0, position), bytes.count)
    }

    /// White space, and the other bytes that some readers skip as white space.
    @inline(__always)
    static func isBlank(_ byte: UInt8) -> Bool {
        byte <= 0x20 && (byte == 0x20 || byte == 0 || (9...13).contains(byte)) || byte == 0x80 || byte == 0xFF
    }

    @inline(__always)
    static func isRegular(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "%"):
            false
        default: !isBlank(byte)
        }
    }

    /// Returns the next token, and moves past it.
    mutating func next() -> Token {
        skipBlanks()
        guard position < bytes.count else { return Token(kind: .end, start: position, end: position) }
        let start = position
        position += 1
        switch bytes[start] {
        case UInt8(ascii: "/"): return regular(.name, from: start + 1)
        case UInt8(ascii: "("): return text()
        case UInt8(ascii: "<"): return follows(UInt8(ascii: "<")) ? token(.open, start) : hexadecimal()
        case UInt8(ascii: ">"): return token(follows(UInt8(ascii: ">")) ? .close : .word, start)
        case UInt8(ascii: "["): return token(.openArray, start)
        case UInt8(ascii: "]"): return token(.closeArray, start)
        case UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"): return token(.word, start)
        case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): return number(from: start)
        default: return regular(.word, from: start)
        }
    }

    private func token(_ kind: Kind, _ start: Int) -> Token { Token(kind: kind, start: start, end: position) }

    private mutating func follows(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    /// Moves past blanks and comments.
    private mutating func skipBlanks() {
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "%") {
                while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
            } else if Self.isBlank(bytes[position]) {
                position += 1
            } else {
                return
            }
        }
    }

    private mutating func regular(_ kind: Kind, from start: Int) -> Token {
        while position < bytes.count, Self.isRegular(bytes[position]) { position += 1 }
        return token(kind, start)
    }

    /// Takes a number; letters after it are the next token, as some readers take `0R` for `0 R`.
    private mutating func number(from start: Int) -> Token {
        while position < bytes.count, (0x2B...0x39).contains(bytes[position]), bytes[position] != 0x2F,
            bytes[position] != 0x2C
        {
            position += 1
        }
        return token(.number, start)
    }

    /// Takes the rest of a string in brackets, which may contain pairs of brackets.
    private mutating func text() -> Token {
        let start = position
        var depth = 1
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\\") {
                position = min(position + 1, bytes.count)
            } else if byte == UInt8(ascii: "(") {
                depth += 1
            } else if byte == UInt8(ascii: ")") {
                depth -= 1
                if depth == 0 { return Token(kind: .text, start: start, end: position - 1) }
            }
        }
        return token(.text, start)
    }

    private mutating func hexadecimal() -> Token {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
        let end = position
        position = min(position + 1, bytes.count)
        return Token(kind: .hexadecimal, start: start, end: end)
    }
}

extension PDFTokens.Token {
    /// Checks whether the token is this word.
    func isWord(_ word: StaticString, in bytes: UnsafeRawBufferPointer) -> Bool {
        kind == .word && end - start == word.utf8CodeUnitCount && bytes.has(word, at: start)
    }

    /// Checks whether the token is this name, any character of which may be written as `#` and two digits.
    ///
    /// To some readers, a zero ends a name.
    func isName(_ name: StaticString, in bytes: UnsafeRawBufferPointer) -> Bool {
        guard kind == .name, end - start >= name.utf8CodeUnitCount else { return false }
        var position = start
        for index in 0..<name.utf8CodeUnitCount {
            guard PDFName.byte(in: bytes, at: &position, before: end) == name.utf8Start[index] else { return false }
        }
        return position == end || PDFName.byte(in: bytes, at: &position, before: end) == 0
    }

    /// Returns the value of a whole number that isn't negative.
    func number(in bytes: UnsafeRawBufferPointer) -> Int? {
        guard kind == .number, end > start else { return nil }
        var value = 0
        for position in start..<end {
            let byte = bytes[position]
            if byte == UInt8(ascii: "+"), position == start, end - start > 1 { continue }
            guard (0x30...0x39).contains(byte), value < 1 << 40 else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        return value
    }

    /// Checks whether all readers take the content of a string or a name in the same way.
    func isRegular(in bytes: UnsafeRawBufferPointer) -> Bool {
        switch kind {
        case .text: end < bytes.count
        case .hexadecimal:
            end < bytes.count
                && bytes[start..<end].allSatisfy { PDFText.digit($0) != nil || PDFTokens.isBlank($0) }
        case .name: PDFName.isRegular(bytes, start, end)
        default: true
        }
    }
}
