import MIMETypes
import Testing

@testable import MIMEDetection

/// Scripts in forms, in a PDF and in XML.
struct XFAScriptsTests {
    private static func template(_ content: String) -> String {
        """
        <template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><field><event>\(content)</event></field></template>
        """
    }

    private static let javaScript = "<script contentType=\"application/x-javascript\">app.alert(1)</script>"

    private static func pdf(_ reference: String, _ part: String, _ more: String = "") -> [OtherReading] {
        let text = """
            1 0 obj<</AcroForm<<\(reference)>>>>endobj
            2 0 obj<</Length \(part.utf8.count)>>stream
            \(part)
            endstream endobj
            \(more)
            """
        return Array(text.utf8).withUnsafeBytes { PDFSearch.readings(in: $0, isThorough: true) }
    }

    private static func xdp(_ content: String) -> [OtherReading] {
        let text = "<xdp:xdp xmlns:xdp=\"http://ns.adobe.com/xdp/\">\(content)</xdp:xdp>"
        return Array(text.utf8).withUnsafeBytes { XMLScriptSearch.readings(in: $0) }
    }

    @Test(arguments: [
        ("/XFA 2 0 R", ""), ("/XFA[(a) 9 0 R(template)2 0 R]", ""), ("/#58FA 3 0 R", "3 0 obj[(template) 2 0 R]endobj"),
        ("/XFA 3 0 R", "3 0 obj 4 0 R endobj 4 0 obj[(x) 5 0 R]endobj 5 0 obj 2 0 R endobj"),
        ("/XFA[(x)<</A[]>>(template)2 0 R]", ""),
    ])
    func partsOfAFormAreFound(_ reference: String, _ more: String) {
        #expect(Self.pdf(reference, Self.template(Self.javaScript), more).map(\.feature) == [.documentScript])
        #expect(Self.pdf(reference, Self.template("<script/>"), more).isEmpty)
    }

    @Test func partThatCanNotBeUnpackedIsReported() {
        let found = Self.pdf("/XFA 3 0 R", "x", "3 0 obj<</Filter/LZWDecode>>stream\nx\nendstream endobj")
        #expect(found.map(\.kind) == [.unchecked])
    }

    @Test(arguments: [
        javaScript, "<script contentType='application/x-javascript'><![CDATA[a()]]></script>",
        "<x:script contentType='text/javascript'><!-- x --> a()</x:script>",
        "<script>$host.gotoURL(\"http://e/\")</script>",
        "<script>Get (\"http://e/\")</script>",
        "<script>&#71;et(\"http://e/\")</script>", "<script><a/>Eval(\"1\")</script>",
        "<script><script>Put(1)</script></script>", "<script contentType='application/x-java&#115;cript'>a()</script>",
        "<script contentType='application/x-javascript'>a()",
    ])
    func scriptsAreFound(_ script: String) {
        #expect(Self.xdp(Self.template(script)).map(\.feature) == [.documentScript])
    }

    @Test func calculationsAreDistinguished() {
        #expect(Self.xdp(Self.template("<script>Sum(a, b) * 2</script>")).map(\.feature) == [.formScript])
        let both = Self.template("<script>Sum(a)</script>" + Self.javaScript)
        #expect(Set(Self.xdp(both).map(\.feature)) == [.formScript, .documentScript])
    }

    @Test(arguments: [
        "<script></script>", "<script> \n</script>", "<script contentType=\"application/x-javascript\"/>",
        "<script>\n<currentPage>0</currentPage><runScripts>both</runScripts>\n</script>", "<!-- <script>a</script> -->",
        "<text>script</text>",
    ])
    func emptyScriptsAndSettingsAreNone(_ content: String) { #expect(Self.xdp(Self.template(content)).isEmpty) }

    @Test func formWithDeclarationsCanNotBeChecked() {
        let form = "<!DOCTYPE a [<!ENTITY s \"x\">]>" + Self.template("&s;")
        #expect(Self.pdf("/XFA 2 0 R", form).map(\.kind) == [.unchecked])
    }

    /// The parts of a form are read one after the other, so a section may end in the next part.
    @Test(arguments: ["<a><!--", "<a><![CDATA[", "<script contentType='application/x-javascript'>", "<a><?b"])
    func partThatEndsWithinAnElementIsReported(_ part: String) {
        #expect(Self.pdf("/XFA 2 0 R", part).map(\.kind) == [.unchecked])
    }

    @Test func documentsInFormsAreObjects() {
        let found = Self.xdp("<pdf><document><chunk>JVBERi0=</chunk></document></pdf>")
        #expect(found.map(\.feature) == [.embeddedObject])
    }

    @Test func actionsInFormDataAreFound() {
        func features(_ action: String) -> [OtherReading.Feature?] {
            let text = "<xfdf xmlns=\"http://ns.adobe.com/xfdf/\"><annots><link>\(action)</link></annots></xfdf>"
            return Array(text.utf8).withUnsafeBytes { XMLScriptSearch.readings(in: $0) }.map(\.feature)
        }
        #expect(features("<Launch><File Name=\"a.exe\"/></Launch>") == [.launch])
        #expect(features("<URI Name=\"java&#115;cript:a()\"/>") == [.documentScript])
        #expect(features("<URI Name=\"https://e/\"/><GoTo/>").isEmpty)
    }

    /// Any tag of a form may be part of a script.
    @Test(arguments: ["<script>", "<script><a>", "<script>a</script>", "<![CDATA[", "<!--", "</", "<script a='"])
    func workIsLinear(_ text: String) {
        let form = String(repeating: text, count: 400_000 / text.utf8.count)
        #expect(Self.pdf("/XFA 2 0 R", form).count <= 2)
    }
}
