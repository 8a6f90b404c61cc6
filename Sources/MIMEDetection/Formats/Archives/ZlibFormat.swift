import MIMETypes

/// Data compressed with DEFLATE after two bytes whose fields only have to match each other.
///
/// https://www.rfc-editor.org/rfc/rfc1950
enum ZlibFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x78]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        let hasDictionary = head[1] & 0x20 != 0
        guard !hasDictionary, head.bigEndian(at: 0, width: 2).map({ $0 % 31 == 0 }) ?? false else { return nil }
        let input = UnsafeRawBufferPointer(rebasing: head[2...])
        let wanted = 16
        guard Inflate.bytes(input, limit: wanted, until: { _ in false }).count >= min(wanted, input.count / 4) else {
            return nil
        }
        // Other formats also start with such data.
        return weak("application/zlib", "a first block that can be decompressed")
    }
}
