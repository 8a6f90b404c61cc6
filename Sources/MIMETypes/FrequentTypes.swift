/// Looks the names of frequent types up, so that parsing one allocates nothing.
enum FrequentTypes {
    /// Longer names are not in the table.
    private static let longestName = 127

    /// The name that the bytes spell, letter case ignored; nil if it is not a frequent one.
    static func find(_ name: UnsafeBufferPointer<UInt8>) -> ConstantText? {
        guard name.count <= longestName else { return nil }
        let text = FrequentTypeTable.text
        let index = FrequentTypeTable.index.utf8Start
        var slot = hash(name) & FrequentTypeTable.indexMask
        while true {
            let record = number(index + slot * 3, width: 3)
            guard record > 0 else { return nil }
            let length = number(text.utf8Start + record - 1, width: 2)
            if length == name.count {
                let found = ConstantText(text, offset: record + 1, count: length)
                if isEqual(found, name) { return found }
            }
            slot += 1
        }
    }

    @inline(__always)
    private static func isEqual(_ name: ConstantText, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
        for place in 0..<other.count where name.start[place] != ASCII.lowercased(other[place]) { return false }
        return true
    }

    /// Reads a number that is written with 64 digits, the characters from `0` to `o`.
    @inline(__always)
    private static func number(_ digits: UnsafePointer<UInt8>, width: Int) -> Int {
        var number = 0
        for place in 0..<width { number = number << 6 | Int(digits[place] &- 0x30) }
        return number
    }

    /// The hash under which `generate-tables` files a name.
    ///
    /// FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/index.html
    @inline(__always)
    private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 0x811C_9DC5
        for byte in name { hash = (hash ^ UInt32(ASCII.lowercased(byte))) &* 0x0100_0193 }
        return Int(hash ^ hash >> 15)
    }
}
