import MIMEDetection
import MIMETypes
import Testing

/// A format whose name and content several tables know, by different spellings, has one type.
struct OneNameTests {
    /// The first header of an archive of tar whose first entry has this name.
    private static func machine(_ name: String) -> [UInt8] {
        var bytes = Binaries.tar()
        bytes.replaceSubrange(0..<name.utf8.count, with: Array(name.utf8))
        let header = bytes[..<512].enumerated().map { (148..<156).contains($0) ? 0x20 : Int($1) }
        let sum = String(header.reduce(0, +), radix: 8)
        let digits = String(repeating: "0", count: 6 - sum.utf8.count) + sum
        bytes.replaceSubrange(148..<154, with: Array(digits.utf8))
        return bytes
    }

    private static let disk =
        Array("<<< Oracle VM VirtualBox Disk Image >>>\n".utf8)
        + [UInt8](repeating: 0, count: 24) + [0x7F, 0x10, 0xDA, 0xBE] + [UInt8](repeating: 1, count: 444)

    private static let outline = Array("<?xml version=\"1.0\"?>\n<opml version=\"2.0\"><head/><body/></opml>\n".utf8)

    private static let animation: [UInt8] =
        [0, 1, 0, 0, 0x12, 0xAF, 2, 0, 0x40, 1, 0xC8, 0, 8, 0] + [UInt8](repeating: 3, count: 114)

    @Test(arguments: [
        ("a.ova", machine("disk.ovf"), "application/ovf"), ("a.vdi", disk, "application/x-virtualbox-vdi"),
        ("a.opml", outline, "text/x-opml"), ("a.flc", animation, "video/x-flc"),
    ])
    func nameAndContentAgree(name: String, bytes: [UInt8], type: String) {
        let detection = MIMEDetector().detect(bytes: bytes, name: name)
        #expect(detection.type.essence == type)
        #expect(detection.conflicts.isEmpty)
        #expect(MIMEDetector().detect(bytes: bytes).type.essence == type)
    }

    @Test func descriptorComesFirst() {
        #expect(MIMEDetector().detect(bytes: Self.machine("disk.ovfx")).type.essence == "application/x-tar")
        #expect(MIMEDetector().detect(bytes: Self.machine(".ovf")).type.essence == "application/x-tar")
    }

    /// Formats in text have signatures in letters, which count in text only if the type is known to be text.
    @Test(arguments: [
        ("##Sketch 1 2\ndocument()\nlayout('A4',0)\n", "image/x-sketch"),
        ("pico-8 cartridge // http://www.pico-8.com\nversion 42\n__lua__\n", "application/x-pico8-cart"),
    ])
    func lettersOfATextFormatCount(text: String, type: String) {
        #expect(MIMEDetector().detect(bytes: Array(text.utf8)).type.essence == type)
    }
}
