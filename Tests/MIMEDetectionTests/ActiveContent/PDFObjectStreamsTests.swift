import MIMETypes
import Testing

@testable import MIMEDetection

struct PDFObjectStreamsTests {
    /// `1 0 <</S/JavaScript/JS(x)>>` as zlib compresses it, with no letter instead.
    private static let compressed: [UInt8] = [
        0x78, 0xDA, 0x33, 0x54, 0x30, 0x50, 0xB0, 0xB1, 0xD1, 0x0F, 0xD6, 0xF7, 0x4A, 0x2C, 0x4B, 0x0C, 0x4E, 0x2E,
        0xCA, 0x2C, 0x28, 0xD1, 0xF7, 0x0A, 0xD6, 0xA8, 0xD0, 0xB4, 0xB3, 0x03, 0x00, 0x66, 0x77, 0x07, 0xD3,
    ]

    private static func detail(_ bytes: [UInt8]) -> String? {
        bytes.withUnsafeBytes { PDFObjectStreams.readings(in: $0).first?.detail }
    }

    private static func stream(_ dictionary: String, _ data: [UInt8], end: String = "\nendstream") -> [UInt8] {
        Array("1 0 obj<<\(dictionary)>>stream\n".utf8) + data + Array(end.utf8)
    }

    @Test(arguments: [
        "/Type/ObjStm/Filter/FlateDecode", "/Length 9/Filter /FlateDecode/Type /ObjStm /N 1",
        "/Type/#4FbjStm/Filter/Fl", "/Filter/FlateDecode/N 1/First 4",
    ])
    func actionInCompressedObjectsIsFound(_ dictionary: String) {
        let bytes = Self.stream(dictionary, Self.compressed)
        #expect(bytes.withUnsafeBytes { PDFScriptSearch.readings(in: $0) }.isEmpty)
        #expect(Self.detail(bytes) == "/S /JavaScript in compressed objects")
    }

    @Test func wordThatEndsAStreamDoesNotHideWhatTheLengthIncludes() {
        let stored: [UInt8] = [0x78, 1, 0, 9, 0, 0xF6, 0xFF] + Array("endstream".utf8)
        let data = stored + Self.compressed.dropFirst(2)
        #expect(Self.detail(Self.stream("/Type/ObjStm/Filter/FlateDecode/Length \(data.count)", data)) != nil)
    }

    @Test func addressInCompressedObjectsIsFound() {
        let objects = "5 0 6 15 (javascript:x) [(javascript:y)]"
        #expect(Self.detail(Self.stream("/Type/ObjStm", Array(objects.utf8))) != nil)
        let digits = objects.utf8.map { String($0, radix: 16) }.joined() + ">"
        let hidden = Self.stream("/Type/ObjStm/Filter/ASCIIHexDecode", Array(digits.utf8))
        #expect(Self.detail(hidden) != nil)
        #expect(Self.detail(Self.stream("/Type/ObjStm", Array("5 0 [(javascript:x)]".utf8))) == nil)
    }

    @Test func otherStreamsAreNotUnpacked() {
        #expect(Self.detail(Self.stream("/Type/XObject", Self.compressed)) == nil)
        #expect(Self.detail(Self.stream("/Type/ObjStm/Filter/FlateDecode", [0, 1, 2, 3])) == nil)
        #expect(Self.detail(Array("/Type/ObjStm".utf8)) == nil)
        #expect(Self.detail([]) == nil)
    }

    @Test func moreThanCanBeUnpackedIsRefused() {
        let one = Self.stream("/Type/ObjStm/Filter/Fl", [0x78, 1, 3, 0], end: "")
        let bytes = Array(repeating: one, count: 2000).flatMap { $0 }
        #expect(Self.detail(bytes)?.hasPrefix("more compressed objects") == true)
    }

    /// Looking for the end of each in all that follows would never be done.
    @Test func endsOfStreamsThatCanNotBeUnpackedAreNotLookedFor() {
        let plain = Array("/Type/ObjStm stream\nA".utf8)
        #expect(Self.detail(Array(repeating: plain, count: 60_000).flatMap { $0 }) == nil)
        let encoded = Array("/Type/ObjStm/Filter/AHx stream\nA".utf8)
        #expect(Self.detail(Array(repeating: encoded, count: 60_000).flatMap { $0 }) != nil)
    }
}
