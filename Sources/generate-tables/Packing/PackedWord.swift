/// Puts several numbers into one.
enum PackedWord {
    /// Puts numbers side by side, each with this many bits, the first into the lowest.
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

    /// Up to eight bytes, the first into the lowest bits.
    static func make(bytes: some Collection<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
