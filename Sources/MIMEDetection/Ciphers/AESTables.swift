/// The substitutes of bytes in AES, for one direction.
struct AESTables {
    static let forward = AESTables(isForward: true, factors: [2, 1, 1, 3])
    static let backward = AESTables(isForward: false, factors: [14, 9, 13, 11])

    let isForward: Bool
    /// The substitutes of a byte.
    let plain: [UInt32]
    /// The same, multiplied by the factors of a column.
    let mixing: [UInt32]

    private init(isForward: Bool, factors: [UInt32]) {
        self.isForward = isForward
        var plain = Self.substitutes
        if !isForward {
            for (byte, substitute) in Self.substitutes.enumerated() { plain[Int(substitute)] = UInt32(byte) }
        }
        self.plain = plain
        mixing = plain.map { byte in
            factors.enumerated().reduce(0) { $0 | Self.product(byte, $1.element) << UInt32(8 * $1.offset) }
        }
    }

    /// Replaces each byte of a word.
    func substituted(_ word: UInt32) -> UInt32 { looked(up: word, in: plain) }

    /// Replaces each byte of a word, and mixes them.
    func mixed(_ word: UInt32) -> UInt32 { looked(up: word, in: mixing) }

    private func looked(up word: UInt32, in table: [UInt32]) -> UInt32 {
        Self.combined(
            table[Int(word & 0xFF)], table[Int(word >> 8 & 0xFF)], table[Int(word >> 16 & 0xFF)], table[Int(word >> 24)]
        )
    }

    /// Combines what is for the first, the second, the third and the fourth byte.
    @inline(__always)
    static func combined(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        let near = b << 8 | b >> 24
        let far = d << 24 | d >> 8
        return a ^ near ^ (c << 16 | c >> 16) ^ far
    }

    /// Multiplies a byte by two in the field of AES.
    static func doubled(_ byte: UInt32) -> UInt32 { byte << 1 & 0xFF ^ (byte >> 7) * 0x1B }

    private static func product(_ byte: UInt32, _ factor: UInt32) -> UInt32 {
        var (power, result): (UInt32, UInt32) = (byte, 0)
        for bit: UInt32 in 0..<4 {
            if factor >> bit & 1 == 1 { result ^= power }
            power = doubled(power)
        }
        return result
    }

    /// The substitutes for encryption: the inverse of each byte, whose bits are mixed.
    private static let substitutes: [UInt32] = {
        var (table, power, inverse): ([UInt32], UInt8, UInt8) = (Array(repeating: 0x63, count: 256), 1, 1)
        repeat {
            // Multiplying one by three and dividing the other by three goes through all values.
            power ^= power << 1 ^ (power >> 7) &* 0x1B
            inverse ^= inverse << 1
            inverse ^= inverse << 2
            inverse ^= inverse << 4
            if inverse & 0x80 != 0 { inverse ^= 0x09 }
            var mixed = inverse ^ 0x63
            for bits: UInt8 in 1..<5 { mixed ^= inverse &<< bits | inverse &>> (8 - bits) }
            table[Int(power)] = UInt32(mixed)
        } while power != 1
        return table
    }()
}
