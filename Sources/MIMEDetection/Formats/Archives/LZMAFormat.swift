import MIMETypes

/// Files of the original LZMA Utils, which have no signature and are recognised by the fields of their header.
///
/// https://github.com/tukaani-project/xz/blob/master/doc/lzma-file-format.txt
enum LZMAFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x5D]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.count >= 14, let dictionary = head.littleEndian(at: 1, width: 4), isUsual(dictionary),
            head[13] == 0
        else { return nil }
        // The length is either unknown or less than 256 GiB.
        let isUnknown = head[5..<13].allSatisfy { $0 == 0xFF }
        guard isUnknown || head[10] == 0 && head[11] == 0 && head[12] == 0 && head[9] < 0x40 else { return nil }
        return structural("application/x-lzma", "dictionary of # bytes", dictionary)
    }

    /// Checks whether a size is plausible and is a power of two or the sum of two consecutive ones.
    private static func isUsual(_ size: Int) -> Bool {
        let isRound = size.nonzeroBitCount == 1 || size.nonzeroBitCount == 2 && size & size >> 1 != 0
        return isRound && size >= 1 << 12 && size <= 1 << 30
    }
}
