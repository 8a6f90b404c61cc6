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
            let found = MIMEDetector.thorough.detect(bytes: bytes, name: "x.svg").alsoReadableAs
            #expect(found.count { $0.feature != .externalLink } == 1, "\(found)")
        }
    }

    /// A page that contains the drawing ends comments, sections and instructions earlier than XML does.
    @Test(arguments: [
        "<!-- --!><script>x()</script> -->", "<!--><script>x()</script>-->", "<!---><script>x()</script>-->",
        "<title><![CDATA[><script>x()</script>]]></title>", "<?a ><script>x()</script>?>",
        "<style><!--</style><script>x()</script>--></style>", "<g <!-- ><script>x()</script>",
        "<g a='<!--'><script>x()</script>", "<?a ?><?b b='><script>x()</script>'?>",
        "<!-- <![CDATA[ --><script>x()</script><!-- ]]> -->",
    ])
    func scriptsOfPagesThatContainADrawingAreFound(_ content: String) {
        #expect(Self.details(Pictures.svg(content)) == ["<script>"])
    }

    @Test(arguments: [
        "<!-- <script>x()</script> -->", "<!-- a -- b > <script> -->", "<?a <script>?>",
        "<style><![CDATA[a>b{}]]></style>", "<desc><![CDATA[<script>]]></desc>", "<!-- don't --><g id='a'/>",
    ])
    func commentsAndSectionsContainNoScripts(_ content: String) {
        #expect(Self.details(Pictures.svg(content)).isEmpty)
    }

    @Test func valuesOfPagesMayContainTags() {
        #expect(Self.details(Pictures.svg("<?a ><g a='?><g id=' onclick=x() '/>")) == ["onclick="])
        #expect(Self.details(Pictures.svg("<g a='<!--'/><g onclick='x()'/>")) == ["onclick="])
        let text = "<desc><?a ><style><g a='?><?b </style><script>x()</script>?></desc>"
        #expect(Self.details(Pictures.svg(text)) == ["<script>"])
    }

    @Test(arguments: ["<!--", "<!-- -", "<?", "<?a ", "<![CDATA[", "<!a '", "<!ATTLIST a '", "<!DOCTYPE a ["])
    func unfinishedTextTakesLinearTime(_ text: String) {
        #expect(Self.details(Pictures.svg(String(repeating: text, count: 300_000))).count <= 2)
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
            "<style>a { b: url(#x) }</style>", "<description about=\"javascript: a language\"/>",
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

    private static func features(_ content: String) -> [OtherReading.Feature?] {
        MIMEDetector.thorough.detect(bytes: Pictures.svg(content), name: "x.svg").alsoReadableAs.map(\.feature)
    }

    /// Styles that run scripts in old browsers.
    static let activeStyles = [
        "behavior:url(#x)", "width:expression(alert(1))", "-moz-binding:url(x.xml#a)", "fill:url(javascript:alert(1))",
        "width:\\65xpression(1)", "width:\\000065 xpression(1)", "width:e\\xpression(1)", "w:exp/**/ression(1)",
        "-ms-behavior:url(x)", "BEHAVIOR : url(x)", "b:&#101;xpression(1)", "fill:url( 'java\nscript:x')",
        "a:'/*';width:expression(1)", "fill:url(vbscript:x)",
    ]

    @Test(arguments: activeStyles) func stylesThatRunScriptsAreFound(_ style: String) {
        for content in [
            "<style>a{\(style)}</style>", "<style><![CDATA[a{\(style)}]]></style>", "<g style=\"\(style)\"/>",
            "<style>b{}</style><svg:style type='text/css'>a{\(style)}</svg:style>", "<style>a{\(style)}",
            "<style>x</b>a{\(style)}</style>",
        ] { #expect(Self.features(content).contains(.script), "\(content)") }
    }

    @Test(arguments: [
        "<style>@import url(x.css);</style>", "<style>@import 'x.css';</style>", "<g fill='url(http://e/x.svg#a)'/>",
        "<style>a{b:url(//e/x.gif)}</style>", "<g style='b:url(x.gif)'/>", "<image href='//e/x.png'/>",
        "<image xlink:href='x.png'/>", "<use href='x.svg#a'/>", "<tref href='x.svg#a'/>", "<g mask=' url( \"x\" )'/>",
        "<feImage href='http://e/x.png'/>", "<foreignObject><img src='x.png'/></foreignObject>",
        "<style>a{b:image-set('x.png' 1x)}</style>", "<g fill='\\75rl(x.svg#a)'/>",
        "<image href='&#104;ttp://e/x.png'/>",
    ])
    func filesThatAreLoadedAreNoted(_ content: String) {
        #expect(Self.features(content) == [.externalLink], "\(content)")
    }

    @Test func styleSheetsOfOtherFilesAreNoted() {
        let sheet = "<?xml-stylesheet type=\"text/css\" href=\"x.css\"?><svg xmlns=\"http://www.w3.org/2000/svg\"/>"
        let found = MIMEDetector.thorough.detect(bytes: Array(sheet.utf8), name: "x.svg").alsoReadableAs
        #expect(found.map(\.feature) == [.externalLink])
    }

    @Test(arguments: [
        "<style>a{scroll-behavior:smooth;overscroll-behavior:none}</style>", "<a href='http://e/x'>x</a>",
        "<style>@namespace svg url(http://www.w3.org/2000/svg);</style>", "<use href='#a'/>", "<use xlink:href=' #a'/>",
        "<style>@font-face{src:url(data:font/woff;base64,x)}</style>", "<g fill='url(#a)' filter='url( #b )'/>",
        "<style>.a{fill:url('#b')}</style>", "<style>/* my expression (of) @imports */</style>",
        "<g style='fill:url(&quot;#a&quot;)'/>", "<text>url(x) expression(y)</text>", "<g id='url' class='u'/>",
        "<image href='data:image/png;base64,iVBORw0KGgo='/>", "<style>a{b:rgb(1,2,3)}</style>",
    ])
    func stylesWithinTheDocumentAreOrdinary(_ content: String) {
        #expect(Self.features(content).isEmpty, "\(content)")
    }

    @Test func linksHideNoScript() {
        let links = String(repeating: "<image href='x.png'/><style>@import 'x';</style>", count: 1000)
        #expect(Self.features(links + "<script>x</script>").contains(.script))
    }

    @Test(arguments: ["<g onload=alert(1)>", "<g/onload=alert(1)>", "<iframe srcdoc='x'/>", "<a href=javascript:x>"])
    func attributesWithoutQuotesAreRead(_ content: String) {
        #expect(Self.features(content).contains(.script))
    }
}
