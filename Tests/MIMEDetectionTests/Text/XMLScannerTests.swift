import Testing

@testable import MIMEDetection

struct XMLScannerTests {
    private func isWellFormed(_ text: String, isWhole: Bool = true) -> Bool {
        Array(text.utf8).withUnsafeBytes { XMLScanner.isWellFormed($0, isWhole: isWhole) }
    }

    @Test(arguments: ["<a><b/></a>", "<a b='c'>d</a>", "<a><![CDATA[<]]><b></b></a>\n<!-- c -->"])
    func elementsInOrderAreXML(_ text: String) {
        #expect(isWellFormed(text))
    }

    @Test(arguments: ["<a></a>", "<a><b></a></b>", "<a b=c></a>", "<a><b/></a>words", "<a><b/></a><c/>", "<a><b>"])
    func otherMarkupIsRefused(_ text: String) {
        #expect(!isWellFormed(text))
    }

    @Test func longTextMayBeCutOff() {
        let start = "<a>" + String(repeating: "<b/>", count: 8)
        #expect(isWellFormed(start + "<c", isWhole: false))
        #expect(!isWellFormed("<a><b/>", isWhole: false))
    }

    @Test func depthIsBounded() {
        #expect(!isWellFormed(String(repeating: "<a>", count: 200), isWhole: false))
    }
}
