extension Binaries {
    /// Object code for AMD64 with three sections.
    static func coff(section: [UInt8] = Array(".drectve".utf8)) -> [UInt8] {
        [0x64, 0x86, 3, 0, 0, 0, 0, 0x5F, 90, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0] + section + noise(100)
    }

    /// An ELF header of a kind, 64 bits wide; a program header for each segment follows.
    static func elf(kind: UInt8, segments: (kind: Int, offset: Int, size: Int)..., table: [UInt8] = []) -> [UInt8] {
        let header = joined(
            [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0], zeros(8), [kind, 0, 62, 0, 1, 0, 0, 0], zeros(8),
            Containers.little(64, 8), zeros(12), [64, 0, 56, 0], Containers.little(segments.count, 2), zeros(6))
        let entries = segments.flatMap { segment in
            joined(
                Containers.little(segment.kind, 4), zeros(4), Containers.little(segment.offset, 8), zeros(16),
                Containers.little(segment.size, 8), zeros(16))
        }
        return joined(header, entries, zeros(256 - header.count - entries.count), table, zeros(64))
    }

    /// A DOS program with a second header.
    static func program(_ second: [UInt8]) -> [UInt8] {
        Array("MZ".utf8) + zeros(58) + Containers.little(128, 4) + zeros(64) + second + zeros(32)
    }

    static func bytecode(version: Int, header: Int) -> [UInt8] {
        Containers.little(version, 2) + [0x0D, 0x0A] + zeros(header - 4) + [0xE3] + zeros(40)
    }

    /// A cartridge of the Super Nintendo of 64 KiB.
    static func cartridge(sum: Int = 0x1234) -> [UInt8] {
        var rom = noise(0x10000)
        var header = Array("A GAME IN A CARTRIDGE".utf8) + [0x20, 0, 8, 0, 1, 0x33, 0]
        header +=
            Containers.little(0xFFFF - sum, 2) + Containers.little(sum, 2) + zeros(28) + Containers.little(0x8000, 2)
        rom.replaceSubrange(0x7FC0..<(0x7FC0 + header.count), with: header)
        return rom
    }

    /// A terminal's description with two numbers and one string.
    static func terminfo(_ mark: [UInt8], names: String = "ab|terminal\u{0}") -> [UInt8] {
        mark + Containers.little(names.utf8.count, 2) + [2, 0, 2, 0, 1, 0, 4, 0] + Array(names.utf8)
            + [1, 0, 80, 0, 24, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0]
    }

    /// A header of MacBinary of the second version.
    static func macBinary(version: UInt8 = 0x81) -> [UInt8] {
        var header = zeros(128)
        header.replaceSubrange(1..<7, with: [5] + Array("notes".utf8))
        header.replaceSubrange(65..<73, with: Array("TEXTttxt".utf8))
        header.replaceSubrange(122..<124, with: [version, version])
        return header + noise(128)
    }

    /// Text compressed in stored blocks after a header of gzip.
    static func gzip(_ content: [UInt8], flags: UInt8 = 0, extra: [UInt8] = []) -> [UInt8] {
        [0x1F, 0x8B, 8, flags, 0, 0, 0, 0, 0, 3] + extra + stored(content) + zeros(8)
    }

    /// A stored block of DEFLATE, the last one.
    static func stored(_ content: [UInt8]) -> [UInt8] {
        [1] + Containers.little(content.count, 2) + Containers.little(0xFFFF - content.count, 2) + content
    }
}
