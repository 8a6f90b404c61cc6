/// A byte pattern that identifies files of a type.
///
/// ```swift
/// TypeSignature("ACME")                                            // the first four bytes
/// TypeSignature([0xCA, 0xFE], at: 16, nested: [TypeSignature("v2", at: 20)])
/// ```
public struct TypeSignature: Sendable, Hashable {
    /// The bytes to look for.
    public let bytes: [UInt8]
    /// The bits to compare, as a mask of the same length as `bytes`; nil to compare all bits.
    public let mask: [UInt8]?
    /// The first offset to try, in bytes from the start.
    public let offset: Int
    /// The number of further offsets to try, each one byte after the previous one.
    public let range: Int
    /// Further signatures, at least one of which must match as well; empty if there are none.
    ///
    /// Their offsets are also counted from the start of the file.
    public let nested: [TypeSignature]

    /// Creates a signature from bytes at an offset.
    ///
    /// - Parameters:
    ///   - bytes: the bytes to look for; an empty array never matches.
    ///   - offset: the first offset to try, in bytes from the start. It must not be negative. A signature matches only
    ///     inside the head that a detector reads.
    ///   - range: the number of further offsets to try, each one byte after the previous one.
    ///   - mask: the bits to compare, as a mask of the same length as `bytes`; nil to compare all bits.
    ///   - nested: further signatures, at least one of which must match as well; empty for none.
    public init(
        _ bytes: [UInt8], at offset: Int = 0, range: Int = 0, mask: [UInt8]? = nil, nested: [TypeSignature] = []
    ) {
        precondition(offset >= 0 && range >= 0, "a place can't be negative")
        precondition(mask.map { $0.count == bytes.count } ?? true, "a mask has to be as long as its bytes")
        self.bytes = bytes
        self.offset = offset
        self.range = range
        self.mask = mask
        self.nested = nested
    }

    /// Creates a signature from text at an offset.
    ///
    /// - Parameters:
    ///   - text: the text to look for, encoded as UTF-8.
    ///   - offset: the first offset to try, in bytes from the start. It must not be negative. A signature matches only
    ///     inside the head that a detector reads.
    ///   - range: the number of further offsets to try, each one byte after the previous one.
    ///   - nested: further signatures, at least one of which must match as well; empty for none.
    public init(_ text: String, at offset: Int = 0, range: Int = 0, nested: [TypeSignature] = []) {
        self.init(Array(text.utf8), at: offset, range: range, nested: nested)
    }
}

extension TypeSignature {
    /// The number of bytes in the longest chain of this signature and one nested signature per level.
    package var length: Int { bytes.count + (nested.map(\.length).max() ?? 0) }

    /// Returns the offset at which the signature matches; nil if it doesn't match.
    package func place(in head: UnsafeRawBufferPointer) -> Int? {
        guard !bytes.isEmpty, let place = ownOffset(in: head) else { return nil }
        return nested.isEmpty || nested.contains { $0.place(in: head) != nil } ? place : nil
    }

    private func ownOffset(in head: UnsafeRawBufferPointer) -> Int? {
        let (end, overflow) = offset.addingReportingOverflow(range)
        let last = min(overflow ? .max : end, head.count - bytes.count)
        guard offset <= last else { return nil }
        return (offset...last).first { isEqual(head, at: $0) }
    }

    private func isEqual(_ head: UnsafeRawBufferPointer, at start: Int) -> Bool {
        guard let mask else { return bytes.indices.allSatisfy { head[start + $0] == bytes[$0] } }
        return bytes.indices.allSatisfy { head[start + $0] & mask[$0] == bytes[$0] & mask[$0] }
    }

    /// Returns a description of what the signature looks for, such as `41434D45 at 0`.
    package func detail(at place: Int) -> String {
        let digits = bytes.prefix(16).map { byte in
            let text = String(byte, radix: 16, uppercase: true)
            return text.count == 1 ? "0" + text : text
        }
        return "\(digits.joined())\(bytes.count > 16 ? "..." : "") at \(place)"
    }
}
