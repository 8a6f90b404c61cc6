import MIMETypes

/// A position in a buffer that never leaves it.
///
/// Reading past the end returns nil or nothing. The cursor holds a pointer because a type that contains a span, or a
/// function that returns one, still requires Swift's experimental feature `Lifetimes`.
struct ByteCursor {
    /// The start of the buffer, whose count would otherwise be computed for each byte.
    private let base: UnsafePointer<UInt8>?
    private let count: Int
    /// The offset of the next byte; it is never past the end.
    private(set) var position: Int

    init(_ bytes: UnsafeRawBufferPointer, at position: Int = 0) {
        base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        count = bytes.count
        self.position = min(max(0, position), count)
    }

    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

    var isAtEnd: Bool { position >= count }

    /// The number of bytes that are left.
    var remaining: Int { count &- position }

    /// Returns the byte at a distance from the position; nil past the end.
    @inline(__always)
    func peek(_ distance: Int = 0) -> UInt8? {
        distance < remaining ? base.unsafelyUnwrapped[position &+ distance] : nil
    }

    /// Returns the bytes from an offset up to another one; both must be in the buffer.
    @inline(__always)
    func bytes(from start: Int, to end: Int) -> UnsafeRawBufferPointer {
        assert(start >= 0 && end <= count, "these bytes are not in the buffer")
        return UnsafeRawBufferPointer(start: base.map { $0 + start }, count: end &- start)
    }

    @inline(__always)
    mutating func next() -> UInt8? {
        guard let byte = peek() else { return nil }
        position &+= 1
        return byte
    }

    /// Moves forward by a number of bytes, at most to the end.
    @inline(__always)
    mutating func skip(_ count: Int) {
        position += min(max(0, count), remaining)
    }

    /// Checks whether these characters come next, with or without regard to case.
    func starts(with text: StaticString, ignoringCase: Bool = false) -> Bool {
        guard text.utf8CodeUnitCount <= remaining else { return false }
        for offset in 0..<text.utf8CodeUnitCount {
            let (found, wanted) = (peek(offset) ?? 0, text.utf8Start[offset])
            if found != wanted && !(ignoringCase && found.asciiLowercased == wanted.asciiLowercased) {
                return false
            }
        }
        return true
    }

    /// Moves past these characters if they come next.
    mutating func consume(_ text: StaticString, ignoringCase: Bool = false) -> Bool {
        guard starts(with: text, ignoringCase: ignoringCase) else { return false }
        position += text.utf8CodeUnitCount
        return true
    }

    /// Moves past the next occurrence of these characters; if there is none, moves to the end and returns false.
    mutating func skip(behind text: StaticString) -> Bool {
        let first = text.utf8Start[0]
        while let byte = peek() {
            // Where the byte is frequent, a search for each one takes longer than a look at the next two.
            if byte != first { skip(to: first) }
            let mayFollow = text.utf8CodeUnitCount == 1 || peek(1) == text.utf8Start[1]
            if mayFollow, consume(text) { return true }
            skip(1)
        }
        return false
    }

    /// Checks whether a byte occurs in the rest.
    func contains(_ byte: UInt8) -> Bool {
        var cursor = self
        cursor.skip(to: byte)
        return !cursor.isAtEnd
    }

    /// Moves to the next occurrence of a byte, or to the end.
    mutating func skip(to byte: UInt8) {
        guard let base, !isAtEnd else { return }
        let start = UnsafeRawPointer(base)
        position = (start + position).firstOccurrence(of: byte, count: remaining).map { $0 - start } ?? count
    }

    /// Moves to the next quote, backslash or control character, or to the end.
    mutating func skipPlainCharacters() { position = ASCIIText.quotedEnd(in: bytes, from: position) }

    /// Moves past white space: tab, line feed, form feed, carriage return and space.
    @inline(__always)
    mutating func skipWhitespace() {
        while let byte = peek(), byte == 0x20 || byte &- 0x09 < 5 && byte != 0x0B {
            position &+= 1
            if byte == 0x0A { skipIndentation() }
        }
    }

    /// Moves past most of the spaces at the start of a line.
    @inline(__always)
    private mutating func skipIndentation() {
        while remaining >= 4, bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self) == 0x2020_2020 {
            position &+= 4
        }
    }

    /// Returns the bytes that are left, at most `limit`.
    func rest(_ limit: Int) -> UnsafeRawBufferPointer {
        bytes(from: position, to: position + min(limit, remaining))
    }

    /// Takes the bytes for which the predicate holds.
    mutating func take(while predicate: (UInt8) -> Bool) -> UnsafeRawBufferPointer {
        let start = position
        while let byte = peek(), predicate(byte) { position &+= 1 }
        return bytes(from: start, to: position)
    }

    /// Takes the bytes up to the end of the line, and moves past the line end.
    mutating func takeLine() -> UnsafeRawBufferPointer {
        let end = ASCIIText.lineEnd(in: bytes, from: position)
        let line = bytes(from: position, to: end)
        position = end
        if peek() == 0x0D { position &+= 1 }
        if peek() == 0x0A { position &+= 1 }
        return line
    }
}

extension UnsafeRawBufferPointer {
    /// Returns a big-endian number of up to eight bytes, or nil if it extends past the end.
    func bigEndian(at offset: Int, width: Int) -> Int? {
        guard offset >= 0, width <= 8, offset <= count - width else { return nil }
        var value: UInt64 = 0
        for position in 0..<width { value = value << 8 | UInt64(self[offset + position]) }
        return Int(exactly: value)
    }

    /// Returns a little-endian number of up to eight bytes, or nil if it extends past the end.
    @inline(__always)
    func littleEndian(at offset: Int, width: Int) -> Int? {
        guard offset >= 0, width <= 8, offset <= count - width else { return nil }
        var value: UInt64 = 0
        for position in 0..<width { value |= UInt64(self[offset &+ position]) &<< UInt64(position &* 8) }
        return Int(exactly: value)
    }

    /// Checks whether these characters are at an offset.
    @inline(__always)
    func has(_ text: StaticString, at offset: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard offset >= 0, offset <= count &- length, let baseAddress else { return length == 0 && offset == 0 }
        let (start, wanted) = (baseAddress.assumingMemoryBound(to: UInt8.self) + offset, text.utf8Start)
        guard length > 0 else { return true }
        // Few places have even the first character.
        return start[0] == wanted[0] && Self.areEqual(start, wanted, count: length)
    }

    private static func areEqual(_ bytes: UnsafePointer<UInt8>, _ others: UnsafePointer<UInt8>, count: Int) -> Bool {
        var offset = 1
        while offset < count, bytes[offset] == others[offset] { offset &+= 1 }
        return offset == count
    }

    /// Checks whether these characters occur anywhere.
    func contains(_ text: StaticString) -> Bool {
        var cursor = ByteCursor(self)
        return cursor.skip(behind: text)
    }

    /// Checks whether these bytes are at an offset.
    func has(_ wanted: [UInt8], at offset: Int) -> Bool {
        guard offset >= 0, offset <= count - wanted.count else { return false }
        return wanted.indices.allSatisfy { self[offset + $0] == wanted[$0] }
    }

    /// The bytes as a string; invalid UTF-8 is replaced.
    var string: String { String(decoding: self, as: UTF8.self) }
}
