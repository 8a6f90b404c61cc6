import MIMETypes
import Testing

@testable import MIMEDetection

struct PDFSearchTests {
    private static func readings(_ text: String) -> [OtherReading] {
        Array("1 0 obj \(text) endobj".utf8).withUnsafeBytes { PDFSearch.readings(in: $0, isThorough: true) }
    }

    private static func features(_ text: String) -> [OtherReading.Feature?] { readings(text).map(\.feature) }

    @Test(arguments: [
        "<< /S /JavaScript /JS (x) >>", "<</S/JavaScript/JS(x)>>", "<< /S\n/J#61vaScript >>", "<< /S /#4aavaScript",
        "<</URI (javascript:alert(1))>>", "<</URI(JavaScript:x)>>", "<</U#52I ( java\\163cript:x)>>",
        "<</URI <6A6176617363726970743A78>>>", "<</URI <6A61 7661\n73637269707 43A78>>>", "<</URI (java\\\nscript:x)>>",
        "<</URI(java\\\r\nscript:x)>>", "<</S/Rendition /J#53(x)>>", "<</S/Rendition/X(>>)%>>\n/JS(x)>>",
        "<</S%\u{0}\n\u{0}\u{B}/JavaScript>>", "<</URI(java\nscript:x)>>", "<</URI(java\\tscript:x)>>",
        "<</URI(\u{FEFF}javascript:x)>>", "<</URI<FEFF006A006100760061007300630072006900700074003A0078>>>",
        "<</URI(javascript:void\\(0\\)+x)>>", "<</A/B C/S/JavaScript>>", "[[<</A[/S/X]/S/JavaScript>>]]",
        "(<</S) endobj % 2 0 obj <</S/JavaScript>> endobj",
        "<</S 5 0 R>> endobj 5 0%\nobj\n/JavaScript", "<</S 5 0 R>> endobj 5 0 obj 6 0 R endobj 6 0 obj/JavaScript",
        "<</S/URI/URI 5 0 R>> endobj 5 0 obj %c\n ( \\152avascript:x)",
        "<</Type/3D/Subtype/U3D/OnInstantiate 5 0 R>>", "<</On#49nstantiate 5 0 R>>",
    ])
    func scriptIsFoundHoweverItIsWritten(_ text: String) {
        // Where the object isn't written as the specification says, readers may find more.
        #expect(Self.features(text).compactMap(\.self) == [.documentScript], "\(text)")
    }

    @Test(arguments: [
        "<</Subtype/RichMedia>>", "<</S/MCD/CT(application/x-shockwave-flash)>>",
        "<</CT(\u{FEFF}application/X-Shockwave-Flash)>>",
        "<</CT 5 0 R>> endobj 5 0 obj (application/x-shockwave-flash)",
    ])
    func flashIsFound(_ text: String) {
        #expect(Self.features(text) == [.richMedia], "\(text)")
        #expect(Self.features("<</CT(video/mp4)/CTs(application/x-shockwave-flash)>>").isEmpty)
    }

    @Test(arguments: [
        "", "<</S>>", "<</S /JavaScripts>>", "<</S /javascript>>", "<</S /URI>>", "(words about /S /JavaScript)",
        "<</Title(/S/JavaScript \\) /S/Launch)>>", "<</X 1%/S/JavaScript\n>>", "<</S /J#GGvaScript>>",
        "<</Title(<< (/S /JavaScript) >>)>>", "<</URI (https://example.org/javascript:)>>", "<</URI 5 0 R>>",
        "<</URIs (javascript:x)>>", "<</Title (javascript:x)>>", "<</S 5 /X/Y>>",
        "<</URI(javascript:)>>", "<</URI(javascript:;)>>", "<</URI(javascript:void\\(0\\))>>",
        "<</URI(JavaScript:void\\(0\\);)>>", "<</S 5 0 R>> endobj 5 0 obj /URI", "<</First 2 0 R>>",
    ])
    func otherNamesAndStringsAreNoScripts(_ text: String) {
        #expect(Self.features(text) == [], "\(text)")
    }

    @Test(arguments: [
        "<</S/URI/URI(ms-msdt:/id)>>", "<</URI (search-ms:query=x)>>", "<</URI(file:///C:/Windows/calc.exe)>>",
        "<</URI <FEFF00760062007300630072006900700074003A>>>", "<</URI 5 0 R>> endobj 5 0 obj (vbscript:x)",
    ])
    func linkThatStartsAProgramIsFound(_ text: String) {
        #expect(Self.features(text) == [.launch], "\(text)")
    }

