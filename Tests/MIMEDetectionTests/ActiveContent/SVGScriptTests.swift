import MIMEDetection
import MIMETypes
import Testing

/// What runs in a browser that shows an SVG.
struct SVGScriptTests {
    private static func details(_ bytes: [UInt8]) -> [String] {
        MIMEDetector.thorough.detect(bytes: bytes, name: "x.svg").alsoReadableAs.map(\.detail)
    }

    @Test(
        arguments: [
            "<script>alert(1)</script>", "<script xlink:href=\"x.js\"/>", "<svg:script xmlns:svg=\"x\">1</svg:script>",
            "<a href=\"javascript:alert(1)\"><text>x</text></a>", "<a xlink:href=' java&#x73;cript:alert(1)'/>",
            "<a href=\"jav&#9;ascript:alert(1)\"/>", "<rect onclick=\"alert(1)\"/>", "<image onerror='x' href='y'/>",
            "<g onLoad = \"x\"/>", "<animate attributeName=\"href\" values=\"#a;javascript:alert(1)\"/>",
            "<set attributeName=\"href\" to=\"javascript:x\"/>",
            "<set attributeName=\"onmouseover\" to=\"alert(1)\"/>", "<set attributeName='&#111;nclick' to='x()'/>",
            "<handler type=\"x\">1</handler>",
            "<foreignObject><p onclick='x'>x</p></foreignObject>", "<iframe src=\"x\"/>",
            "<use href=\"data:text/html,x\"/>",
            "<!-- a --><script><![CDATA[ alert(1) ]]></script>", "<g\nonload='x'/>",
        ])
    func scriptsAreFound(_ content: String) {
        for padding in [0, 20_000] {
            let bytes = Pictures.svg("<desc>" + String(repeating: "x", count: padding) + "</desc>" + content)
            #expect(Self.details(bytes).count == 1, "\(Self.details(bytes))")
        }
    }

    @Test(arguments: [
        "<?php system($_GET[0]); ?>", "<!-- <?php system($_GET[0]); ?> -->", "<![CDATA[<?php system($_GET[0]); ?>]]>",
        "<!--#exec cmd=\"id\" -->",
    ])
    func serverScriptsAreFoundInCommentsToo(_ content: String) {
        let found = MIMEDetector.thorough.detect(bytes: Pictures.svg(content), name: "x.svg").alsoReadableAs
        #expect(found.map(\.kind) == [.serverScript])
    }

    @Test func handlersOfTheRootElementAndEntitiesAreFound() {
        #expect(Self.details(Pictures.svg("<g/>", attributes: "onload=\"alert(1)\"")) == ["onload="])
        let entity =
            "<?xml version=\"1.0\"?><!DOCTYPE svg [<!ENTITY x \"&#60;script>alert(1)&#60;/script>\">]>"
            + "<svg xmlns=\"http://www.w3.org/2000/svg\">&x;</svg>"
        #expect(Self.details(Array(entity.utf8)) == ["<!ENTITY with markup"])
        let sheet =
            "<?xml version=\"1.0\"?><?xml-stylesheet type=\"text/xsl\" href=\"#x\"?>"
            + "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
        #expect(Self.details(Array(sheet.utf8)) == ["<?xml-stylesheet of XSL"])
    }

    @Test(
        arguments: [
            "<title>The script of onload=\"x\" and javascript:</title>",
            "<!-- <script>alert(1)</script> onload=\"x\" -->",
            "<![CDATA[ <script>alert(1)</script> ]]>", "<text>&lt;script&gt;</text>", "<script/>", "<script></script>",
            "<a href=\"https://example.org/javascript:x\"/>", "<g id=\"onclick\" class=\"one on\" once=\"\"/>",
            "<image href=\"data:image/png;base64,iVBORw0KGgo=\"/>", "<g inkscape:onload=\"x\" data-onload=\"y\"/>",
            "<style>a { b: url(x) }</style>", "<description about=\"javascript: a language\"/>",
        ])
    func wordsAboutScriptsAreIgnored(_ content: String) {
        #expect(Self.details(Pictures.svg(content)).isEmpty, "\(Self.details(Pictures.svg(content)))")
    }

    @Test func otherVocabulariesHaveTheirOwnScripts() {
        let ant = "<?xml version=\"1.0\"?><project><script language=\"javascript\">1</script></project>"
        #expect(MIMEDetector.thorough.detect(bytes: Array(ant.utf8), name: "build.xml").alsoReadableAs.isEmpty)
    }

    @Test func wideTextIsReadLikeOther() {
        let text = "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>"
        let little: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { Containers.little(Int($0), 2) }
        let big: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { Containers.big(Int($0), 2) }
        #expect(Self.details(little) == ["<script>"])
        #expect(Self.details(big) == ["<script>"])
    }
}
