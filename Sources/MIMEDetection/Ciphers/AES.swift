/// The block cipher AES in CBC mode, with which newer PDFs are encrypted.
///
/// It is written to read documents whose password is empty, and not protected against measurements of time.
/// https://csrc.nist.gov/pubs/fips/197/final
struct AES {
    /// A block or a round key: four columns, the first byte of each in its lowest bits.
    private typealias Block = SIMD4<UInt32>

    private let keys: [Block]
    private let tables: AESTables

    private init(_ keys: [Block], _ tables: AESTables) { (self.keys, self.tables) = (keys, tables) }

    /// Encrypts whole blocks; bytes after the last one are ignored.
    ///
    /// - Parameters:
    ///   - bytes: the bytes.
    ///   - key: the key of 16 or 32 bytes.
    ///   - start: the 16 bytes with which the first block is combined.
    /// - Returns: the encrypted blocks.
    static func encrypted(_ bytes: [UInt8], key: [UInt8], start: [UInt8]) -> [UInt8] {
        let cipher = AES(expanded(key), .forward)
        var (block, result) = (self.block(start, at: 0), [UInt8](repeating: 0, count: bytes.count / 16 * 16))
        for position in stride(from: 0, to: result.count, by: 16) {
            block = cipher.applied(to: block ^ self.block(bytes, at: position))
            store(block, in: &result, at: position)
        }
        return result
    }

    /// Decrypts whole blocks; bytes after the last one are ignored.
    ///
    /// - Parameters:
    ///   - bytes: the bytes.
    ///   - key: the key of 16 or 32 bytes.
    ///   - start: the 16 bytes with which the first block is combined.
    /// - Returns: the blocks as they were before they were encrypted.
    static func decrypted(_ bytes: [UInt8], key: [UInt8], start: [UInt8]) -> [UInt8] {
        var keys: [Block] = expanded(key).reversed()
        for index in 1..<keys.count - 1 { keys[index] = unmixed(keys[index]) }
        let cipher = AES(keys, .backward)
        var (previous, result) = (self.block(start, at: 0), [UInt8](repeating: 0, count: bytes.count / 16 * 16))
        for position in stride(from: 0, to: result.count, by: 16) {
            let block = self.block(bytes, at: position)
            store(cipher.applied(to: block) ^ previous, in: &result, at: position)
            previous = block
        }
        return result
    }

    private static func block(_ bytes: [UInt8], at position: Int) -> Block {
        bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: Block.self) }
    }

    private static func store(_ block: Block, in bytes: inout [UInt8], at position: Int) {
        bytes.withUnsafeMutableBytes { $0.storeBytes(of: block, toByteOffset: position, as: Block.self) }
    }

    /// Returns the keys of all rounds.
    private static func expanded(_ key: [UInt8]) -> [Block] {
        let count = key.count / 4
        var words = key.withUnsafeBytes { bytes in
            (0..<count).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self) }
        }
        var constant: UInt32 = 1
        while words.count < 4 * (count + 7) {
            var word = words[words.count - 1]
            if words.count % count == 0 {
                word = AESTables.forward.substituted(word >> 8 | word << 24) ^ constant
                constant = AESTables.doubled(constant)
            } else if count == 8, words.count % count == 4 {
                word = AESTables.forward.substituted(word)
            }
            words.append(words[words.count - count] ^ word)
        }
        return stride(from: 0, to: words.count, by: 4).map { Block(words[$0..<$0 + 4]) }
    }

    /// Returns the key of a round for decryption.
    private static func unmixed(_ key: Block) -> Block {
        Block((0..<4).map { AESTables.backward.mixed(AESTables.forward.substituted(key[$0])) })
    }

    private func applied(to block: Block) -> Block {
        let start = block ^ keys[0]
        var (a, b, c, d) = (start[0], start[1], start[2], start[3])
        for round in 1..<keys.count {
            let table = round < keys.count - 1 ? tables.mixing : tables.plain
            // Decryption moves the rows the other way.
            let (one, three) = tables.isForward ? (b, d) : (d, b)
            let (first, third) = tables.isForward ? (a, c) : (c, a)
            let key = keys[round]
            (a, b, c, d) = (
                Self.column(a, one, c, three, table) ^ key[0], Self.column(b, third, d, first, table) ^ key[1],
                Self.column(c, three, a, one, table) ^ key[2], Self.column(d, first, b, third, table) ^ key[3]
            )
        }
        return Block(a, b, c, d)
    }

    /// Combines the substitutes of one byte from each of four columns.
    @inline(__always)
    private static func column(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ table: [UInt32]) -> UInt32 {
        AESTables.combined(
            table[Int(a & 0xFF)], table[Int(b >> 8 & 0xFF)], table[Int(c >> 16 & 0xFF)], table[Int(d >> 24)])
    }
}
