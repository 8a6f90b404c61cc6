/// The properties in the header of an ELF file: class, byte order, machine, and whether it is dynamically linked.
///
/// https://refspecs.linuxfoundation.org/elf/gabi4+/ch4.eheader.html
struct ELFDetails {
    private let header: HeaderFields
    private let isWide: Bool

    init?(_ head: [UInt8]) {
        guard head.starts(with: [0x7F, 0x45, 0x4C, 0x46]), head.count >= 52, [1, 2].contains(head[4]),
            [1, 2].contains(head[5])
        else { return nil }
        isWide = head[4] == 2
        header = HeaderFields(bytes: head, isBigEndian: head[5] == 2)
    }

    var text: [String] {
        var parts = [isWide ? "64-bit" : "32-bit", header.isBigEndian ? "big-endian" : "little-endian"]
        if let machine = header.number(18, 2).flatMap({ Self.machines[$0] }) { parts.append(machine) }
        return parts + linking
    }

    /// Whether the file is position-independent.
    var isPositionIndependent: Bool { header.number(16, 2) == 3 }

    /// How the file is linked; empty for object code and core dumps, which are not linked.
    private var linking: [String] {
        guard [2, 3].contains(header.number(16, 2)), let segments else { return [] }
        if segments.contains(2) || segments.contains(3) {
            return (isPositionIndependent && segments.contains(3) ? ["position-independent"] : []) + [
                "dynamically linked"
            ]
        }
        return ["statically linked"]
    }

    /// The types of the segments; nil unless all their headers have been read.
    private var segments: [Int]? {
        guard let start = isWide ? header.number(32, 8) : header.number(28, 4),
            let size = header.number(isWide ? 54 : 42, 2), let count = header.number(isWide ? 56 : 44, 2),
            size >= 32, start < header.bytes.count
        else { return nil }
        let kinds = (0..<count).map { header.number(start + $0 * size, 4) }
        return kinds.contains(nil) ? nil : kinds.compactMap(\.self)
    }

    /// The names of machine numbers.
    ///
    /// https://refspecs.linuxfoundation.org/elf/gabi4+/ch4.eheader.html#e_machine
    private static let machines = [
        2: "SPARC", 3: "Intel 80386", 4: "Motorola 68000", 8: "MIPS", 20: "PowerPC", 21: "64-bit PowerPC",
        22: "IBM S/390",
        40: "ARM", 42: "SuperH", 43: "SPARC V9", 50: "Itanium", 62: "x86-64", 183: "ARM aarch64", 243: "RISC-V",
        247: "eBPF", 258: "LoongArch",
    ]
}
