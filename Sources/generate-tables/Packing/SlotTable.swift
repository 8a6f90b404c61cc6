import MIMETypes

/// A hash table whose slots contain fields of the same width; empty slots contain zeros.
///
/// A look-up starts at the slot to which the hash of a name points, and continues to the first empty slot.
struct SlotTable {
    /// The slot of each name.
    let slots: [String: Int]
    private let count: Int

    /// Makes a table with a capacity that is a power of two.
    ///
    /// The hash of a name modulo the capacity is the first slot to look at.
    init(_ names: some Sequence<String>, capacity: Int, table: String) throws {
        var layout = SparseLayout(capacity: capacity)
        for name in names { layout.add(name, hash: PackedFormat.hash(name)) }
        let (positions, end) = try layout.positions(for: table)
        slots = positions
        // The last slot is always empty, so that every look-up ends.
        count = max(end, capacity) + 1
    }

    /// Returns the table as text, with the fields that `field` returns for each name.
    func text(width: Int, _ field: (String) -> PackedText) -> String {
        var bytes = [UInt8](repeating: PackedFormat.digit(0), count: count * width)
        for (name, slot) in slots {
            let field = field(name)
            precondition(field.count == width, "the field of '\(name)' has \(field.count) digits")
            bytes.replaceSubrange((slot * width)..<((slot + 1) * width), with: field.bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the table as text, with the number of each name plus one.
    func text(width: Int, numbers: [String: Int]) -> String {
        text(width: width) { name in
            var field = PackedText()
            field.append((numbers[name] ?? -1) + 1, width: width)
            return field
        }
    }
}
