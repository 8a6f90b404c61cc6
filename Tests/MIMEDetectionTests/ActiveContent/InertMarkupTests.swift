import Testing

@testable import MIMEDetection
@testable import MIMETypes

/// Pages with nothing but text, images and links, and pages that may do more.
@Suite struct InertMarkupTests {
    private static func isInert(_ text: String) -> Bool {
        Array(text.utf8).withUnsafeBytes { InertMarkup.isInert($0) }
    }

    @Test(arguments: [
        "<p align=\"center\">\n  <a href=\"https://example.org/?a=1&b=2\"><img src='docs/logo.svg' alt=\"\" width=90></a>\n</p>",
        "<!-- made by hand -->\n# Title\n", "<h1>a</h1>1 < 2 <- <3", "<br/><br /><BR>",
        "<p style=\"text-align: center;\">a</p>",
        "<details open><summary>a</summary>b</details>",
        "<b>a</b> <https://example.org/a> <me@example.org> <mailto:me@example.org>",
        "<picture><source media='(a)' srcset=\"a.png 1x, b.png 2x\"><img src=a.png></picture>",
        "<a href='#a' data-x aria-label=b>",
        "<p>Grüße <b title='ü'>東京</b>\r\n\t\u{C}", "<", "a <", "",
    ]) func isHarmless(_ text: String) {
        #expect(Self.isInert(text), "\(text)")
    }

    @Test(arguments: [
        "<script>x</script>", "<p onclick=x>", "<p/onclick=x>", "<p a=b>", "<p align=a onclick=x>",
        "<p align='a'onclick=x>",
        "<p align='a>", "<p align=\"a>", "<p", "<p ", "<p align", "<p align=", "<p align=>", "<p align=a\"b>",
        "<p align=a`b>",
        "<style>p {}</style>", "<svg>", "<math>", "<iframe src=a>", "<form>", "<input>", "<base href=a>", "<meta a>",
        "<title>", "<plaintext>",
        "<!doctype html>", "<?php x", "<!-- <? -->", "<%= x %>", "<![CDATA[a]]>", "</>", "</ p>", "</p onclick=x>",
        "<p-x>", "<p:x",
        "<!-- a", "<!-->a-->", "<!--->a-->", "<!-- a --!> -->", "<!--[if IE]><b>a</b><![endif]-->",
        "<!--#exec cmd=\"a\"-->",
        "<a href=javascript:x>", "<a href='&#106;avascript:x'>", "<a href=java&Tab;script&colon;x>", "<a href=data:a>",
        "<a href=' javascript:x'>",
        "<img src=file:a>", "<p style=\"a:url(b)\">", "<p style=\"a:\\75rl\">", "<https://a/onclick=x>",
        "<jsp:scriptlet>x</jsp:scriptlet>", "</a:b>", "<a:b>", "<a@b onclick=x>",
        "<p>\u{1B}(J", "<p>\0", "<b a\u{E4}>", "<\u{E4}><p x>",
    ]) func mayDoMore(_ text: String) {
        #expect(!Self.isInert(text), "\(text)")
    }

    /// Each length of text that needs the most steps is read once.
    @Test func isReadToTheEnd() {
        let links = String(repeating: "<a href='https://example.org/'>a</a>", count: 3000)
        #expect(Self.isInert(links))
        #expect(!Self.isInert(links + "<script>"))
    }

    @Test func wholeFileDecides() {
        let policy = UploadPolicy(allowing: [.markdown, .csv])
        let start = "<p align=\"center\">a</p>\n\n# Title\n\n"
        let long = start + String(repeating: "words and more words\n", count: 2000)
        let codes = { (text: String, name: String) in
            policy.judge(bytes: Array(text.utf8), name: name).findings.map(\.code)
        }
        #expect(codes(start, "a.md") == [.inertPage])
        #expect(codes(long, "a.md") == [.inertPage])
        #expect(codes(long + "<img src=a onerror=x>\n", "a.md").contains(.sniffedAsPage))
        #expect(codes("<b>a</b>,b\n1,2\n", "a.csv") == [.inertPage])
        #expect(codes("<b>a</b>,b\n1,<script>2</script>\n", "a.csv").contains(.sniffedAsPage))
    }
}
