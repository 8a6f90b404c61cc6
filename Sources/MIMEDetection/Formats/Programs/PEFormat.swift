import MIMETypes

/// DOS programs and their successors for Windows and OS/2, distinguished by the second header.
///
/// https://learn.microsoft.com/windows/win32/debug/pe-format
enum PEFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x4D]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.has("MZ", at: 0), let place = head.littleEndian(at: 60, width: 4), place >= 4 else { return nil }
        let mark = try resource.bytes(at: place, count: 4)
        if mark == [0x50, 0x45, 0, 0] {
            return structural("application/vnd.microsoft.portable-executable", "PE header at \(place)")
        }
        switch mark.prefix(2) {
        case [0x4E, 0x45]: return structural("application/x-ms-ne-executable", "NE header at \(place)")
        case [0x4C, 0x58], [0x4C, 0x45]: return structural("application/x-lx-executable", "LX header at \(place)")
        default: return nil
        }
    }
}
