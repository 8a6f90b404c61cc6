import Testing

@testable import MIMEDetection

struct XMLValueTests {
    private static func resolved(_ text: String) -> [UInt8] {
        Array(text.utf8).withUnsafeBytes { XMLValue.resolved($0) }
    }

    @Test(arguments: [
        ("JavaScript:x", "javascript:x"), (" java\tscr\nipt:x", "javascript:x"), ("&#106;s", "js"), ("&#x6A;s", "js"),
        ("a&colon;b&Tab;c", "a:bc"), ("&lt;&gt;&quot;&apos;", "<>\"'"), ("a & b", "a&b"), ("&unknown;", "&unknown;"),
        ("&#300;", "&#300;"), ("&#X6A;&LT;", "j<"), ("&#;&#x;&#xg;", "&#;&#x;&#xg;"), ("&#106", "&#106"),
        ("&#x\(String(repeating: "0", count: 70))6a;s", "js"),
        (String(repeating: " &#10;", count: 5000) + "js:", "js:"),
    ])
    func valueIsReadAsBrowsersDo(_ text: String, _ expected: String) {
        #expect(String(decoding: Self.resolved(text), as: UTF8.self) == expected)
    }

    @Test(arguments: [
        ("javascript:alert(1)", true), ("vbscript:x", true), ("data:text/javascript,x", true),
        ("#a;javascript:x", true),
        ("https://example.org/javascript:", false), ("data:image/png;base64,AAAA", false),
    ])
    func schemesOfScriptsAreKnown(_ text: String, _ isScript: Bool) {
        #expect(XMLValue.hasScriptScheme(Self.resolved(text)) == isScript)
    }

    @Test(arguments: [("&a;&b;", 2), ("&&&&", 0), ("&a&b;", 1), ("&amp;&#106;", 0), ("&a", 0), ("x &a; y", 1)])
    func entitiesOfTheDocumentAreCounted(_ text: String, _ number: Int) {
        #expect(Array(text.utf8).withUnsafeBytes { XMLValue.numberOfEntities(in: $0) } == number)
    }

    @Test func pagesInLinksAreKnown() {
        #expect(XMLValue.hasPage(Self.resolved("data:text/html,<b>")))
        #expect(!XMLValue.hasPage(Self.resolved("data:text/plain,x")))
    }

    @Test(arguments: [("svg:script", "script"), ("script", "script"), (":", ""), ("", "")])
    func prefixIsLeftOut(_ name: String, _ local: String) {
        Array(name.utf8).withUnsafeBytes { #expect(XMLValue.localName($0).string == local) }
    }
}
