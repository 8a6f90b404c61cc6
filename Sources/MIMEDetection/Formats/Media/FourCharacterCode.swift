/// Four bytes that name a brand or a box of an MP4 file, compared as one number.
struct FourCharacterCode: Equatable, ExpressibleByStringLiteral {
    private let number: UInt32

    @inline(__always)
    init(stringLiteral text: StaticString) {
        assert(text.utf8CodeUnitCount == 4, "a code has four bytes")
        number = UnsafeRawPointer(text.utf8Start).loadUnaligned(as: UInt32.self)
    }

    /// Reads the code at an offset; nil if it extends past the end.
    init?(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        guard offset <= bytes.count - 4 else { return nil }
        number = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    }

    /// The code as text; invalid UTF-8 is replaced.
    var text: String { withUnsafeBytes(of: number) { $0.string } }

    /// Checks whether the first characters are those of a text, which has at most four.
    func starts(with text: StaticString) -> Bool {
        withUnsafeBytes(of: number) { $0.has(text, at: 0) }
    }
}

/// The codes that follow each other in a box; bytes after the last whole one are ignored.
struct FourCharacterCodes: Sequence, IteratorProtocol {
    private var bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    mutating func next() -> FourCharacterCode? {
        guard let code = FourCharacterCode(bytes, at: 0) else { return nil }
        bytes = UnsafeRawBufferPointer(rebasing: bytes[4...])
        return code
    }
}