    @Test(arguments: [
        "telnet:example.org", "ssh://example.org", "www.example.org/a.js", "http://example.org/a.exe", "mailto:a@b.exe",
        "file:///C:/a.docx", "C:", "a/b:c.exe", "ms-word:ofe|u|https://e/a.docx",
    ])
    func otherLinksStartNoProgram(_ address: String) {
        #expect(Self.features("<</S/URI/URI(\(address))>>").isEmpty, "\(address)")
    }

    @Test(arguments: [
        "<</S/Launch>>", "<</S/ImportData/F(x)>>", "<</S /GoToE/F(x)>>", "<</S 5 0 R>> endobj 5 0 obj/Launch",
        "<</S/GoToR/F(\\\\\\\\x\\\\a.pdf)/D[0/Fit]>>", "<</F<</Type/Filespec/F(a)/UF(//x/a)>>/S /GoToR>>",
        "<</S/GoToR/F(http://x/a.pdf)>>", "<</S/GoToR/F<5C5C7831>>>", "<</S/GoToR/F 7 0 R>>",
        "<</S/GoToR/F<</FS/URL/F(a)>>>>", "<</S/GoToR/UF<FEFF005C005C0078>/F(a)>>", "<</S/GoToR%>>\n/F%\n(//x/a)>>",
        "<</S/GoToR/F(/\\\\x/a)>>", "<</S/GoToR/X(>>)/D<00>/F(\\\\/x)>>", "<</S 5 0 R/F(//x)>> endobj 5 0 obj/GoToR",
        "<</S/GoToR/F 5 0 R>> endobj 5 0 obj<</UF(//x)>>", "<</S/GoToR/F 5 0 R>> endobj 5 0 obj( http://x)",
        "<</F(//x)\(String(repeating: " ", count: 2000))/S/GoToR>>",
    ])
    func filesOnOtherComputersAndProgramsAreFound(_ text: String) {
        #expect(Self.features(text) == [.launch], "\(text)")
    }

    @Test(arguments: [
        "<</S/GoToR/F(b.pdf)/D[0/Fit]>>", "<</F 4/Border[0 0 0]/A<</S/GoToR/F(../b/c.pdf)>>>>",
        "<</A<</S/GoToR/F(b.pdf)>>/X(>> /F)/Y<</F(//x)>>>>", "<</S/GoToR/F(/C/b.pdf)>>",
        "<</S/GoToR/F 5 0 R>> endobj 5 0 obj<</F(b.pdf)>>", "<</S/URI/F(//x)>>",
    ])
    func filesOnTheSameComputerAreOrdinary(_ text: String) {
        #expect(Self.features(text) == [], "\(text)")
    }

    @Test(arguments: [
        "/Encrypt 7 0 R", "/Encrypt%\n7 0 R", "/Encrypt\u{0}7 0 R", "/Encrypt\u{B}7 0 R", "/Encr#79pt<<>>",
    ])
    func encryptionIsFound(_ entry: String) {
        #expect(Self.features("<<>> endobj trailer<<\(entry)>>") == [.encrypted], "\(entry)")
        #expect(Self.features("<</Type/XRef\(entry)>>") == [.encrypted], "\(entry)")
        #expect(Self.features("<</Title(\(entry))/Encrypt null>>") == [], "\(entry)")
    }

    @Test func kindThatCanNotBeFoundIsRefused() {
        #expect(Self.readings("<</S 5 0 R>>").map(\.kind) == [.unchecked])
    }

    @Test(arguments: [
        "/S%", "<</S%\n", "1 0 obj<", "1 0 obj(", "1 0 obj[", "<<", "/URI(\\\n", "<</S/GoToR/F", "trailer<<",
    ])
    func workHasALimit(_ piece: String) {
        let (work, more) = (Self.readings(String(repeating: piece, count: 100_000)), Self.readings(piece))
        #expect(work.allSatisfy { $0.kind == .unchecked || $0.kind == more.first?.kind }, "\(piece)")
    }

    @Test func formDataMayContainAnyScript() {
        let data = Array("1 0 obj<</FDF<</JavaScript<</After(x)>>>>>>endobj".utf8)
        #expect(
            data.withUnsafeBytes { PDFSearch.readings(in: $0, isThorough: false, isFormData: true) }.map(\.feature)
                == [.documentScript])
    }

    @Test func tagsOfPagesAreOrdinaryTextButThoseOfServersAreNot() {
        let policy = UploadPolicy(allowing: [.pdf])
        #expect(policy.judge(bytes: Pictures.pdf(action: "/Title(The <script> element)")).type == .pdf)
        #expect(policy.judge(bytes: Pictures.pdf(action: "/Title(<?php system($_GET[0]); ?>)")).type == nil)
    }
}
