import MIMETypes

/// Computer graphics metafiles in the binary encoding: the first element names the file, the second is the version.
///
/// https://www.w3.org/Graphics/WebCGM/
enum CGMFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard let first = head.bigEndian(at: 0, width: 2), first & 0xFFE0 == 0x20 else { return nil }
        // A length of 31 means that the length is in the next two bytes.
        let isLong = first & 0x1F == 31
        let start = isLong ? 4 : 2
        let length = isLong ? head.bigEndian(at: 2, width: 2) ?? 0 : first & 0x1F
        let next = start + (length + 1) & ~1
        guard length < 512, head.has([0x10, 0x22, 0], at: next), let version = head.bigEndian(at: next + 3, width: 1),
            (1...4).contains(version)
        else { return nil }
        return structural("image/cgm", "metafile of version #", version)
    }
}
