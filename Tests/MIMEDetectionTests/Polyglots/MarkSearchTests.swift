import MIMETypes
import Testing

@testable import MIMEDetection

struct MarkSearchTests {
    private static func findings(_ bytes: [UInt8], isWhole: Bool = true) -> PolyglotFindings {
        var found = PolyglotFindings()
        bytes.withUnsafeBytes { MarkSearch($0, isWhole: isWhole).add(to: &found, isPDF: false) }
        return found
    }

    private static func types(_ bytes: [UInt8], isWhole: Bool = true) -> [String] {
        findings(bytes, isWhole: isWhole).readings.map(\.type.essence)
    }

    @Test func noiseHasNoMarks() {
        let found = Self.findings(Pictures.noise(65_536))
        #expect(found.readings.isEmpty)
        #expect(found.archiveEntry == nil)
        #expect(!found.hasArchiveEnd)
    }

    @Test func firstOfEachKindIsFound() {
        let text = "<?php a(); ?> <?php b(); ?> <script>x</script> <iframe>"
        #expect(Self.types(Pictures.noise(100) + Array(text.utf8)) == ["application/x-php", "text/html"])
    }

    @Test func documentHasAnObjectAndStartsNearTheStart() {
        let document = Array("%PDF-1.7\n1 0 obj\n".utf8)
        #expect(Self.types(Pictures.noise(500) + document) == ["application/pdf"])
        #expect(Self.types(Pictures.noise(2000) + document).isEmpty)
        #expect(Self.types(Pictures.noise(500) + Array("%PDF-1.7\nwords".utf8)).isEmpty)
        #expect(Self.types(Pictures.noise(500) + Array("%PDF-9.9\n1 0 obj\n".utf8)).isEmpty)
    }

    @Test func entryOfAnArchiveHasFieldsThatFit() {
        let archive = Containers.zip([.init("a.txt", "words")])
        let found = Self.findings(Pictures.noise(500) + archive)
        #expect(found.archiveEntry?.detail == "ZIP entry a.txt")
        #expect(found.archiveEntry?.offset == 500)
        #expect(found.hasArchiveEnd)
        #expect(Self.findings(Array("PK\u{3}\u{4}".utf8) + [UInt8](repeating: 0xFF, count: 40)).archiveEntry == nil)
    }

    @Test func archiveOfPHPIsFoundInAWholeFileAlone() {
        let bytes = Pictures.noise(100) + Array("__HALT_COMPILER(); ?>".utf8)
        #expect(Self.types(bytes) == ["application/x-php"])
        #expect(Self.types(bytes, isWhole: false).isEmpty)
    }

    @Test(arguments: ["GIF89a;/*", "GIF89a:/*", "GIF89a\n/*", "GIF89a :\n/*"])
    func imageCanBeAProgramWithSignsBeforeTheComment(_ start: String) {
        #expect(Self.types(Array(start.utf8) + Pictures.noise(50) + Array("*/=1;".utf8)) == ["text/javascript"])
    }

    @Test(arguments: [0xE0, 0xE1, 0xED, 0xFE] as [UInt8]) func photoCanBeAProgram(_ marker: UInt8) {
        let bytes = [0xFF, 0xD8, 0xFF, marker] + Array("/*".utf8) + Pictures.noise(50) + Array("*/=1;".utf8)
        #expect(Self.types(bytes) == ["text/javascript"])
    }

    @Test func imageCanBeAProgram() {
        #expect(Self.types(Array("GIF89a/*".utf8) + Pictures.noise(50) + Array("*/=1;".utf8)) == ["text/javascript"])
        #expect(Self.types(Array("GIF89a/*".utf8) + Pictures.noise(50) + Array("*/ words".utf8)).isEmpty)
    }
}
