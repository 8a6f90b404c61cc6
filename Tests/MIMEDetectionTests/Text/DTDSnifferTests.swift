import Testing

@testable import MIMEDetection

struct DTDSnifferTests {
    private func isDTD(_ text: String) -> Bool { Array(text.utf8).withUnsafeBytes { DTDSniffer.isDTD($0) } }

    @Test(arguments: [
        "<!ELEMENT a (b)>", "<?xml version=\"1.0\"?>\n<!-- words -->\n<!ATTLIST a b CDATA #IMPLIED>",
        "<!ENTITY % a \"b\">",
        "\u{FEFF}<!NOTATION a SYSTEM \"b\">",
    ])
    func declarationsAreRecognised(_ text: String) {
        #expect(isDTD(text))
    }

    @Test(arguments: ["<!ENTITY a \"b\">", "<!DOCTYPE a>", "<!-- words", "<a/>", ""])
    func otherMarkupIsRefused(_ text: String) {
        #expect(!isDTD(text))
    }
}
