/// A look-up of the names of frequent types, so that parsing one of them allocates nothing.
enum FrequentTypes {
    /// The maximum length of a name; longer names are not in the table.
    private static let longestName = 127

    /// Returns the name that the bytes spell, ignoring case; nil if it is not a frequent one.
    static func find(_ name: UnsafeBufferPointer<UInt8>) -> ConstantText? {
        guard name.count <= longestName else { return nil }
        let text = FrequentTypeTable.text
        let index = FrequentTypeTable.index.utf8Start
        var slot = PackedFormat.hash(name) & FrequentTypeTable.indexMask
        while true {
            let record = PackedFormat.number(index + slot * 3, width: 3)
            guard record > 0 else { return nil }
            let length = PackedFormat.number(text.utf8Start + record - 1, width: 2)
            if length == name.count {
                let found = ConstantText(text, offset: record + 1, count: length)
                if isEqual(found, name) { return found }
            }
            slot += 1
        }
    }

    @inline(__always)
    private static func isEqual(_ name: ConstantText, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
        for position in 0..<other.count where name.start[position] != ASCII.lowercased(other[position]) { return false }
        return true
    }
}
