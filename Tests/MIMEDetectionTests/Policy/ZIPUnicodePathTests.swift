import MIMETypes
import Testing

@testable import MIMEDetection

/// Entries of ZIP archives with a second name.
struct ZIPUnicodePathTests {
    private static func codes(_ name: String, _ other: String, sum: Int? = nil) -> [UploadFinding.Code] {
        var entry = Containers.ZIPEntry(name, "x")
        let sum = sum ?? Array(name.utf8).withUnsafeBytes { CRC32.sum(of: $0) }
        entry.extra = [0x55, 0x54, 1, 0, 0, 0x75, 0x70] + Containers.little(other.utf8.count + 5, 2) + [1]
        entry.extra += Containers.little(sum, 4) + Array(other.utf8)
        return UploadPolicy(allowing: [.zip]).judge(bytes: Containers.zip([entry])).findings.map(\.code)
    }

    @Test func namesOutsideOfTheFolderAreFound() {
        #expect(Self.codes("good.txt", "../evil") == [.entryPath])
        #expect(Self.codes("good.txt", "/evil", sum: 1) == [.entryPath])
    }

    @Test func otherNamesAreRefused() {
        #expect(Self.codes("good.txt", "evil.exe") == [.undecodable])
        #expect(Self.codes("a.txt", "ä.exe") == [.undecodable])
        #expect(Self.codes("ä.txt", "a.exe") == [.undecodable])
        #expect(Self.codes("ä.txt", "é.php") == [.undecodable])
    }

    /// Programs leave out letters that their code page lacks, or write something else in their place.
    @Test func spellingsOfTheSameNameAreOrdinary() {
        for (name, other) in [
            ("a.txt", "a.txt"), ("?.txt", "ж.txt"), ("_.txt", "ж.txt"), ("#U00e4.txt", "ä.txt"), ("a/a.txt", "a/ā.txt"),
            ("ä.txt", "\u{61}\u{308}.txt"),
        ] {
            #expect(Self.codes(name, other).isEmpty, "\(name)")
        }
        #expect(Self.codes("new.txt", "old.txt", sum: 1).isEmpty)
    }
}
