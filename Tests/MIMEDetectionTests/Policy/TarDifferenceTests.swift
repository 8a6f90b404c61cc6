import MIMETypes
import Testing

@testable import MIMEDetection

/// Archives whose headers programs read in different ways.
struct TarDifferenceTests {
    private static let policy = UploadPolicy(allowing: [MIMEType(constant: "application/x-tar")])

    private static func codes(_ bytes: [UInt8]) -> [UploadFinding.Code] {
        policy.judge(bytes: bytes + [UInt8](repeating: 0, count: 1024)).findings.map(\.code)
    }

    private static func sealed(_ header: [UInt8], _ digits: (String) -> [UInt8]) -> [UInt8] {
        var header = header
        header.replaceSubrange(148..<156, with: Array("        ".utf8))
        header.replaceSubrange(148..<156, with: digits(String(header.reduce(0) { $0 + Int($1) }, radix: 8)))
        return header
    }

    private static func padded(_ digits: String) -> [UInt8] {
        Array((String(repeating: "0", count: 6 - digits.count) + digits).utf8) + [0, 0x20]
    }

    /// A header in which some bytes are replaced.
    private static func header(
        _ name: String = "a", _ kind: String = "0", at offset: Int = 0, _ bytes: [UInt8] = [],
        _ digits: (String) -> [UInt8] = padded
    ) -> [UInt8] {
        var header = Array(Tar.archive([(name, kind, "")]).prefix(512))
        header.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
        return sealed(header, digits)
    }

    /// Sizes that some programs take for 0, and others for a block that hides the next header.
    @Test(arguments: [
        "00000000000\0" + "1", "\0" + "00000001000", "1 000      \0", "00000000008\0", "000000x1000\0",
    ])
    func sizesThatAreNotClearAreRefused(_ size: String) {
        let field = Array(size.utf8.prefix(12))
        let other = size == "00000000000\0" + "1" ? Array("0000000000\01".utf8) : field
        #expect(Self.codes(Self.header(at: 124, other)) == [.undecodable], "\(size)")
        #expect(Self.codes(Self.header(at: 124, Array("        0 \0\0".utf8))).isEmpty)
        #expect(Self.codes(Self.header(at: 124, [0x80] + [UInt8](repeating: 0, count: 11))).isEmpty)
        #expect(Self.codes(Self.header(at: 124, [0x80, 1] + [UInt8](repeating: 0, count: 10))) == [.undecodable])
    }

    @Test(arguments: ["1", "2", "3", "4", "5", "6", "V"]) func entriesWithoutContentHaveNoSize(_ kind: String) {
        let sized = Self.header("a", kind, at: 124, Array("00000001000\0".utf8))
        #expect(Self.codes(sized + [UInt8](repeating: 0, count: 512)).contains(.undecodable), "\(kind)")
        #expect(!Self.codes(Self.header("a", kind)).contains(.undecodable), "\(kind)")
        let folder = Self.header("a/", "\0", at: 124, Array("00000001000\0".utf8))
        #expect(Self.codes(folder + [UInt8](repeating: 0, count: 512)) == [.undecodable])
    }

    @Test func prefixOfAnotherFormatIsReadByFewPrograms() {
        var header = Self.header(at: 345, Array("../../x".utf8))
        header.replaceSubrange(257..<265, with: Array("ustar  \0".utf8))
        #expect(Self.codes(Self.sealed(header, Self.padded)) == [.entryPath])
        header.replaceSubrange(345..<352, with: Array("1234567".utf8))
        #expect(Self.codes(Self.sealed(header, Self.padded)).isEmpty)
    }

    @Test func checksumsThatAreNotClearAreRefused() {
        #expect(Self.codes(Self.header { Array("0\($0)\0".utf8).prefix(6) + [0x31, 0x31] }) == [.undecodable])
        let binary = { (digits: String) -> [UInt8] in
            [0x80, 0, 0, 0] + Containers.big(Int(digits, radix: 8) ?? 0, 4)
        }
        #expect(Self.codes(Self.header("../x", "0", at: 0, [], binary)).contains(.entryPath))
    }

    private static func extended(_ kind: String, _ content: String) -> [UInt8] {
        let size = String(content.utf8.count, radix: 8)
        let field = Array((String(repeating: "0", count: 11 - size.count) + size + "\0").utf8)
        return header("h", kind, at: 124, field) + Array(content.utf8)
            + [UInt8](repeating: 0, count: (512 - content.utf8.count % 512) % 512)
    }

    @Test(arguments: [
        [("x", "8 path=b\n".replacing("8 ", with: "9 ")), ("L", "c\0")], [("L", "b\0"), ("L", "c\0")],
        [("g", "9 path=b\n"), ("L", "c\0")], [("x", "13 linkpath=b\n".replacing("13", with: "14")), ("K", "c\0")],
    ])
    func severalNamesAreRefused(_ headers: [(kind: String, content: String)]) {
        let archive = headers.flatMap { Self.extended($0.kind, $0.content) } + Self.header("a", "2", at: 157, [0x62])
        #expect(Self.codes(archive).contains(.undecodable))
        let (kind, content) = headers[0]
        #expect(Self.codes(Self.extended(kind, content) + Self.header()).isEmpty)
    }

    @Test(arguments: ["99 path=../x\n", "x\n9 path=b\n", "9\tpath=b\n"]) func damagedRecordsAreRefused(
        _ records: String
    ) {
        #expect(Self.codes(Self.extended("x", records) + Self.header()) == [.undecodable])
        #expect(Self.codes(Self.extended("x", "9 path=b\n\0\0") + Self.header()).isEmpty)
    }

    @Test func holesInFurtherBlocksAreRefused() {
        #expect(Self.codes(Self.header("a", "S", at: 482, [1])).contains(.undecodable))
    }
}
