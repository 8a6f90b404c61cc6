/// Assigns offsets in a table to records by the hashes of their names, with gaps between them.
///
/// A record is at the offset to which its hash points, or directly after the records that are already there. A record
/// that is added or grows moves only the few records before the next gap. All other records stay where they are, so the
/// numbers in the compiled tables that refer to them stay the same.
struct SparseLayout {
    private struct Record {
        let name: String
        let wish: Int
        let length: Int
    }

    /// The number of offsets to which hashes can point.
    let capacity: Int
    /// The tenths of the capacity that the records may fill.
    let usableTenths: Int
    private var records: [Record] = []

    /// Makes an empty layout.
    ///
    /// A table in which look-ups search for an empty slot needs the eight tenths; in others, gaps only keep records in
    /// their places.
    init(capacity: Int, usableTenths: Int = 8) {
        self.capacity = capacity
        self.usableTenths = usableTenths
    }

    mutating func add(_ name: String, hash: Int, length: Int = 1) {
        records.append(Record(name: name, wish: hash % capacity, length: length))
    }

    /// Returns the position of each record, and the end of the last record.
    ///
    /// - Throws: a `CapacityError` that names the table, if the records need more of the capacity than they may fill.
    func positions(for table: String) throws -> (positions: [String: Int], end: Int) {
        let total = records.reduce(0) { $0 + $1.length }
        guard total * 10 <= capacity * usableTenths else {
            throw CapacityError(table: table, capacity: capacity * usableTenths / 10, total: total)
        }
        var positions: [String: Int] = [:]
        var end = 0
        for record in records.sorted(by: { ($0.wish, $0.name) < ($1.wish, $1.name) }) {
            let position = max(end, record.wish)
            precondition(positions.updateValue(position, forKey: record.name) == nil, "'\(record.name)' is there twice")
            end = position + record.length
        }
        return (positions, end)
    }
}

/// An error about a compiled table whose capacity is too small for its records.
struct CapacityError: Error, CustomStringConvertible {
    let table: String
    let capacity: Int
    let total: Int

    var description: String {
        "\(table) has room for \(capacity) and needs \(total); raise its capacity in Sources/generate-tables/Packing"
    }
}
