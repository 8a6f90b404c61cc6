import MIMETypes

/// Data compressed with DEFLATE after two bytes whose fields only have to match each other.
///
/// A first block that isn't compressed starts with its length and the complement of it, which is a proof.
///
/// https://www.rfc-editor.org/rfc/rfc1950, https://www.rfc-editor.org/rfc/rfc1951#section-3.2.4
enum ZlibFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x78]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        let hasDictionary = head[1] & 0x20 != 0
        guard !hasDictionary, head.bigEndian(at: 0, width: 2).map({ $0 % 31 == 0 }) ?? false else { return nil }
        if isStored(head) { return structural("application/zlib", "a first block that is stored with its length") }
        let input = UnsafeRawBufferPointer(rebasing: head[2...])
        let wanted = 16
        guard Inflate.bytes(input, limit: wanted, until: { _ in false }).count >= min(wanted, input.count / 4) else {
            return nil
        }
        // Other formats also start with such data.
        return weak("application/zlib", "a first block that can be decompressed")
    }

    /// Checks whether the first block is a stored one whose two lengths match.
    private static func isStored(_ head: UnsafeRawBufferPointer) -> Bool {
        guard head[2] <= 1, let length = head.littleEndian(at: 3, width: 2),
            let complement = head.littleEndian(at: 5, width: 2)
        else { return false }
        return length ^ complement == 0xFFFF
    }
}
