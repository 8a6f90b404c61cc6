import Testing

@testable import MIMEDetection

struct CompressedContentFormatTests {
    @Test(arguments: [
        ("BAM\u{1}", "application/x-bam"), ("RDX3\nX\n", "application/x-r-data"),
        ("BLENDER-v", "application/x-blender"),
        (".PKGINFO\0", "application/x-alpine-package-keeper-package"),
    ])
    func contentTellsTheType(_ start: String, _ type: String) {
        let content = Array(start.utf8) + Binaries.zeros(40)
        #expect(CompressedContentFormat.essence(of: Binaries.gzip(content)) == type)
        let extra: [UInt8] = [2, 0, 9, 9]
        #expect(CompressedContentFormat.essence(of: Binaries.gzip(content, flags: 4, extra: extra)) == type)
    }

    @Test func otherContentIsLeftToTheSignature() {
        #expect(CompressedContentFormat.essence(of: Binaries.gzip(Binaries.noise(40))) == nil)
    }

    @Test func fileWithANameWasAFileBefore() {
        let content = Array("BAM\u{1}".utf8) + Binaries.zeros(40)
        #expect(CompressedContentFormat.essence(of: Binaries.gzip(content, flags: 8, extra: [0x61, 0])) == nil)
    }
}
