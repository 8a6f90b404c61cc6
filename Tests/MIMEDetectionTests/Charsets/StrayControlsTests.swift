import MIMETypes
import Testing

@testable import MIMEDetection

struct StrayControlsTests {
    private static let words = "some words that are long enough to say what is rare in them, as those of any text are\n"

    private func charset(_ text: String) -> String? {
        Array(text.utf8).withUnsafeBytes { StrayControls.form(of: $0)?.charset.rawValue }
    }

    @Test func fewControlsAreAllowedInText() {
        #expect(charset(Self.words + "\u{1}\n" + Self.words) == "us-ascii")
        #expect(charset(Self.words + "wörds \u{16}\u{1}\n" + Self.words) == "utf-8")
    }

    @Test func manyControlsAndNULsAreRefused() {
        #expect(charset(Self.words + String(repeating: "\u{1}", count: 20)) == nil)
        #expect(charset(Self.words + "\0" + Self.words) == nil)
        #expect(charset("\u{1}") == nil)
    }

    @Test func longTextMayHaveMoreNULs() {
        func areFew(_ text: String) -> Bool { Array(text.utf8).withUnsafeBytes { StrayControls.areFewNULs(in: $0) } }
        let long = String(repeating: Self.words, count: 40)
        #expect(areFew(Self.words + "\0\0"))
        #expect(!areFew(Self.words + "\0\0\0"))
        #expect(areFew(long + "\0\0\0"))
        #expect(!areFew(long + String(repeating: "\0", count: 20)))
        #expect(!areFew(long))
    }

    @Test func textMayBePaddedAndListControls() {
        func isText(_ text: String) -> Bool { Array(text.utf8).withUnsafeBytes(StrayControls.isUTF8WithControls) }
        #expect(isText(Self.words + String(repeating: "\0", count: 300)))
        #expect(isText("w\0o\0r\0d\0s\0 \0i\0n\0"))
        #expect(isText(Self.words + String(repeating: "\u{1}", count: 20)))
        #expect(!isText(Self.words + String(repeating: "\u{1}", count: 40)))
        #expect(isText(Self.words + "\0é"))
        #expect(!(Array(Self.words.utf8) + [0, 0xC3, 0x20]).withUnsafeBytes(StrayControls.isUTF8WithControls))
        #expect(!isText("a\0\u{1}"))
    }

    /// One in twelve bytes at the start must be a control that no text has.
    @Test func noTextHasThatManyControls() {
        func areTooMany(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes(StrayControls.areTooMany) }
        func data(_ controls: Int, of count: Int) -> [UInt8] {
            [UInt8](repeating: 1, count: controls) + [UInt8](repeating: 0xE1, count: count - controls)
        }
        #expect(areTooMany(data(6, of: 64)) && !areTooMany(data(5, of: 64)) && !areTooMany(data(6, of: 63)))
        #expect(areTooMany(data(43, of: 5000)) && !areTooMany(data(42, of: 5000)))
        #expect(!areTooMany([UInt8](repeating: 0xE1, count: 512) + [UInt8](repeating: 1, count: 4000)))
    }

    /// Without a byte order mark, text in Chinese looks like unknown bytes, of which a control is every eighteenth.
    @Test func chineseInUTF16HasFewerControls() {
        let text = (0..<600).flatMap { number -> [UInt8] in
            let character = UInt16(0x4E00 + number * 37 % 0x5200)
            return [UInt8(character & 0xFF), UInt8(character >> 8)]
        }
        #expect(!text.withUnsafeBytes(StrayControls.areTooMany))
    }

    /// Text in Braille, and in other scripts with few characters, may have any number of controls.
    @Test(arguments: [false, true]) func brailleInUTF16MayHaveAnyControls(_ isBigEndian: Bool) {
        func text(_ blocks: [UInt8]) -> [UInt8] {
            (0..<200).flatMap { number -> [UInt8] in
                let (low, high) = (UInt8(number * 7 % 0x20), blocks[number % blocks.count])
                return isBigEndian ? [high, low] : [low, high]
            }
        }
        func areTooMany(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes(StrayControls.areTooMany) }
        #expect(!areTooMany(text([0x28])))
        #expect(areTooMany(text([0x28, 0x31])) && areTooMany(text([0])))
    }

    @Test(arguments: 0..<9) func charactersAreCountedWhereverTheyStand(_ place: Int) {
        func isText(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes(StrayControls.isUTF8WithControls) }
        let start = Array(Self.words.utf8.prefix(16 + place)) + [0]
        let end = Array(Self.words.utf8.prefix(9))
        #expect(isText(start + "é€😀".utf8 + end))
        #expect(isText(start + [0xF0, 0x9F]))
        #expect(!isText(start + [0xE2, 0x82] + end))
        #expect(!isText(start + [0x82] + end))
        #expect(!isText(start + [0xC1, 0x82] + end))
    }
}
