import MIMETypes
import Testing

@testable import MIMEDetection

struct QuickTimeFormatTests {
    /// Makes an atom.
    private static func atom(_ kind: String, _ content: [UInt8] = []) -> [UInt8] {
        let length = UInt32(8 + content.count)
        return (0..<4).map { UInt8(truncatingIfNeeded: length >> (24 - 8 * $0)) } + Array(kind.utf8) + content
    }

    private static let movie = atom("moov", atom("mvhd", Binaries.zeros(100)))
    private static let media = atom("mdat", [0xFF, 0xD8] + Binaries.zeros(50))
    /// A preview, whose date is in this century.
    private static let preview = atom("pnot", [0xB9, 0x8D, 0x88, 0x8A, 0, 0] + Array("PICT".utf8) + [0, 1])

    @Test(arguments: [
        movie, media + movie, atom("wide") + media + movie, atom("free", [1, 2, 3, 4]) + media + movie,
        preview + atom("PICT", Binaries.zeros(20)) + media + movie, atom("skip", [9]) + movie,
    ])
    func movieWithoutBrandIsRecognised(_ bytes: [UInt8]) {
        #expect(QuickTimeFormat.essence(of: bytes) == "video/quicktime")
        #expect(MIMEDetector().detect(bytes: bytes, name: "a.mov").conflicts.isEmpty)
    }

    /// Media data in 64 bits, and media data that is cut off.
    @Test(arguments: [
        [0, 0, 0, 1] + Array("mdat".utf8) + [0, 0, 0, 0, 0, 0, 0, 24] + Binaries.zeros(8) + movie,
        [0x01, 0, 0, 0] + Array("mdat".utf8) + [0xFF, 0xD8] + Binaries.zeros(30),
        atom("wide") + [0, 0, 0, 0] + Array("mdat".utf8) + [0xFF, 0xD8] + Binaries.zeros(30),
    ])
    func lengthsMayHaveOtherForms(_ bytes: [UInt8]) {
        #expect(QuickTimeFormat.essence(of: bytes) == "video/quicktime")
    }

    @Test(arguments: [
        atom("free", Binaries.zeros(20)), atom("moov", atom("abcd", Binaries.zeros(20))),
        preview + atom("abcd", [1, 2]),
        atom("trak") + movie, [0, 0, 0, 4] + Array("free".utf8) + movie,
        [0, 0, 0, 1] + Array("mdat".utf8) + [0x80, 0, 0, 0, 0, 0, 0, 24] + Binaries.zeros(8) + movie,
    ])
    func otherAtomsAreNoMovie(_ bytes: [UInt8]) {
        #expect(QuickTimeFormat.essence(of: bytes) == nil)
    }
}
