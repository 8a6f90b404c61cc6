import MIMETypes
import Testing

struct UTF8TextTests {
    @Test(arguments: ["", "größer\0", "\u{FFFD}", "\u{10FFFF}"])
    func textIsTaken(_ text: String) {
        #expect(String(utf8: Array(text.utf8)) == text)
    }

    @Test(arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0x61, 0xED, 0xA0, 0x80], [0xEF, 0xBF]] as [[UInt8]])
    func otherBytesAreRefused(_ bytes: [UInt8]) {
        #expect(String(utf8: bytes) == nil)
    }
}
