import MIMETypes
import Testing

@testable import MIMEDetection

struct VBAProjectTests {
    /// A chunk that is stored in literals, as a compressor writes it that finds nothing to copy.
    private static func packed(_ bytes: [UInt8]) -> [UInt8] {
        let tokens = stride(from: 0, to: bytes.count, by: 8).flatMap { [0] + bytes[$0..<min($0 + 8, bytes.count)] }
        return [1] + Containers.little((tokens.count - 1) | 0xB000, 2) + tokens
    }

    private static func record(_ kind: Int, _ content: [UInt8]) -> [UInt8] {
        Containers.little(kind, 2) + Containers.little(content.count, 4) + content
    }

    /// A document with a module, which has a source and a number of compiled lines.
    private static func document(source: String, lines: Int) -> [UInt8] {
        let compiled = [UInt8](repeating: 7, count: 40) + [0xFE, 0xCA, 1, 0] + Containers.little(lines, 2) + [0, 0]
        let list =
            record(0x19, Array("A".utf8)) + record(0x1A, Array("A".utf8)) + record(0x32, [0x41, 0])
            + record(0x31, Containers.little(compiled.count, 4)) + record(0x10, [])
        return compound([
            ("WordDocument", [UInt8](repeating: 0, count: 64)), ("_VBA_PROJECT", [0xCC, 0x61]), ("dir", packed(list)),
            ("A", compiled + packed(Array(source.utf8))),
        ])
    }

    /// A compound file whose streams are all short.
    private static func compound(_ streams: [(name: String, content: [UInt8])]) -> [UInt8] {
        var (short, table, starts): ([UInt8], [UInt8], [Int]) = ([], [], [])
        for stream in streams {
            let (first, count) = (short.count / 64, (stream.content.count + 63) / 64)
            starts.append(first)
            for index in 0..<count {
                table += Containers.little(index == count - 1 ? 0xFFFF_FFFE : first + index + 1, 4)
            }
            short += stream.content + [UInt8](repeating: 0, count: count * 64 - stream.content.count)
        }
        let (records, sectors) = ((streams.count + 4) / 4, (short.count + 511) / 512)
        var entries: [(name: String, kind: UInt8, start: Int, size: Int)] = []
        entries.append(("Root Entry", 5, records + 2, short.count))
        for (stream, start) in zip(streams, starts) { entries.append((stream.name, 2, start, stream.content.count)) }
        var directory: [UInt8] = []
        for (name, kind, start, size) in entries {
            let units = name.utf16.flatMap { Containers.little(Int($0), 2) }
            directory += units + [UInt8](repeating: 0, count: 64 - units.count) + Containers.little(units.count + 2, 2)
            directory += [kind, 1] + [UInt8](repeating: 0xFF, count: 12) + [UInt8](repeating: 0, count: 36)
            directory += Containers.little(start, 4) + Containers.little(size, 4) + Containers.little(0, 4)
        }
        var chains: [Int] = [0xFFFF_FFFD]
        for record in 0..<(records - 1) { chains.append(record + 2) }
        chains += [0xFFFF_FFFE, 0xFFFF_FFFE]
        for sector in 0..<max(0, sectors - 1) { chains.append(records + 3 + sector) }
        chains.append(0xFFFF_FFFE)
        var header: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1] + Containers.little(0, 16)
        header += Containers.little(0x3E, 2) + Containers.little(3, 2) + Containers.little(0xFFFE, 2)
        header += Containers.little(9, 2) + Containers.little(6, 2) + Containers.little(0, 10) + Containers.little(1, 4)
        header += Containers.little(1, 4) + Containers.little(0, 4) + Containers.little(4096, 4)
        header += Containers.little(records + 1, 4) + Containers.little(1, 4) + Containers.little(0xFFFF_FFFE, 4)
        header += Containers.little(0, 4) + Containers.little(0, 4)
        let parts: [[UInt8]] = [header, chains.flatMap { Containers.little($0, 4) }, directory, table, short]
        return parts.flatMap { Self.padded($0) }
    }

    private static func padded(_ part: [UInt8]) -> [UInt8] {
        let missing = (512 - part.count % 512) % 512
        return part + [UInt8](repeating: part.count < 512 ? 0xFF : 0, count: missing)
    }

    private static func hasMacros(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { OfficeSearch.readings(in: $0) }.contains { $0.feature == .macros }
    }

    @Test func sourcesAreUnpacked() {
        // The example of the specification, section 3.2.2.
        let bytes: [UInt8] = [
            0x01, 0x2F, 0xB0, 0x00, 0x23, 0x61, 0x61, 0x61, 0x62, 0x63, 0x64, 0x65, 0x82, 0x66, 0x00, 0x70, 0x61, 0x67,
            0x68, 0x69, 0x6A, 0x01, 0x38, 0x08, 0x61, 0x6B, 0x6C, 0x00, 0x30, 0x6D, 0x6E, 0x6F, 0x70, 0x06, 0x71, 0x02,
            0x70, 0x04, 0x10, 0x72, 0x73, 0x74, 0x75, 0x76, 0x10, 0x77, 0x78, 0x79, 0x7A, 0x00, 0x3C,
        ]
        let text = VBACompression.unpacked(bytes[...]).map { String(decoding: $0, as: UTF8.self) }
        #expect(text == "#aaabcdefaaaaghijaaaaaklaaamnopqaaaaaaaaaaaarstuvwxyzaaa")
    }

    @Test func projectsWithoutCodeAreNoMacros() {
        #expect(!Self.hasMacros(Self.document(source: "Attribute VB_Name = \"A\"\r\n", lines: 0)))
    }

    @Test func codeInTheSourceOrCompiledIsAMacro() {
        #expect(Self.hasMacros(Self.document(source: "Attribute VB_Name = \"A\"\r\nSub x()\r\n", lines: 0)))
        #expect(Self.hasMacros(Self.document(source: "Attribute VB_Name = \"A\"\r\n", lines: 1)))
    }

    @Test func whatCannotBeReadIsAMacro() {
        var bytes = Self.document(source: "Attribute VB_Name = \"A\"\r\n", lines: 0)
        bytes[60] = 0xFE
        #expect(Self.hasMacros(bytes))
    }
}
