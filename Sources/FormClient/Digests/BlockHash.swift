#if Upload
/// A hash function that works on blocks of 64 bytes, and ends with the number of bits.
protocol BlockHashFunction {
    static var start: [UInt32] { get }
    /// Whether words and the number of bits have their most significant byte first.
    static var isBigEndian: Bool { get }
    /// The values that are added in each round.
    static var constants: [UInt32] { get }

    /// Mixes a block, as 16 words, into the state.
    static func mix(
        _ words: UnsafeMutablePointer<UInt32>, _ constants: UnsafePointer<UInt32>,
        into state: UnsafeMutablePointer<UInt32>)
}

/// A checksum by such a function.
struct BlockHash<Function: BlockHashFunction>: Checksum {
    private var state = Function.start
    private var rest: [UInt8] = []
    private var count: UInt64 = 0
    private let constants = Function.constants

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        count += UInt64(bytes.count)
        var bytes = bytes[...]
        if !rest.isEmpty {
            let start = bytes.prefix(64 - rest.count)
            rest += start
            bytes = bytes[start.endIndex...]
            guard rest.count == 64 else { return }
            let block = rest
            block.withUnsafeBytes { mixBlocks($0) }
            rest.removeAll(keepingCapacity: true)
        }
        let whole = bytes.count & ~63
        mixBlocks(UnsafeRawBufferPointer(rebasing: bytes.prefix(whole)))
        rest += bytes.dropFirst(whole)
    }

    func value() -> [UInt8] {
        var copy = self
        let bits = count &* 8
        let padding = [0x80] + [UInt8](repeating: 0, count: (119 - Int(count % 64)) % 64)
        let length = withUnsafeBytes(of: Function.isBigEndian ? bits.bigEndian : bits.littleEndian) { Array($0) }
        (padding + length).withUnsafeBytes { copy.update($0) }
        return copy.state.flatMap { word in
            withUnsafeBytes(of: Function.isBigEndian ? word.bigEndian : word.littleEndian) { Array($0) }
        }
    }

    private mutating func mixBlocks(_ bytes: UnsafeRawBufferPointer) {
        state.withUnsafeMutableBufferPointer { state in
            constants.withUnsafeBufferPointer { constants in
                withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
                    guard let state = state.baseAddress, let constants = constants.baseAddress,
                        let start = words.baseAddress
                    else { return }
                    for offset in stride(from: 0, to: bytes.count, by: 64) {
                        for index in 0..<16 {
                            let word = bytes.loadUnaligned(fromByteOffset: offset + 4 * index, as: UInt32.self)
                            words[index] = Function.isBigEndian ? UInt32(bigEndian: word) : UInt32(littleEndian: word)
                        }
                        Function.mix(start, constants, into: state)
                    }
                }
            }
        }
    }
}

extension UInt32 {
    fileprivate func rotatedLeft(_ count: UInt32) -> UInt32 { self &<< count | self &>> (32 &- count) }
}

/// MD5.
///
/// https://www.rfc-editor.org/rfc/rfc1321
enum MD5Function: BlockHashFunction {
    static var isBigEndian: Bool { false }
    static var start: [UInt32] { [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476] }

