import MIMETypes
import Testing

@testable import MIMEDetection

struct XMLScriptSearchTests {
    private static func details(_ bytes: [UInt8]) -> [String] {
        bytes.withUnsafeBytes { XMLScriptSearch.readings(in: $0).map(\.detail) }
    }

    @Test func elementsThatRunAreFoundOnceEach() {
        let svg = Pictures.svg("<script>a</script><script>b</script><iframe/>")
        #expect(Self.details(svg) == ["<script>", "<iframe>"])
    }

    @Test(arguments: [
        "<!-- <script>x</script> -->", "<![CDATA[<script>x</script>]]>", "<script/>", "<script></script>",
    ])
    func elementsThatDoNotRunAreIgnored(_ content: String) {
        #expect(Self.details(Pictures.svg(content)).isEmpty)
    }

    @Test func wideTextIsReadAsWell() {
        let text = String(decoding: Pictures.svg("<script>a</script>"), as: UTF8.self)
        let wide: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let found = wide.withUnsafeBytes { XMLScriptSearch.readings(in: $0) }
        #expect(found.map(\.detail) == ["<script>"])
        #expect(found.first?.offset.isMultiple(of: 2) == true)
    }

    @Test(arguments: [" ", "\n", "\t", "\r\n  "]) func wideTextMayStartWithBlanks(_ blanks: String) {
        let script = blanks + String(decoding: Pictures.svg("<script>a</script>"), as: UTF8.self)
        let little = script.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = script.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for wide in [little, big] { #expect(Self.details(wide) == ["<script>"]) }
    }

    private static let inclusion = "xmlns:xi=\"http://www.w3.org/2001/XInclude\""

    @Test(arguments: [
        "file:///etc/passwd", "/etc/passwd", "http://x/a", "\\\\x\\a", "&#102;ile:/a", "&x;", "../../a", "./../a",
        "a/../../b", "%2e%2e/a", " /a",
    ])
    func filesIncludedFromElsewhereAreFound(_ address: String) {
        let text = "<gpx><xi:include \(Self.inclusion) href=\"\(address)\" parse=\"text\"/></gpx>"
        let found = Array(text.utf8).withUnsafeBytes { XMLScriptSearch.readings(in: $0) }
        #expect(found.map(\.feature) == [.externalReference])
    }

    /// What parsers take for no comment doesn't hide an inclusion, nor does an entity or a default attribute.
    @Test(arguments: [
        "<gpx XI><?a <!-- ?><xi:include HREF/></gpx>", "<gpx XI><?a <![CDATA[ ?><xi:include HREF/></gpx>",
        "<!DOCTYPE gpx [<!ENTITY a '<!--'>]><gpx XI><xi:include HREF/></gpx>",
        "<!DOCTYPE gpx [<!ENTITY a '&#60;xi:include XI HREF/>'>]><gpx>&a;</gpx>",
        "<!DOCTYPE gpx [<!ATTLIST gpx xml:base CDATA 'file:///etc/'>]><gpx XI><xi:include href='a'/></gpx>",
        "<!DOCTYPE gpx [<!ENTITY % p '&#60;!ENTITY e SYSTEM \"file:///a\">'>%p;]><gpx>&e;</gpx>",
    ])
    func filesFromElsewhereAreNotHidden(_ text: String) {
        func features(_ href: String) -> [OtherReading.Feature] {
            let text = text.replacing("XI", with: Self.inclusion).replacing("HREF", with: href)
            return Array(text.utf8).withUnsafeBytes { bytes in
                XMLScriptSearch.readings(in: bytes) + [XMLDeclarations.reference(in: bytes)].compactMap(\.self)
            }.compactMap(\.feature)
        }
        #expect(features("href=\"file:///etc/passwd\"").contains(.externalReference), "\(text)")
    }

    @Test(arguments: [
        "<!-- <!ENTITY b 'x'> --><!ENTITY b 'LONG'>", "<!ENTITY % b 'x'><!ENTITY b 'LONG'>",
    ])
    func entitiesThatMultiplyAreNotHidden(_ first: String) {
        let long = String(repeating: "x", count: 60_000)
        let references = String(repeating: "&b;", count: 1000)
        let text = "<!DOCTYPE a [\(first.replacing("LONG", with: long))]><a>\(references)</a>"
        #expect(Array(text.utf8).withUnsafeBytes { EntityExpansion.isTooLarge($0) })
        let written =
            "<!DOCTYPE a [<!ENTITY b '\(long)'><!ENTITY c '\(references.replacing("&", with: "&#38;"))'>]><a>&c;</a>"
        #expect(Array(written.utf8).withUnsafeBytes { EntityExpansion.isTooLarge($0) })
    }

    @Test func addressesMayStartElsewhere() {
        let text = "<r \(Self.inclusion) xml:base=\"file:///etc/\"><xi:include href=\"passwd\" parse=\"text\"/></r>"
        #expect(Self.details(Array(text.utf8)) == ["xml:base of file:///etc/"])
    }

    @Test func chaptersOfABookAreOrdinary() {
        let text = """
            <book \(Self.inclusion)><xi:include href="chapter/1.xml"/><!-- <xi:include href="/a"/> -->\
            <xi:include href="2.xml" xpointer="a"/></book>
            """
        #expect(Self.details(Array(text.utf8)).isEmpty)
        #expect(Self.details(Array("<build><include href=\"/a\"/></build>".utf8)).isEmpty)
    }

    @Test func otherVocabulariesMayHaveElementsOfTheSameNames() {
        #expect(Self.details(Array("<build xmlns=\"urn:x\"><script>make</script></build>".utf8)).isEmpty)
        // LibreOffice writes this into each flat document.
        let namespaces = "xmlns:office=\"urn:x\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\""
        let flat = "<office:document \(namespaces)><office:script x=\"y\"><a/></office:script></office:document>"
        #expect(Self.details(Array(flat.utf8)).isEmpty)
        for other in ["xmlns:office=\"http://www.w3.org/1999/xhtml\"", "xmlns:office=\"&x;\""] {
            let hidden = flat.replacing("<a/>", with: "<a \(other)/>")
            #expect(Self.details(Array(hidden.utf8)) == ["<script>"])
        }
    }

    /// Browsers add default attributes, and apply style sheets, to any document.
    @Test(arguments: ["CDATA", "NMTOKEN", "NMTOKENS", "(a|b)", "ENTITY"]) func vocabularyMayBeADefault(_ type: String) {
        let text =
            "<!DOCTYPE r [<!ATTLIST r xmlns:s \(type) \"http&#58;//www.w3.org/1999/xhtml\">]>"
            + "<r><s:script>alert(1)</s:script></r>"
        #expect(Self.details(Array(text.utf8)).contains("<script>"))
    }

    @Test func styleSheetsOfAnyDocumentAreFound() {
        let text = "<?xml-stylesheet type=\"text/xsl\" href=\"a.xsl\"?><r/>"
        #expect(Self.details(Array(text.utf8)) == ["<?xml-stylesheet of XSL"])
    }

    /// Tags may have prefixes in turn, each declared or not.
    @Test func prefixesAreLookedUpOnce() {
        let declarations = (0..<2000).map { "xmlns:p\($0)=\"x\"" }.joined(separator: " ")
        let tags = (0..<20_000).map { "<p\($0 % 4000):script/>" }.joined()
        let text = "<a xmlns:h=\"http://www.w3.org/1999/xhtml\" \(declarations)>\(tags)<h:script>x</h:script></a>"
        let found = Array(text.utf8).withUnsafeBytes { XMLScriptSearch.readings(in: $0) }
        #expect(found.map(\.feature).contains(.script))
    }
}
