/// Identifies a file by its content, so that a later check recognises the file even if it was renamed.
enum Fingerprint {
    /// The number of bytes at the start of a file that are hashed.
    private static let length = 64 << 10

    /// Returns the fingerprint of a file as 16 hexadecimal digits; nil if the file can't be read.
    ///
    /// The fingerprint is the 64-bit FNV-1a hash of the number of bytes and the first 64 KiB. It doesn't protect
    /// against deliberate collisions; anyone who can cause a collision can also edit the baseline.
    /// https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
    static func of(_ path: [UInt8], size: Int?) -> String? {
        guard let reader = try? DescriptorReader.openRegularFile(path),
            let (bytes, _) = try? reader.readPrefix(length)
        else { return nil }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        for shift in stride(from: 0, to: 64, by: 8) { mix(UInt8(truncatingIfNeeded: (size ?? bytes.count) >> shift)) }
        for byte in bytes { mix(byte) }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
