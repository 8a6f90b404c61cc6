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
}
