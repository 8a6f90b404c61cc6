/// The statistics of an encoding with one byte per character.
struct NarrowCharset {
    /// The number of alphabets, at the start of the table, that have a separate class for each ASCII letter; in the
    /// others, ASCII letters are one class.
    private static let latinCount = 4
    /// The classes of characters that are not letters of the alphabet.
    private static let space = 0
    private static let mark = 1
    private static let ascii = 2
    private static let firstLetter = 5

    private let number: Int
    private let alphabet: Int
    private let size: Int
    private let offset: Int

    init(_ number: Int) {
        self.number = number
        alphabet = Int(CharsetTable.alphabets[number])
        size = Int(CharsetTable.sizes[alphabet])
        offset = Int(CharsetTable.pairOffsets[alphabet])
    }

    /// Whether ASCII letters belong to the alphabet.
    var isLatin: Bool { alphabet < Self.latinCount }

    /// Returns the cost of the pairs in text, in thirds of a bit; if it reaches a limit, any cost that does.
    func cost(of pairs: HighPairs, limit: Int) -> Int {
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { kinds in
            for byte in 0..<0x80 { kinds[byte] = asciiKind(UInt8(byte)) }
            for byte in pairs.seen { kinds[Int(byte)] = letterKind(byte) }
            var cost = 0
            pairs.forEach { before, byte, count in
                let (first, second) = (kinds[Int(before)], kinds[Int(byte)])
                let pair = PackedCharsets.digit(CharsetTable.pairs, offset &+ (first >> 2) &* size &+ second >> 2)
                let cases = PackedCharsets.digit(CharsetTable.cases, alphabet &* 9 &+ (first & 3) &* 3 &+ second & 3)
                cost &+= count &* (pair &+ cases)
                return cost < limit
            }
            return cost
        }
    }

    /// Returns the class of a byte beyond ASCII and, in the lowest two bits, its case: 0 for none, 1 for lower case, 2
    /// for upper case.
    @inline(__always)
    private func letterKind(_ byte: UInt8) -> Int {
        let offset = number * 256 + Int(byte & 0x7F) * 2
        return PackedCharsets.digit(CharsetTable.classes, offset) << 6
            | PackedCharsets.digit(CharsetTable.classes, offset + 1)
    }

    /// Returns the class and the case of an ASCII character.
    @inline(__always)
    private func asciiKind(_ byte: UInt8) -> Int {
        if byte == 0x20 || (0x09...0x0D).contains(byte) { return Self.space }
        guard HighPairs.isLetter(byte) else { return Self.mark << 2 }
        let letter = isLatin ? Self.firstLetter + Int(byte | 0x20) - 0x61 : Self.ascii
        return letter << 2 | (byte & 0x20 == 0 ? 2 : 1)
    }
}
