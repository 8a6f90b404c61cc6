/// Extracts the properties in the headers of programs in formats other than ELF.
enum ProgramDetails {
    /// Returns the format, the machine, and the user interface of a Windows program.
    ///
    /// https://learn.microsoft.com/windows/win32/debug/pe-format
    static func portableExecutable(_ head: [UInt8]) -> [String] {
        let header = HeaderFields(bytes: head)
        guard header.has("MZ", at: 0), let start = header.number(0x3C, 4), header.has("PE\0\0", at: start),
            let format = header.number(start + 24, 2)
        else { return [] }
        let machine = header.number(start + 4, 2).flatMap { machines[$0] }
        let subsystem = header.number(start + 24 + 68, 2).flatMap { subsystems[$0] }
        return [format == 0x20B ? "64-bit" : "32-bit", machine, subsystem].compactMap(\.self)
    }

    /// Returns the version of a Java class file.
    ///
    /// https://docs.oracle.com/javase/specs/jvms/se21/html/jvms-4.html#jvms-4.1
    static func javaClass(_ head: [UInt8]) -> [String] {
        guard let major = HeaderFields(bytes: head, isBigEndian: true).number(6, 2), major >= 45 else { return [] }
        return ["version \(major)", major >= 49 ? "Java \(major - 44)" : "Java 1.\(major - 44)"]
    }

    private static let machines = [
        0x14C: "Intel 80386", 0x1C4: "ARM", 0x200: "Itanium", 0x8664: "x86-64", 0xAA64: "ARM aarch64",
    ]
    private static let subsystems = [1: "driver", 2: "graphical", 3: "console", 10: "EFI application"]
}
