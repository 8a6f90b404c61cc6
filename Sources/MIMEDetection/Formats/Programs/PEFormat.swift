import MIMETypes

/// DOS programs and their successors for Windows and OS/2, distinguished by the second header.
///
/// https://learn.microsoft.com/windows/win32/debug/pe-format
enum PEFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x4D]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.has("MZ", at: 0), let offset = head.littleEndian(at: 60, width: 4), offset >= 4 else { return nil }
        let mark = try resource.bytes(at: offset, count: 4)
        if mark == [0x50, 0x45, 0, 0] {
            return structural("application/vnd.microsoft.portable-executable", "PE header at #", offset)
        }
        switch mark.prefix(2) {
        case [0x4E, 0x45]: return structural("application/x-ms-ne-executable", "NE header at #", offset)
        case [0x4C, 0x58], [0x4C, 0x45]: return structural("application/x-lx-executable", "LX header at #", offset)
        default: return nil
        }
    }
}
