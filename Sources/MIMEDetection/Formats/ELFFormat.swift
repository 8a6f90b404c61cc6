import MIMETypes

/// ELF programs, libraries, object code and memory dumps.
///
/// https://refspecs.linuxfoundation.org/elf/gabi4+/ch4.eheader.html
enum ELFFormat: ContainerFormat {
    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.has([0x7F, 0x45, 0x4C, 0x46], at: 0), head.count >= 52, head[5] == 1 || head[5] == 2 else {
            return nil
        }
        // An AppImage is a program with a mark where the header has room.
        if head.has([0x41, 0x49, 2], at: 8) {
            return structural("application/vnd.appimage", "ELF with AppImage's mark")
        }
        if head.has([0x41, 0x49, 1], at: 8) {
            return structural("application/x-iso9660-appimage", "ELF with AppImage's mark")
        }
        let isBig = head[5] == 2
        let kind = isBig ? head.bigEndian(at: 16, width: 2) : head.littleEndian(at: 16, width: 2)
        switch kind {
        case 1: return structural("application/x-object", "ELF relocatable file")
        case 2: return structural("application/x-executable", "ELF executable file")
        case 3:
            // A program that can be loaded anywhere is a shared object that names its loader.
            return hasInterpreter(head, isBig: isBig)
                ? structural("application/x-executable", "ELF shared object with an interpreter")
                : structural("application/x-sharedlib", "ELF shared object")
        case 4: return structural("application/x-core", "ELF core file")
        default: return nil
        }
    }

    /// Whether one of the program headers, which follow the file's, names an interpreter.
    private static func hasInterpreter(_ head: UnsafeRawBufferPointer, isBig: Bool) -> Bool {
        func number(_ offset: Int, _ width: Int) -> Int? {
            isBig ? head.bigEndian(at: offset, width: width) : head.littleEndian(at: offset, width: width)
        }
        let isWide = head[4] == 2
        guard let start = isWide ? number(32, 8) : number(28, 4), let size = number(isWide ? 54 : 42, 2),
            let count = number(isWide ? 56 : 44, 2), size >= 32, start < head.count
        else { return false }
        return (0..<min(count, 64)).contains { number(start + $0 * size, 4) == 3 }
    }
}
