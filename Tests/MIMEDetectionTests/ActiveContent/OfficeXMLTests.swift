import MIMETypes
import Testing

@testable import MIMEDetection

/// Office documents that are single XML files.
struct OfficeXMLTests {
    private static func features(_ text: String) -> [OtherReading.Feature] {
        // A document with the namespace of XHTML is also searched as browsers would read it.
        Array(text.utf8).withUnsafeBytes { XMLScriptSearch.readings(in: $0) }.compactMap(\.feature)
            .filter { $0 != .externalLink }
    }

    private static func word(_ attributes: String, _ content: String) -> String {
        """
        <w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml" \(attributes)>\(content)\
        </w:wordDocument>
        """
    }

    private static func package(_ name: String, _ type: String, _ content: String = "") -> String {
        """
        <pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage"><pkg:part pkg:name="\(name)" \
        pkg:contentType="\(type)"><pkg:xmlData>\(content)</pkg:xmlData></pkg:part></pkg:package>
        """
    }

    /// LibreOffice declares the namespace of XHTML in each document.
    private static func flat(_ content: String) -> String {
        """
        <office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" \
        xmlns:xhtml="http://www.w3.org/1999/xhtml">\(content)</office:document>
        """
    }

    @Test func programsOfWord2003AreFound() {
        #expect(Self.features(Self.word("w:macrosPresent=\"yes\"", "")) == [.macros])
        #expect(Self.features(Self.word("", "<w:binData w:name=\"editdata.mso\">QQ==</w:binData>")) == [.macros])
        #expect(Self.features(Self.word("w:ocxPresent=\"yes\"", "")) == [.activeX])
        #expect(Self.features(Self.word("", "<w:docOleData/>")) == [.embeddedObject])
        #expect(Self.features(Self.word("", "<w:instrText>DDE x</w:instrText>")) == [.dataExchange])
        let plain = "<w:binData w:name=\"wordml://1.png\"/><w:instrText>PAGE</w:instrText>"
        #expect(Self.features(Self.word("w:macrosPresent=\"no\"", plain)).isEmpty)
    }

    @Test func filesToWhichWord2003RefersAreFound() {
        for reference in [
            "<w:attachedTemplate w:val=\"http://e/a.dot\"/>", "<w:subDoc w:link='\\\\e\\a.doc'/>",
            "<w:frame><w:sourceFileName w:val='http://e/a'/></w:frame>",
        ] {
            #expect(Self.features(Self.word("", reference)) == [.remoteTemplate], "\(reference)")
        }
        #expect(Self.features(Self.word("", "<w:hlink w:dest='ms-msdt:/id x'/>")) == [.dataExchange])
        #expect(Self.features(Self.word("", "<w:hlink w:dest='https://e/'/>")).isEmpty)
        #expect(Self.features(Self.word("", "<w:attachedTemplate w:val='C:\\a.dot'/>")).isEmpty)
        #expect(Self.features(Self.word("", "<w:binData w:name='a'>\nQWN0aXZlTWltZQAA</w:binData>")) == [.macros])
    }

    private static func workbook(_ content: String) -> String {
        "<Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\">\(content)</Workbook>"
    }

    @Test(arguments: [
        "<Cell ss:Formula=\"=cmd|'/c calc'!A0\"/>", "<NamedRange ss:RefersTo=\"=cmd&#124;'/c calc'!A0\"/>",
        "<Cell Formula='=cmd|&apos;/c calc&apos;!A0'/>", "<x:Value1>cmd|'/c calc'!A0</x:Value1>",
        "<Cell ss:HRef=\"javascript:a()\"/>",
    ])
    func programsOfExcel2003AreFound(_ content: String) {
        #expect(Self.features(Self.workbook(content)) == [.dataExchange])
    }

    /// An element whose tag has no end must not be searched for it each time.
    @Test func elementsWithoutEndTakeLinearTime() {
        #expect(Self.features(Self.workbook(String(repeating: "<Value/", count: 300_000))).isEmpty)
        // The document declares XHTML, in which any script counts.
        #expect(Self.features(Self.flat(String(repeating: "<script/", count: 50_000))) == [.script])
        let comments = String(repeating: "<!--<a:script a:language='basic'>", count: 30_000)
        #expect(Self.features(Self.flat(comments)) == [.macros])
    }

    @Test(arguments: [
        "<Cell ss:Formula=\"=SUM(R1C1:R2C1)\"/>", "<Cell ss:Formula='=&quot;a|b&quot;&amp;R1C1'/>",
        "<Cell ss:HRef=\"https://e/\"/>", "<Data>cmd|'/c calc'!A0</Data>", "<x:Value1>a|b</x:Value1>",
    ])
    func workbooksOfExcel2003AreOrdinary(_ content: String) {
        #expect(Self.features(Self.workbook(content)).isEmpty)
    }

