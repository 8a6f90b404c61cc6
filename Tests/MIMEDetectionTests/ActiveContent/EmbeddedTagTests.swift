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
        ("<svg><animate onbegin=x>", .html), ("<video src=x onerror=x>", .html), ("<AUDIO onloadstart=x>", .html),
        ("<image src=x onerror=x>", .html), ("<style onload=x>", .html), ("<input autofocus onfocus=x>", .html),
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

    /// What a function runs may be long and without blanks; random text that parses is no code.
    @Test func quotedTextIsCodeWhereAFunctionRunsIt() {
        #expect(Self.isFoundInBinaryData("<?=eval(\"\\$a=\\$_GET[0];chdir(\\$a);\")?>"))
        #expect(Self.isFoundInBinaryData("<?=`cat${IFS}/etc/passwd`?>"))
        #expect(!Self.isFoundInBinaryData("<?=LtsS(_p\\sA)^MQ-o&Gg&2;"))
        #expect(!Self.isFoundInBinaryData("<?=a(\"Ck0)A[CA45(nj>NeZT9m#d\");"))
    }

    private static func isFoundInBinaryData(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.withUnsafeBytes {
            var ends = TagEnds(count: bytes.count)
            return EmbeddedTag(ByteCursor($0), second: bytes[1], ends: &ends, isText: false) != nil
        }
    }

    @Test(arguments: [
        "<?php x", "<?= $x + f() ?>", "<? system($_GET[0]);?>", "<?=`curl x|sh`?>", "<?=`$_GET[1]`;", "<?=`ls -l`;",
        "<?=require\"/tmp/x\"?>", "<?=$x?>", "<?eval($_POST[0]);", "<?/**/eval($_POST[0]);",
        "<?=$_GET[0]($_POST[1]);?>",
        "<?=$a='sys'.'tem';$a('id')?>", "<?\n$f($x[0]);", "<? if(isset($_GET['c'])){ system($_GET['c']); }",
        "<?=@eval($_REQUEST['x'])?>", "<?assert($_POST['a']);?>", "<?=(new A)->b($c)?>", "<?$i++;system('id');?>",
        "<?=\\system\\exec('id')?>", "<?=A::make('c')?>", "<?=$a->b->c()?>", "<?=include $_FILES['f']['tmp_name']?>",
        "<%eval request(\"cmd\")%>", "<% Process.Start(x); %>", "<%=Runtime.getRuntime().exec(x)%>", "<%=7*7%>",
        "<%@ Page Language=\"C#\" %>", "<%@page import=\"java.io.*\"%>", "<% dim a: set a=CreateObject(\"x\") %>",
        "<%= f(1) %>", "<% run(b); log(d); %>", "<%- process.mainModule %>", "<% \u{1} request.getParameter(\"x\") %>",
        "<jsp:include page=\"x\"/>", "<jsp:directive.page import=\"x\"/>", "<jsp:scriptlet>", "<%=config.key%>",
        "<?=$a,f(1),$b?>", "<? echo foo($a),1;", "<?$a=&$b->c(1)?>", "<? foo($a,&$b)?>", "<?$a?f(1):g(2);",
        "<? foo($a?1:2)?>",
        "<? foo(key:$a);", "<?=$x->f(1)->g($a)?>", "<?$f=fn($x)=>g($x);", "<?$a=0x1F+0b11+1_0+1.5e-3;f($a);",
        "<? if($a):f(1);", "<?[$a,$b]=f(1);", "<? foo($a)[1]=2;", "<?$a<1==$b<f(2);", "<?$a=$b=f(1);", "<?$$a=f(1);",
        "<?$a.=f(1).'x';", "<?$a<1&$b<f(2);", "<? list($a)=f('x');", "<?$a['b']??=f(1);", "<?$a->b=f(1);",
        "<?$a and $b('x');", "<? 'a' or system('id');", "<? if(1){ system('id'); }", "<? foo($a as $b);",
        "<? if($a){}else{$b('x');}", "<? function a($b){ $b('x'); }",
    ])
    func codeIsFoundInBinaryData(_ text: String) {
        #expect(Self.isFoundInBinaryData(text))
    }

    @Test(arguments: [
        "<?$ZKUW7#!J[AY1d>M52m`cXJp3ANM3[Q", "<?`E9\\<%M*(U,#P/#R0", "<%u0rP<'k^B%>El2GAj_$R", "<?56:ABF??D();",
        "<%9>%8?%:<-@C:KN8EG*36/479=>8:;+1", "<?$f*PKZEBAMe5:S?>Ad)", "<%o=_dnhgc23r5\n();2O^+%>", "<?xml-x a=\"$(\"?>",
        "<%!K/HW>46e/lJ%>", "<jsp:=", "<?=a;", "<?=$x", "<?=$x;", "<?='abc", "<?=((((", "<?=a)?>", "<?=f(]?>", "<%%>",
        "<%=%>", "<%=a%>", "<?=?>", "<?a(b);", "<?`x`;", "<?$a,f($b);", "<?$a?f($b);", "<? foo($a?1);", "<?$a<$b<f(1);",
        "<?$a==$b!=f(1);", "<? a=f($b);", "<?$a=1a+f($b);", "<?$a->'b'.f(1);", "<?`DJ<`?>", "<?$a+&$b.f(1);",
        "<?$a=0x1G+f(1);", "<?$a&f(&$b?1);", "<%=a<b%>", "<%=P<_Wu%>", "<jsp:s8d\\?>", "<jsp:>", "<HtMl>",
        "<bODY>", "<hTML>",
    ])
    func bytesThatAreThereByChanceAreNoCode(_ text: String) {
        #expect(!Self.isFoundInBinaryData(text))
    }

    @Test(arguments: [
        "<html>", "<HTML>", "<Html>", "<body>", "<BODY onload=x>", "<sCrIpT>", "<iFrAmE>", "<bOdY onload=x>",
    ])
    func pageIsFoundInBinaryData(_ text: String) {
        #expect(Self.isFoundInBinaryData(text))
    }

    @Test(arguments: ["(", "["])
    func bracketsMayBeAsDeepAsTheLimit(_ bracket: String) {
        let closing = bracket == "(" ? ")" : "]"
        for (depth, isFound) in [(31, true), (32, false)] {
            let text =
                "<?=$x(" + String(repeating: bracket, count: depth) + "1"
                + String(repeating: closing, count: depth) + ")?>"
            #expect(Self.isFoundInBinaryData(text) == isFound)
        }
    }

    @Test func codeMayBeAsLongAsTheLimit() {
        for (count, isFound) in [(ServerCode.longest - 8, true), (ServerCode.longest + 1, false)] {
            #expect(Self.isFoundInBinaryData("<?=f12('" + String(repeating: "x", count: count - 8) + "')?>") == isFound)
        }
    }

    @Test(arguments: ["<?=/*", "<?='", "<%=/*", "<?=f(", "<%request", "<?=`", "<?=$a+"])
    func searchOfManyTagsReadsEachByteAFewTimes(_ tag: String) {
        // A tag that can't be distinguished from code because the search has done enough counts as code.
        let bytes = Array((String(repeating: tag, count: 200_000) + "%>").utf8)
        bytes.withUnsafeBytes {
            var ends = TagEnds(count: bytes.count)
            let allowed = ends.steps
            for place in stride(from: 0, to: bytes.count - 2, by: tag.utf8.count) {
                if EmbeddedTag(ByteCursor($0, at: place), second: bytes[place + 1], ends: &ends, isText: false) != nil {
                    break
                }
            }
            #expect(ends.steps >= -ServerCode.longest - 1)
            #expect(ends.steps <= allowed)
        }
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

    @Test(arguments: [
        "<script>x</script>", "<SCRIPT src='x'/>", "<iframe src='x'>", "<html><b>", "<body onload=x>",
        "<?php x();", "<!DOCTYPE html>",
    ])
    func tagsInWideCharactersAreFoundInMetadata(_ text: String) {
        let little = text.utf16.flatMap { Containers.little(Int($0), 2) }
        let big = text.utf16.flatMap { Containers.big(Int($0), 2) }
        let policy = UploadPolicy(allowing: [.jpeg, .png], ranges: [.audio])
        for wide in [little, big] {
            let segment = [0xFF, 0xE1] + Containers.big(wide.count + 8, 2) + Array("Exif\0\0".utf8) + wide
            let jpeg = Pictures.jpeg()
            let codes = policy.judge(bytes: jpeg[..<2] + segment + jpeg[2...]).refusal?.findings.map(\.code)
            #expect(codes == [text.hasPrefix("<?") ? .serverScript : .script])
        }
        // The same letters with others between them are no tag.
        let other = text.utf16.flatMap { Containers.little(Int($0) + 256, 2) }
        let segment = [0xFF, 0xFE] + Containers.big(other.count + 2, 2) + other
        let jpeg = Pictures.jpeg()
        #expect(policy.judge(bytes: jpeg[..<2] + segment + jpeg[2...]).isAccepted)
    }

    @Test(arguments: [
        "<img src='>' onerror=x>", "<img title=\"a <b> c\"onerror=x>", "<img a= '>'/onerror=x>",
        "<img src=x onerror=alert(1)>", "<IMG/onError = 'x'>", "<svg onload=x>", "<svg\tclass='a'onload=x>",
        "<svg/ONLOAD=x",
    ])
    func tagsThatHandleAnEventAreFoundInMetadata(_ text: String) {
        #expect(UploadPolicy(allowing: [.png]).judge(bytes: Pictures.png(text: text)).refusal?.code == .script)
    }

    @Test(arguments: [
        "<img src=x>", "<svg>", "<img one=1>", "<imagery onerror=x>", "<img> onerror=x", "<img <b onerror=x>",
        "<svg data-onload=x>",
        "<img src=conload=x>", "<img on=x>", "<img title=' onerror=x'>", "<img src='> onerror=x",
    ])
    func tagsWithoutAHandlerAreOrdinaryMetadata(_ text: String) {
        #expect(UploadPolicy(allowing: [.png]).judge(bytes: Pictures.png(text: text)).isAccepted)
    }
}
