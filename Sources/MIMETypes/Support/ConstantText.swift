/// Text in the read-only memory of a `StaticString`: a name, a pattern or a rule of a compiled-in table.
///
/// It needs no allocation and no reference counting, so a type from a table can be passed around freely.
/// `@unchecked Sendable` holds because every instance points into a string literal, which is never written or freed. A
/// `StaticString` with an offset, which the compiler could check, would be twice as long, and the tables contain
/// thousands of texts.
@usableFromInline
package struct ConstantText: @unchecked Sendable {
    @usableFromInline package let start: UnsafePointer<UInt8>
    @usableFromInline let length: UInt32

    @inlinable package var count: Int { Int(length) }

    /// Refers to a whole literal.
    @inlinable
    package init(_ text: StaticString) {
        start = text.utf8Start
        length = UInt32(text.utf8CodeUnitCount)
    }

    /// Refers to `count` bytes of a literal, starting at `offset`.
    @inlinable
    package init(_ text: StaticString, offset: Int, count: Int) {
        precondition(offset >= 0 && count >= 0 && offset + count <= text.utf8CodeUnitCount)
        start = text.utf8Start + offset
        length = UInt32(count)
    }

    /// Refers to bytes of a literal that are known to exist.
    @inlinable
    package init(_ start: UnsafePointer<UInt8>, count: Int) {
        self.start = start
        length = UInt32(truncatingIfNeeded: count)
    }

    @inlinable package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    package var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Returns the text with another one in place of its first `#`.
    func string(filledWith text: String) -> String {
        let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? count
        let rest = bytes[end...].dropFirst()
        return String(decoding: bytes[..<end], as: UTF8.self) + text + String(decoding: rest, as: UTF8.self)
    }
}

extension ConstantText {
    /// Refers to a text without its first bytes.
    @inlinable
    package init(dropping prefix: Int, from text: ConstantText) {
        precondition(prefix <= text.count)
        start = text.start + prefix
        length = UInt32(text.count - prefix)
    }

    /// Refers to the first bytes of a text.
    @inlinable
    package init(prefix length: Int, of text: ConstantText) {
        precondition(length >= 0 && length <= text.count)
        start = text.start
        self.length = UInt32(length)
    }
}