    @Test func programsOfFlatPackagesAreFound() {
        #expect(Self.features(Self.package("/word/vbaProject.bin", "x")) == [.macros])
        #expect(Self.features(Self.package("/a", "application/vnd.ms-office.vbaProject")) == [.macros])
        #expect(
            Self.features(Self.package("/a", "application/vnd.ms-word.document.macroEnabled.main+xml")) == [.macros])
        let template = """
            <Relationship Type="http://x/attachedTemplate" Target="http://x/a.dotm" TargetMode="External"/>
            """
        #expect(Self.features(Self.package("/a.rels", "x", template)) == [.remoteTemplate])
        let slide = "<a:hlinkClick action=\"ppaction://program\"/>"
        #expect(Self.features(Self.package("/a", "x", slide)) == [.dataExchange])
        #expect(Self.features(Self.package("/word/document.xml", "application/xml", "<w:p/>")).isEmpty)
    }

    /// LibreOffice writes an empty library into each document.
    @Test func librariesOfFlatOpenDocumentAreFound() {
        let empty =
            "<office:script script:language=\"ooo:Basic\"><ooo:libraries><ooo:library-embedded ooo:name=\"Standard\"/>"
        #expect(Self.features(Self.flat(empty + "</ooo:libraries></office:script>")).isEmpty)
        let module = "<ooo:module ooo:name=\"M\"><ooo:source-code>Sub x</ooo:source-code></ooo:module>"
        #expect(Self.features(Self.flat("<ooo:library-embedded>\(module)</ooo:library-embedded>")) == [.macros])
        #expect(Self.features(Self.flat("<ooo:library-linked xlink:href=\"http://e/\"/>")) == [.macros])
        #expect(
            Self.features(Self.flat("<office:script script:language=\"JavaScript\">a()</office:script>")) == [.macros])
        #expect(
            Self.features(Self.flat("<office:script script:language='ooo:BeanShell'>\n<![CDATA[a()]]></office:script>"))
                == [.macros])
    }

    @Test func programsOfFlatOpenDocumentAreFound() {
        let event = "<script:event-listener xlink:href=\"vnd.sun.star.script:a\"/>"
        #expect(Self.features(Self.flat(event)) == [.macros])
        #expect(Self.features(Self.flat("<ooo:module ooo:name=\"a\" ooo:language=\"StarBasic\"/>")) == [.macros])
        #expect(Self.features(Self.flat("<text:dde-connection-decl office:dde-application=\"x\"/>")) == [.dataExchange])
        #expect(Self.features(Self.flat("<draw:floating-frame xlink:href=\"http://x\"/>")) == [.remoteTemplate])
        let hidden = Self.flat(event).replacing("tc:opendocument", with: "tc:opend&#111;cument")
        #expect(Self.features(hidden) == [.macros])
        let empty = "<ooo:libraries><ooo:library-embedded ooo:name=\"Standard\"/></ooo:libraries>"
        #expect(Self.features(Self.flat(empty)).isEmpty)
    }

    /// The text of an entity and default attributes are a part of a document, but no tags.
    @Test(arguments: [
        "<!ENTITY a \"<text:a xlink:href='macro:///a.b'/>\">", "<!ATTLIST text:a xlink:href CDATA 'macro:///a.b'>",
    ])
    func declarationsOfOfficeDocumentsAreRefused(_ declaration: String) {
        let type = "<!DOCTYPE office:document [\(declaration)]>"
        #expect(Self.features(type + Self.flat("<text:a/>")).contains(.entityExpansion))
        #expect(!Self.features(type + "<document>a</document>").contains(.entityExpansion))
        #expect(!Self.features(Self.flat("<text:p>&lt;!ENTITY</text:p>")).contains(.entityExpansion))
    }

    /// A quote in text that is no tag starts no value.
    @Test(arguments: [
        ("<!--<", " a='-->"), ("<![CDATA[<", " a=']]>"), ("<?a <", " a='?>"),
    ])
    func textThatIsNoTagHidesNothing(_ start: String, _ end: String) {
        let link = "<text:a xlink:href=\"macro:///a.b\"/>"
        #expect(Self.features(Self.flat("\(start)text:a\(end)\(link)")) == [.macros])
        let template = "\(start)w:attachedTemplate\(end)<w:attachedTemplate w:val=\"http://e/a.dot\"/>"
        #expect(Self.features(Self.word("", template)) == [.remoteTemplate])
        let formula = "<ss:Cell ss:Formula=\"=cmd|' /c calc'!A1\"/>"
        let workbook = Self.workbook("\(start)ss:Cell\(end)\(formula)")
        #expect(Self.features(workbook) == [.dataExchange])
        let data = "<w:binData w:name=\"a\" w:b='/>'><!-- -->QWN0aXZlTWltZQAA</w:binData>"
        #expect(Self.features(Self.word("", "\(start)w:binData\(end)\(data)")) == [.macros])
    }

    @Test func otherDocumentsMayHaveTheseElements() {
        #expect(Self.features("<project><module language=\"a\"/><part name=\"/vbaProject.bin\"/></project>").isEmpty)
    }
}
