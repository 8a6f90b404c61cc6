/// The checksum used in PNG, ZIP and gzip, for a few bytes.
///
/// https://www.w3.org/TR/png-3/#5CRC-algorithm
enum CRC32 {
    static func sum(of bytes: UnsafeRawBufferPointer) -> Int {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
        }
        return Int(~sum)
    }
}
