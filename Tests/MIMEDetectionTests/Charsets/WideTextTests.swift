import MIMETypes
import Testing

@testable import MIMEDetection

struct WideTextTests {
    private func with<Result>(_ bytes: [UInt8], _ form: TextForm, _ body: (WideText) -> Result) -> Result {
        bytes.withUnsafeBytes { body(WideText($0, form)) }
    }

    @Test func unitsAreNarrowedInAllEncodings() {
        #expect(with([0x61, 0, 0xE4, 0], .utf16LE) { $0.narrowed } == Array("a?".utf8))
        #expect(with([0xFE, 0xFF, 0, 0x61], .utf16BE) { $0.narrowed } == Array("a".utf8))
        #expect(with([0x61, 0, 0, 0], .utf32LE) { $0.narrowed } == Array("a".utf8))
        #expect(with([0, 0, 0, 0x61], .utf32BE) { $0.narrowed } == Array("a".utf8))
    }

    @Test func controlsAreNotText() {
        #expect(with([0x61, 0, 0x0A, 0], .utf16LE) { $0.isText })
        #expect(!with([0x61, 0, 0x01, 0], .utf16LE) { $0.isText })
        #expect(!with([0, 0x11, 0, 0], .utf32BE) { $0.isText })
    }

    @Test func plainWordsArePlausible() {
        let words = "plain words".utf16.flatMap { Containers.little(Int($0), 2) }
        #expect(with(words, .utf16LE) { $0.isPlausible && $0.startsLikeText })
        #expect(!with(words, .utf16BE) { $0.isPlausible })
        #expect(!with(Array(words.dropLast()), .utf16LE) { $0.isPlausible })
    }
}
