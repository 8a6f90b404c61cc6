import MIMETypes

/// ELF programs, libraries, object code and memory dumps.
///
/// https://refspecs.linuxfoundation.org/elf/gabi4+/ch4.eheader.html,
/// https://refspecs.linuxfoundation.org/elf/gabi4+/ch5.dynamic.html
enum ELFFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x7F]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.has([0x7F, 0x45, 0x4C, 0x46], at: 0), head.count >= 52, head[5] == 1 || head[5] == 2 else {
            return nil
        }
        // An AppImage is a program with a signature in an unused part of the header.
        if head.has([0x41, 0x49, 2], at: 8) {
            return structural("application/vnd.appimage", "ELF with AppImage's mark")
        }
        if head.has([0x41, 0x49, 1], at: 8) {
            return structural("application/x-iso9660-appimage", "ELF with AppImage's mark")
        }
        let header = Header(bytes: head)
        switch header.number(16, 2) {
        case 1: return structural("application/x-object", "ELF relocatable file")
        case 2: return structural("application/x-executable", "ELF executable file")
        case 3:
            return try isProgram(header, resource)
                ? structural("application/x-executable", "ELF program that can be loaded anywhere")
                : structural("application/x-sharedlib", "ELF shared object")
        case 4: return structural("application/x-coredump", "ELF core file")
        default: return nil
        }
    }

    /// Checks whether a shared object is a program: it is marked as one, or names a loader and has no library name.
    private static func isProgram(_ header: Header, _ resource: Resource) throws(ResourceError) -> Bool {
        guard let dynamic = header.segment(2) else { return false }
        let hasLoader = header.segment(3) != nil
        return try resource.withBuffer(at: dynamic.offset, count: min(dynamic.size, 4096)) { table in
            let width = header.isWide ? 8 : 4
            var hasName = false
            for entry in stride(from: 0, through: table.count - 2 * width, by: 2 * width) {
                let value = header.number(entry + width, width, in: table) ?? 0
                switch header.number(entry, width, in: table) {
                case 0x6FFF_FFFB where value & 0x0800_0000 != 0: return true
                case 14: hasName = true
                default: break
                }
            }
            return hasLoader && !hasName
        }
    }

    /// The file header and the program headers.
    private struct Header {
        let bytes: UnsafeRawBufferPointer

        var isWide: Bool { bytes[4] == 2 }

        func number(_ offset: Int, _ width: Int, in other: UnsafeRawBufferPointer? = nil) -> Int? {
            let source = other ?? bytes
            return bytes[5] == 2
                ? source.bigEndian(at: offset, width: width) : source.littleEndian(at: offset, width: width)
        }

        /// Returns the range in the file of the first segment of a kind.
        func segment(_ kind: Int) -> (offset: Int, size: Int)? {
            guard let start = isWide ? number(32, 8) : number(28, 4), let size = number(isWide ? 54 : 42, 2),
                let count = number(isWide ? 56 : 44, 2), size >= 32, start < bytes.count
            else { return nil }
            for entry in 0..<min(count, 64) where number(start + entry * size, 4) == kind {
                let position = start + entry * size
                guard let offset = isWide ? number(position + 8, 8) : number(position + 4, 4),
                    let length = isWide ? number(position + 32, 8) : number(position + 16, 4), offset < 1 << 48
                else { return nil }
                return (offset, length)
            }
            return nil
        }
    }
}
