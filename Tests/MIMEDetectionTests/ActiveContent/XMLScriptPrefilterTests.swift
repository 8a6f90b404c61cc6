import Testing

@testable import MIMEDetection

struct XMLScriptPrefilterTests {
    private static func isPresent(_ text: String) -> Bool {
        Array(text.utf8).withUnsafeBytes { XMLScriptPrefilter.isPresent(in: $0) }
    }

    @Test(arguments: [
        "<script>", "<svg:script>", "<handler>", "<foreignObject>", "<iframe>", "<embed>", "<object>",
        "<g onload=\"x\"/>", "<g ONCLICK = 'x'/>", "<a href=\"javascript:x\"/>", "<a xlink:href='&#106;x'/>",
        "<set to=\"javascript:x\"/>", "<!ENTITY x \"<script>\">", "<?xml-stylesheet href=\"x.xsl\"?>",
        "<style>a{}</style>", "<image href=\"x.png\"/>", "<g fill=\"url(x)\"/>", "<g style='a:\\65'/>",
    ])
    func scriptHasASign(_ text: String) {
        #expect(Self.isPresent(text))
    }

    @Test(arguments: [
        "", "<svg width=\"1\"><path d=\"M0 0\"/></svg>", "<a href=\"#part\"/>", "<g two=\"2\"/>", "words = words",
        "<g fill=\"url(#a)\" style=\"fill:url(#b);stroke:rgb(1,2,3)\"/>", "<g style=\"a:b;\nc:d\"/>",
    ])
    func plainDocumentHasNoScript(_ text: String) {
        #expect(!Self.isPresent(text))
    }

    @Test func searchStopsAtTheEndOfTheBytes() {
        let text = "<svg:script onload = \"x\" xlink:href='&#106;"
        for length in 0...text.utf8.count {
            _ = Self.isPresent(String(decoding: Array(text.utf8)[..<length], as: UTF8.self))
        }
        #expect(Self.isPresent(text))
    }
}
