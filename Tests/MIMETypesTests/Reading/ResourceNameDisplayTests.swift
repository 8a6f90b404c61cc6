import Testing

@testable import MIMETypes

struct ResourceNameDisplayTests {
    @Test(arguments: [
        ("evil\u{202E}gpj.exe", "evilexe.jpg"), ("photo.jpg\u{200B}", "photo.jpg"), ("a.\u{2066}gpj\u{2069}", "a.gpj"),
        ("a.ex\u{200D}e", "a.exe"), ("a\u{FEFF}.exe", "a.exe"), ("a.exe\u{E0041}", "a.exe"),
    ])
    func nameThatShowsAsAnotherIsMisleading(_ name: String, _ shown: String) {
        #expect(ResourceName(name).isMisleading)
        #expect(ResourceName(name).shownText == shown)
    }

    @Test(arguments: [
        "photo.jpg", "é.jpg", "\u{200F}\u{200F}לכידה.PNG", "نمی\u{200C}خواهم.txt", "👩\u{200D}💻.png", "a\u{AD}b.txt",
        "no dot", "",
    ])
    func ordinaryNameIsNotMisleading(_ name: String) {
        #expect(!ResourceName(name).isMisleading)
    }

    @Test(arguments: [
        ("evil\u{202E}gpj.exe", "evil<U+202E>gpj.exe"), ("é.jpg", "é.jpg"), ("a\u{E0041}", "a<U+E0041>"),
        ("a\u{AD}b", "a<U+00AD>b"), ("photo.jpg", "photo.jpg"),
    ])
    func nothingHidesInTheEscapedText(_ name: String, _ escaped: String) {
        #expect(ResourceName(name).escapedText == escaped)
    }
}
