/// The padding that hash functions of the MD4 family append to a message.
enum HashPadding {
    /// Appends a one bit, zeros, and the length of the message in bits, to a message.
    ///
    /// - Parameters:
    ///   - message: the message.
    ///   - block: the length of a block in bytes, an eighth of which contains the length of the message.
    ///   - isBigEndian: the byte order of the length.
    /// - Returns: whole blocks.
    static func padded(_ message: [UInt8], block: Int, isBigEndian: Bool) -> [UInt8] {
        var bytes = message + [0x80]
        bytes += [UInt8](repeating: 0, count: (block - (bytes.count + block / 8) % block) % block + block / 8 - 8)
        let length = (0..<8).map { UInt8(truncatingIfNeeded: (8 * message.count) >> (8 * $0)) }
        return bytes + (isBigEndian ? length.reversed() : length)
    }
}
