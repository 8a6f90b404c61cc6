import MIMETypes

/// Documents in binary JSON, one after the other, as MongoDB exports them.
///
/// A document has no signature, only its length and elements whose kinds and lengths must fit, so it is looked for only
/// in data that nothing else recognises.
///
/// https://bsonspec.org/spec.html
enum BSONDocument {
    /// The maximum length of a document. https://www.mongodb.com/docs/manual/reference/limits/
    private static let longest = 16 << 20
    /// The number of elements that must be valid if the end of the document is not among the bytes.
    private static let enough = 4
    /// The maximum number of elements that are examined, and the maximum length of their names.
    private static let (most, longestName) = (64, 256)

    static func candidate(_ head: UnsafeRawBufferPointer, size: Int) -> Candidate? {
        guard let length = head.littleEndian(at: 0, width: 4), length <= min(size, longest), length > 5 else {
            return nil
        }
        let isLast = length == size
        guard isLast || mayStartAnother(head, at: length, size) else { return nil }
        guard let count = elements(head, length) else { return nil }
        let evidence = Evidence(container: .structural, "a document with # elements", count, isExhaustive: false)
        return Candidate(type: PackedTypes.canonical(MIMEType(constant: "application/bson")), evidence: evidence)
    }

    /// Checks whether the length at an offset may be that of another document; true if it is after the head.
    private static func mayStartAnother(_ head: UnsafeRawBufferPointer, at offset: Int, _ size: Int) -> Bool {
        guard let length = head.littleEndian(at: offset, width: 4) else { return offset >= head.count }
        return length >= 5 && length <= min(size - offset, longest)
    }

    /// Returns the number of elements of a document; nil if one of them is not valid.
    private static func elements(_ head: UnsafeRawBufferPointer, _ length: Int) -> Int? {
        var (position, count) = (4, 0)
        while position < min(length, head.count), count < most {
            let kind = head[position]
            if kind == 0 { return position + 1 == length && count > 0 ? count : nil }
            guard let name = name(head, at: position + 1) else { return nil }
            let start = position + 1 + name
            guard let value = value(kind, head, at: start), value <= length - start else { return nil }
            position = start + value
            count += 1
        }
        return count >= enough ? count : nil
    }

    /// Returns the length of a name with its end; nil if it is too long or contains control characters.
    private static func name(_ head: UnsafeRawBufferPointer, at offset: Int) -> Int? {
        var position = offset
        while position < head.count, head[position] != 0 {
            guard head[position] >= 0x20, position - offset < longestName else { return nil }
            position += 1
        }
        return position + 1 - offset
    }

    /// Returns the length of a value of some kind, which may end after the head; nil if there is no such value.
    private static func value(_ kind: UInt8, _ head: UnsafeRawBufferPointer, at offset: Int) -> Int? {
        switch kind {
        case 0x06, 0x0A, 0x7F, 0xFF: 0
        case 0x08: offset < head.count && head[offset] > 1 ? nil : 1
        case 0x10: 4
        case 0x01, 0x09, 0x11, 0x12: 8
        case 0x07: 12
        case 0x13: 16
        case 0x02, 0x0D, 0x0E: counted(head, at: offset, more: 4, atLeast: 1)
        case 0x03, 0x04, 0x0F: counted(head, at: offset, more: 0, atLeast: 5)
        case 0x05: counted(head, at: offset, more: 5, atLeast: 0)
        case 0x0C: counted(head, at: offset, more: 16, atLeast: 1)
        case 0x0B: name(head, at: offset).flatMap { first in name(head, at: offset + first).map { first + $0 } }
        default: nil
        }
    }

    private static func counted(_ head: UnsafeRawBufferPointer, at offset: Int, more: Int, atLeast: Int) -> Int? {
        guard offset + 4 <= head.count else { return 4 }
        return head.littleEndian(at: offset, width: 4).flatMap { $0 >= atLeast && $0 <= longest ? $0 + more : nil }
    }
}
