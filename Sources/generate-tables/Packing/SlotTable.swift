import MIMETypes

/// Fields of one width in the slots of a hash table, and zeroes in the empty ones.
///
/// A look-up starts at the slot that the hash of a name points to and goes on to the first empty one.
struct SlotTable {
    /// The slot of each name.
    let slots: [String: Int]
    private let count: Int

    /// The capacity is a power of two; a hash modulo this is the first slot to look at.
    init(_ names: some Sequence<String>, capacity: Int, table: String) throws {
        var layout = SparseLayout(capacity: capacity)
        for name in names { layout.add(name, hash: PackedFormat.hash(name)) }
        let (positions, end) = try layout.positions(for: table)
        slots = positions
        // The last slot is empty, so that every look-up ends.
        count = max(end, capacity) + 1
    }

    /// The table as text, with the fields that `field` gives to each name.
    func text(width: Int, _ field: (String) -> PackedText) -> String {
        var bytes = [UInt8](repeating: PackedFormat.digit(0), count: count * width)
        for (name, slot) in slots {
            let field = field(name)
            precondition(field.count == width, "the field of '\(name)' has \(field.count) digits")
            bytes.replaceSubrange((slot * width)..<((slot + 1) * width), with: field.bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The table with one number for each name, from 1 on.
    func text(width: Int, numbers: [String: Int]) -> String {
        text(width: width) { name in
            var field = PackedText()
            field.append((numbers[name] ?? -1) + 1, width: width)
            return field
        }
    }
}
