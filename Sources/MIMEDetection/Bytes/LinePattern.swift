import MIMETypes

/// A pattern for the start of a line, in a notation that can be matched in one pass without backtracking.
///
/// Characters match themselves, and a space matches one or more blanks, so a pattern that starts with a space matches
/// indented lines. Special sequences are:
///
/// | | |
/// |---|---|
/// | `~i` | an identifier |
/// | `~u` | an identifier with a capital letter |
/// | `~n` | a name with dots, slashes, colons or hyphens in it |
/// | `~d` | digits |
/// | `~q` | a string between quotes |
/// | `~_` | blanks, or none |
/// | `~*` | anything up to the first occurrence of the characters after it |
/// | `~>` | anything up to the characters after it, which end the line |
/// | `~$` | the end of the line |
struct LinePattern {
    /// The pattern, which is a string literal in the program.
    private let text: UnsafeBufferPointer<UInt8>
    /// The number of bytes, at most eight, before the first blank or special sequence.
    private let startLength: Int
    /// Whether the pattern is for indented lines.
    private let isIndented: Bool
    private let ignoresCase: Bool

    init(_ text: UnsafeBufferPointer<UInt8>, startLength: Int, isIndented: Bool, ignoresCase: Bool) {
        self.text = text
        self.startLength = startLength
        self.isIndented = isIndented
        self.ignoresCase = ignoresCase
    }

    /// Returns the first eight bytes of a line for comparison with the start of patterns; consecutive blanks become one
    /// space.
    @inline(__always)
    static func start(of line: UnsafeRawBufferPointer) -> UInt64 {
        guard line.count >= 8 else { return narrowStart(of: line) }
        let word = UInt64(littleEndian: line.loadUnaligned(as: UInt64.self))
        let spaces = ASCIIText.offsets(of: 0x20, in: word)
        return ASCIIText.offsets(of: 0x09, in: word) | spaces & spaces << 8 == 0 ? word : narrowStart(of: line)
    }

    private static func narrowStart(of line: UnsafeRawBufferPointer) -> UInt64 {
        var (start, length) = (0 as UInt64, 0 as UInt64)
        var cursor = ByteCursor(line)
        while length < 8, let byte = cursor.next() {
            let isBlank = ByteClass.isBlank(byte)
            start |= UInt64(isBlank ? 0x20 : byte) << (length * 8)
            length += 1
            if isBlank { skipBlanks(&cursor) }
        }
        return start
    }

    /// Returns a bit for the lower six bits of each character of a line; all bits for a long line, which takes longer
    /// to read than to compare with a few patterns.
    @inline(__always)
    static func characters(of line: UnsafeRawBufferPointer) -> UInt64 {
        guard line.count <= longest else { return .max }
        return line.reduce(0) { $0 | 1 &<< UInt64(truncatingIfNeeded: $1) }
    }

    private static let longest = 160

    private static let mark = UInt8(ascii: "~")

    /// Checks whether a line matches.
    ///
    /// The line must be passed without indentation and trailing blanks, and its start must already have been compared.
    func matches(_ line: UnsafeRawBufferPointer) -> Bool {
        guard line.count >= startLength else { return false }
        var cursor = ByteCursor(line, at: startLength)
        var position = startLength + (isIndented ? 1 : 0)
        while position < text.count {
            let byte = text[position]
            position += 1
            switch byte {
            case 0x20:
                guard let blank = cursor.peek(), ByteClass.isBlank(blank) else { return false }
                Self.skipBlanks(&cursor)
            case Self.mark where position < text.count:
                let kind = text[position]
                position += 1
                guard match(kind, &cursor, &position) else { return false }
            default:
                guard let found = cursor.next(), isEqual(found, byte) else { return false }
            }
        }
        return true
    }

    private func match(_ kind: UInt8, _ cursor: inout ByteCursor, _ position: inout Int) -> Bool {
        switch kind {
        case UInt8(ascii: "i"): return Self.takeIdentifier(&cursor, isCapital: false)
        case UInt8(ascii: "u"): return Self.takeIdentifier(&cursor, isCapital: true)
        case UInt8(ascii: "n"): return !cursor.take(while: ByteClass.isNameByte).isEmpty
        case UInt8(ascii: "d"): return !cursor.take(while: ByteClass.isDigit).isEmpty
        case UInt8(ascii: "q"): return Self.takeString(&cursor)
        case UInt8(ascii: "$"): return cursor.isAtEnd
        case UInt8(ascii: "*"): return find(literal(&position), &cursor)
        case UInt8(ascii: ">"): return ends(with: literal(&position), &cursor)
        default:
            Self.skipBlanks(&cursor)
            return true
        }
    }

    /// Returns the characters of the pattern up to the next special sequence.
    private func literal(_ position: inout Int) -> UnsafeBufferPointer<UInt8> {
        let start = position
        while position < text.count, text[position] != Self.mark { position += 1 }
        return UnsafeBufferPointer(rebasing: text[start..<position])
    }

    private func find(_ wanted: UnsafeBufferPointer<UInt8>, _ cursor: inout ByteCursor) -> Bool {
        guard let first = wanted.first else { return true }
        while cursor.remaining >= wanted.count {
            if ignoresCase { _ = cursor.take { !isEqual($0, first) } } else { cursor.skip(to: first) }
            if starts(cursor, with: wanted) { break }
            cursor.skip(1)
        }
        guard cursor.remaining >= wanted.count else { return false }
        cursor.skip(wanted.count)
        return true
    }

    private func ends(with wanted: UnsafeBufferPointer<UInt8>, _ cursor: inout ByteCursor) -> Bool {
        guard cursor.remaining >= wanted.count else { return false }
        cursor.skip(cursor.remaining - wanted.count)
        guard starts(cursor, with: wanted) else { return false }
        cursor.skip(wanted.count)
        return true
    }

    private func starts(_ cursor: ByteCursor, with wanted: UnsafeBufferPointer<UInt8>) -> Bool {
        for (offset, byte) in wanted.enumerated() {
            guard let found = cursor.peek(offset), isEqual(found, byte) else { return false }
        }
        return true
    }

    private func isEqual(_ found: UInt8, _ wanted: UInt8) -> Bool {
        found == wanted || ignoresCase && found.asciiLowercased == wanted
    }

    private static func takeIdentifier(_ cursor: inout ByteCursor, isCapital: Bool) -> Bool {
        guard let first = cursor.peek(), ByteClass.isIdentifierByte(first), !ByteClass.isDigit(first) else {
            return false
        }
        if isCapital, !(0x41...0x5A).contains(first) { return false }
        _ = cursor.take(while: ByteClass.isIdentifierByte)
        return true
    }

    private static func takeString(_ cursor: inout ByteCursor) -> Bool {
        guard let quote = cursor.next(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
        _ = cursor.take { $0 != quote }
        return cursor.next() == quote
    }

    private static func skipBlanks(_ cursor: inout ByteCursor) {
        while let byte = cursor.peek(), ByteClass.isBlank(byte) { cursor.skip(1) }
    }
}
