/// Packs several numbers into one.
enum PackedWord {
    /// Returns a number that contains numbers side by side, each with its number of bits, the first one in the lowest
    /// bits.
    static func make(_ parts: (value: Int, bits: Int)...) -> UInt64 {
        var (word, shift) = (UInt64(0), 0)
        for (value, bits) in parts {
            precondition(value >= 0 && value < 1 << bits, "\(value) does not fit into \(bits) bits")
            word |= UInt64(value) << UInt64(shift)
            shift += bits
        }
        precondition(shift <= 64, "\(shift) bits are too many")
        return word
    }

    /// Returns a number that contains up to eight bytes, the first one in the lowest bits.
    static func make(bytes: some Collection<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
