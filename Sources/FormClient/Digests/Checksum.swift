#if Upload
import Crypto

/// Computes a checksum piece by piece.
protocol Checksum {
    mutating func update(_ bytes: UnsafeRawBufferPointer)

    /// The checksum of all bytes so far, with its most significant byte first.
    func value() -> [UInt8]
}

/// A 32-bit cyclic redundancy check with reversed bit order, as in ZIP.
struct CRCChecksum: Checksum {
    /// Eight tables of 256 entries.
    ///
    /// Entry *b* of table *n* is the effect of the byte *b* followed by *n* zero bytes.
    private let tables: [UInt32]
    private var register = UInt32.max

    /// Makes a check; the polynomial is given with reversed bits and without its highest power.
    init(polynomial: UInt32) {
        var tables = [UInt32](repeating: 0, count: 8 << 8)
        for byte in 0..<256 {
            tables[byte] = (0..<8).reduce(UInt32(byte)) { value, _ in
                value & 1 == 0 ? value >> 1 : value >> 1 ^ polynomial
            }
        }
        for index in 256..<tables.count {
            let before = tables[index - 256]
            tables[index] = before >> 8 ^ tables[Int(before & 0xFF)]
        }
        self.tables = tables
    }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        var (crc, offset) = (register, 0)
        tables.withUnsafeBufferPointer { tables in
            while offset + 8 <= bytes.count {
                let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                let mixed = word ^ UInt64(crc)
                crc = 0
                for index in 0..<8 { crc ^= tables[(7 - index) << 8 | Int(mixed >> (8 * UInt64(index)) & 0xFF)] }
                offset += 8
            }
            while offset < bytes.count {
                crc = crc >> 8 ^ tables[Int((crc ^ UInt32(bytes[offset])) & 0xFF)]
                offset += 1
            }
        }
        register = crc
    }

    func value() -> [UInt8] {
        withUnsafeBytes(of: (~register).bigEndian) { Array($0) }
    }
}

/// A checksum computed with a hash function from swift-crypto.
struct HashChecksum<Function: HashFunction>: Checksum {
    private var function = Function()

    mutating func update(_ bytes: UnsafeRawBufferPointer) { function.update(bufferPointer: bytes) }

    func value() -> [UInt8] { Array(function.finalize()) }
}

extension ContentDigest.Algorithm {
    func makeChecksum() -> any Checksum {
        switch self {
        case .md5: HashChecksum<Insecure.MD5>()
        case .sha256: HashChecksum<SHA256>()
        case .crc32: CRCChecksum(polynomial: 0xEDB8_8320)
        case .crc32c: CRCChecksum(polynomial: 0x82F6_3B78)
        }
    }
}
#endif
