import Testing

@testable import mimetype

/// How names are written on a terminal, and how wide they are there.
struct PathStyleTests {
    private func shown(_ path: [UInt8]) -> String {
        var output: [UInt8] = []
        PathStyle(isHarmless: true).append(path, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test(arguments: [
        ("evil\u{202E}gpj.exe", #"evil\u{202e}gpj.exe"#), ("a\u{200B}b", #"a\u{200b}b"#),
        ("a\u{200D}b", #"a\u{200d}b"#), ("a\u{AD}b", #"a\u{ad}b"#), ("\u{FEFF}a", #"\u{feff}a"#),
        ("a\u{3164}b", #"a\u{3164}b"#), ("\u{1B}[2J", #"\u{1b}[2J"#), ("a\nb", #"a\u{a}b"#),
        ("\u{2028}", #"\u{2028}"#), ("\u{E0041}", #"\u{e0041}"#), ("\u{2066}x", #"\u{2066}x"#),
        ("日\u{200D}\u{200D}", "日\u{200D}" + #"\u{200d}"#),
    ])
    func invisibleCharactersAreEscaped(_ path: String, _ expected: String) {
        #expect(shown(Array(path.utf8)) == expected)
    }

    @Test(arguments: [
        "plain.txt", "über.txt", "cafe\u{301}", "日本語", "می\u{200C}خواهم", "👨\u{200D}👩\u{200D}👧",
        "❤\u{FE0F}\u{200D}🔥", "क्\u{200D}ष", "a b", #"back\slash"#,
    ])
    func visibleCharactersAreKept(_ path: String) {
        #expect(shown(Array(path.utf8)) == path)
    }

    @Test func bytesThatAreNotUTF8AreOctal() {
        #expect(shown([0x61, 0xFF, 0xC3, 0x62, 0xE2, 0x82]) == #"a\377\303b\342\202"#)
    }

    @Test func pipesGetEveryByte() {
        let path: [UInt8] = [0xFF, 0x0A, 0x1B, 0xE2, 0x80, 0xAE]
        var output: [UInt8] = []
        PathStyle(isHarmless: false).append(path, to: &output)
        #expect(output == path)
    }

    @Test(arguments: [
        ("plain", 5), ("über", 4), ("cafe\u{301}", 4), ("日本語", 6), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
        ("ﾊﾝ", 2), ("Ａ", 2), ("می\u{200C}خواهم", 7), ("👧", 2), ("👨\u{200D}👩", 4), ("€", 1), ("", 0),
    ])
    func widthCountsColumns(_ path: String, _ columns: Int) {
        #expect(DisplayWidth.columns(path) == columns)
        #expect(PathStyle(isHarmless: true).width(Array(path.utf8)) == columns)
    }

    @Test func widthIsThatOfWhatIsShown() {
        #expect(PathStyle(isHarmless: true).width([0x61, 0xFF]) == 5)
        #expect(PathStyle(isHarmless: true).width(Array("\u{202E}".utf8)) == 8)
        #expect(PathStyle(isHarmless: false).width([0x61, 0xFF]) == 2)
    }
}
