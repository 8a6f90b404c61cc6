/// Gives records their offsets in a table by the hashes of their names, and leaves about as much room as they take.
///
/// A record is where its hash points, or right after what is there already. A record that is added or grows moves only
/// the few between it and the next gap. All others stay where they are, and so does every number in the compiled tables
/// that refers to them.
struct SparseLayout {
    private struct Record {
        let name: String
        let wish: Int
        let length: Int
    }

    /// The offsets that hashes point to.
    let capacity: Int
    private var records: [Record] = []

    init(capacity: Int) {
        self.capacity = capacity
    }

    mutating func add(_ name: String, hash: Int, length: Int = 1) {
        records.append(Record(name: name, wish: hash % capacity, length: length))
    }

    /// The position of each record, and the end of the last; an error about the table if there is too little room left.
    func positions(for table: String) throws -> (positions: [String: Int], end: Int) {
        let total = records.reduce(0) { $0 + $1.length }
        guard total * 5 <= capacity * 4 else {
            throw CapacityError(table: table, capacity: capacity, total: total)
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

/// A compiled table that has become too small for its records.
struct CapacityError: Error, CustomStringConvertible {
    let table: String
    let capacity: Int
    let total: Int

    var description: String {
        "\(table) has room for \(capacity) and needs \(total), which is more than four fifths of it; "
            + "double its capacity in Sources/generate-tables/Packing"
    }
}
