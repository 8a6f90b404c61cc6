import MIMETypes
import Testing

@testable import MIMEDetection

struct HTMLSnifferTests {
    private func tag(_ text: String) -> (String, Evidence.Tier)? {
        Array(text.utf8).withUnsafeBytes { HTMLSniffer.firstTag($0).map { ("\($0.tag)", $0.tier) } }
    }

    @Test(arguments: [
        ("<!DOCTYPE html>", "<!DOCTYPE HTML"), ("  <html lang=en>", "<HTML"), ("<!-- a --><body>", "<BODY"),
        ("<%# a %><script>", "<SCRIPT"), ("<?xml version=\"1.0\"?><html>", "<HTML"),
    ])
    func firstTagIsFound(_ text: String, _ expected: String) {
        #expect(tag(text)?.0 == expected)
        #expect(tag(text)?.1 == .signature)
    }

    @Test func tagsThatOtherTextStartsWithAreWeakEvidence() {
        #expect(tag("<p>words")?.1 == .weak)
        #expect(tag("<div\n>")?.1 == .weak)
    }

    @Test(arguments: ["<htmlx>", "html>", "<html", "<!-- <html>", "<thing>"])
    func otherTextIsNotRecognised(_ text: String) {
        #expect(tag(text) == nil)
    }

    @Test func elementsAreKnownByName() {
        #expect(HTMLSniffer.isElement("table"))
        #expect(!HTMLSniffer.isElement("svg"))
    }
}