    /// The first 32 bits of the fractions of sines.
    static let constants: [UInt32] = [
        0xD76A_A478, 0xE8C7_B756, 0x2420_70DB, 0xC1BD_CEEE, 0xF57C_0FAF, 0x4787_C62A, 0xA830_4613, 0xFD46_9501,
        0x6980_98D8, 0x8B44_F7AF, 0xFFFF_5BB1, 0x895C_D7BE, 0x6B90_1122, 0xFD98_7193, 0xA679_438E, 0x49B4_0821,
        0xF61E_2562, 0xC040_B340, 0x265E_5A51, 0xE9B6_C7AA, 0xD62F_105D, 0x0244_1453, 0xD8A1_E681, 0xE7D3_FBC8,
        0x21E1_CDE6, 0xC337_07D6, 0xF4D5_0D87, 0x455A_14ED, 0xA9E3_E905, 0xFCEF_A3F8, 0x676F_02D9, 0x8D2A_4C8A,
        0xFFFA_3942, 0x8771_F681, 0x6D9D_6122, 0xFDE5_380C, 0xA4BE_EA44, 0x4BDE_CFA9, 0xF6BB_4B60, 0xBEBF_BC70,
        0x289B_7EC6, 0xEAA1_27FA, 0xD4EF_3085, 0x0488_1D05, 0xD9D4_D039, 0xE6DB_99E5, 0x1FA2_7CF8, 0xC4AC_5665,
        0xF429_2244, 0x432A_FF97, 0xAB94_23A7, 0xFC93_A039, 0x655B_59C3, 0x8F0C_CC92, 0xFFEF_F47D, 0x8584_5DD1,
        0x6FA8_7E4F, 0xFE2C_E6E0, 0xA301_4314, 0x4E08_11A1, 0xF753_7E82, 0xBD3A_F235, 0x2AD7_D2BB, 0xEB86_D391,
    ]

    static func mix(
        _ words: UnsafeMutablePointer<UInt32>, _ constants: UnsafePointer<UInt32>,
        into state: UnsafeMutablePointer<UInt32>
    ) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        @inline(__always) func step(_ mixed: UInt32, _ word: Int, _ round: Int, _ shift: UInt32) {
            let sum = a &+ mixed &+ constants[round] &+ words[word]
            (a, d, c, b) = (d, c, b, b &+ sum.rotatedLeft(shift))
        }
        func shift(_ round: Int, _ shifts: (UInt32, UInt32, UInt32, UInt32)) -> UInt32 {
            switch round & 3 {
            case 0: shifts.0
            case 1: shifts.1
            case 2: shifts.2
            default: shifts.3
            }
        }
        for round in 0..<16 { step(b & c | ~b & d, round, round, shift(round, (7, 12, 17, 22))) }
        for round in 16..<32 { step(d & b | ~d & c, (5 * round + 1) & 15, round, shift(round, (5, 9, 14, 20))) }
        for round in 32..<48 { step(b ^ c ^ d, (3 * round + 5) & 15, round, shift(round, (4, 11, 16, 23))) }
        for round in 48..<64 { step(c ^ (b | ~d), 7 * round & 15, round, shift(round, (6, 10, 15, 21))) }
        (state[0], state[1], state[2], state[3]) = (state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d)
    }
}

/// SHA-256.
///
/// https://www.rfc-editor.org/rfc/rfc6234
enum SHA256Function: BlockHashFunction {
    static var isBigEndian: Bool { true }
    static var start: [UInt32] {
        [
            0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
        ]
    }

    /// The first 32 bits of the fractions of the cube roots of prime numbers.
    static let constants: [UInt32] = [
        0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
        0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
        0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
        0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
        0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
        0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
        0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
        0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
    ]

    static func mix(
        _ words: UnsafeMutablePointer<UInt32>, _ constants: UnsafePointer<UInt32>,
        into state: UnsafeMutablePointer<UInt32>
    ) {
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let small = early.rotatedLeft(25) ^ early.rotatedLeft(14) ^ early >> 3
            let large = late.rotatedLeft(15) ^ late.rotatedLeft(13) ^ late >> 10
            words[index] = words[index - 16] &+ small &+ words[index - 7] &+ large
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let large = e.rotatedLeft(26) ^ e.rotatedLeft(21) ^ e.rotatedLeft(7)
            let first = h &+ large &+ (e & f ^ ~e & g) &+ constants[index] &+ words[index]
            let small = a.rotatedLeft(30) ^ a.rotatedLeft(19) ^ a.rotatedLeft(10)
            let second = small &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
    }
}
#endif
