import Testing

@testable import MIMEDetection

struct FourCharacterCodeTests {
    @Test func codesAreComparedByTheirBytes() {
        Array("ftypisom".utf8).withUnsafeBytes { bytes in
            #expect(FourCharacterCode(bytes, at: 0) == "ftyp")
            #expect(FourCharacterCode(bytes, at: 4) == "isom")
            #expect(FourCharacterCode(bytes, at: 4)?.text == "isom")
            #expect(FourCharacterCode(bytes, at: 5) == nil)
        }
        [UInt8](arrayLiteral: 0x61, 0xFF, 0, 0x62).withUnsafeBytes { bytes in
            #expect(FourCharacterCode(bytes, at: 0)?.text == "a\u{FFFD}\0b")
        }
    }
}
