import MIMETypes

/// Records of different lengths, stored in one text.
struct RecordPool {
    let text: String
    /// The offset of each record, by the record's name.
    let offsets: [String: Int]

    init(_ records: [(name: String, record: PackedText)], capacity: Int, table: String) throws {
        var layout = SparseLayout(capacity: capacity, usableTenths: 9)
        for (name, record) in records {
            layout.add(name, hash: PackedFormat.hash(name), length: record.count)
        }
        let (positions, end) = try layout.positions(for: table)
        var bytes = [UInt8](repeating: UInt8(ascii: " "), count: end)
        for (name, record) in records {
            let position = positions[name] ?? 0
            bytes.replaceSubrange(position..<(position + record.count), with: record.bytes)
        }
        text = String(decoding: bytes, as: UTF8.self)
        offsets = positions
    }
}
