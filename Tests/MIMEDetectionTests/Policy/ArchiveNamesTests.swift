import MIMETypes
import Testing

@testable import MIMEDetection

/// Names of archive entries that a system writes under another name, or over another entry.
struct ArchiveNamesTests {
    private static func codes(_ bytes: [UInt8]) -> [UploadFinding.Code] {
        UploadPolicy(allowing: [.zip, MIMEType(constant: "application/x-tar")]).judge(bytes: bytes).findings
            .map(\.code)
    }

    private static func zipCodes(_ names: String...) -> [UploadFinding.Code] {
        codes(Containers.zip(names.map { .init($0, "x") }))
    }

    /// Bytes that aren't text differ although they look the same, and accented letters may be written in two ways.
    @Test func namesAreComparedByTheirBytes() {
        var names = ArchiveNames(mayRepeat: false)
        #expect(names.fault([0x61, 0xFF]) == nil)
        #expect(names.fault([0x61, 0xFE])?.code == .entryName)
        #expect(names.fault([0x61, 0xFF])?.code == .duplicateEntry)
        #expect(names.fault(Array("\u{E9}".utf8)) == nil)
        #expect(names.fault(Array("e\u{301}".utf8))?.code == .entryName)
        let slice = Array("..a".utf8)[1...]
        #expect(names.fault(slice) == nil && names.fault(slice)?.code == .duplicateEntry)
    }

    /// Programs differ in which of two entries they unpack; no such archive was found among 2,497.
    @Test func zipWithTwoEntriesOfOneNameIsRefused() {
        #expect(Self.zipCodes("a", "b", "a") == [.duplicateEntry])
        #expect(Self.zipCodes("a", "A", "a") == [.duplicateEntry, .entryName])
        #expect(Self.zipCodes("a/", "a/", "a/b", "c/b").isEmpty)
        #expect(Self.codes(Tar.archive([("a", "0", ""), ("a", "0", "")])).isEmpty)
    }

    @Test(arguments: [
        "a\\b", "a./b", "a /b", "a.txt.", "a.txt ", "CON", "a/NUL.txt", "nul .x", "a/lpt1", "a.txt:b", "x.php::$DATA",
        "Com1.c",
    ])
    func nameThatWindowsReadsInAnotherWayIsReported(_ name: String) {
        #expect(Self.zipCodes("a", name) == [.entryName], "\(name)")
        #expect(Self.codes(Tar.archive([("a", "0", ""), (name, "0", "")])) == [.entryName], "\(name)")
    }

    @Test func namesThatDifferOnlyInCaseAreReported() {
        #expect(Self.zipCodes("Makefile", "makefile") == [.entryName])
        #expect(Self.zipCodes("\u{E9}", "e\u{301}") == [.entryName])
        #expect(Self.codes(Tar.archive([("É", "0", ""), ("é", "0", "")])) == [.entryName])
    }

    @Test(arguments: [".a", "..a/b", "a..b", "10:30", "cons/a", "a b/c d", "null", "./a"])
    func otherNamesAreNotReported(_ name: String) { #expect(Self.zipCodes("b", name).isEmpty, "\(name)") }

    /// `gunzip -N` of other programs than GNU's writes where the name says.
    @Test(arguments: [
        ("../../x", [UploadFinding.Code.entryPath]), ("/tmp/x", [.entryName]), ("a/b", [.entryName]),
        ("a.txt:b", [.entryName]), ("x.txt", []), ("..x", []), ("", []),
    ])
    func nameOfGzipIsChecked(_ name: String, _ codes: [UploadFinding.Code]) {
        let head: [UInt8] = [0x1F, 0x8B, 8, 8, 0, 0, 0, 0, 0, 3] + Array(name.utf8) + [0]
        let file = head + [1, 1, 0, 0xFE, 0xFF, 0x78] + [0x83, 0x16, 0xDC, 0x8C] + [1, 0, 0, 0]
        #expect(UploadPolicy(allowing: [.gzip]).judge(bytes: file).findings.map(\.code) == codes, "\(name)")
    }
}
