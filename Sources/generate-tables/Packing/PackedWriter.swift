/// Collects numbers of fixed width.
struct PackedNumbers {
    private(set) var digits: [UInt8] = []

    mutating func append(_ value: Int, width: Int) {
        precondition(value >= 0 && value < 1 << (6 * width), "\(value) does not fit into \(width) digits")
        for position in (0..<width).reversed() {
            digits.append(PackedFormat.digit(value >> (6 * position) & 63))
        }
    }

    var text: String { String(decoding: digits, as: UTF8.self) }
}

/// Collects texts, each once, that records refer to by offset and length.
struct TextPool {
    private(set) var text = ""
    private var length = 0
    private var offsets: [String: Int] = [:]

    mutating func offset(of part: String) -> Int {
        if let offset = offsets[part] { return offset }
        let offset = length
        offsets[part] = offset
        text += part
        length += part.utf8.count
        return offset
    }
}

extension PackedNumbers {
    /// Appends a reference to a text: three digits of offset, two of length.
    mutating func append(_ part: String, in pool: inout TextPool) {
        append(part.isEmpty ? 0 : pool.offset(of: part), width: 3)
        append(part.utf8.count, width: 2)
    }
}

/// An open-addressing hash table whose slots hold numbers from 1 on; 0 is an empty slot.
enum PackedIndex {
    static func slots(for names: [String]) -> PackedNumbers {
        var count = 1
        while count < names.count * 2 { count *= 2 }
        var slots = [Int](repeating: 0, count: count)
        for (position, name) in names.enumerated() {
            var slot = PackedFormat.hash(name.utf8) & (count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (count - 1) }
            slots[slot] = position + 1
        }
        var numbers = PackedNumbers()
        for slot in slots { numbers.append(slot, width: 3) }
        return numbers
    }
}
