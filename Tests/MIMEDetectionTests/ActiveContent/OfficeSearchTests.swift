import MIMETypes
import Testing

@testable import MIMEDetection

struct OfficeSearchTests {
    private static func readings(_ bytes: [UInt8]) -> [OtherReading] {
        bytes.withUnsafeBytes { OfficeSearch.readings(in: $0) }
    }

    private static func features(_ bytes: [UInt8]) -> [OtherReading.Feature] { readings(bytes).compactMap(\.feature) }

    private static func package(_ name: String, _ content: String = "x") -> [UInt8] {
        Containers.zip([.init("[Content_Types].xml", "<Types/>"), .init(name, content)])
    }

    private static func relation(_ kind: String, _ target: String, mode: String = "External") -> [UInt8] {
        package(
            "word/_rels/settings.xml.rels",
            "<Relationships><Relationship Id=\"a\" Type=\"http://x/\(kind)\" Target=\"\(target)\" TargetMode=\"\(mode)\"/>"
        )
    }

    /// A small package may unpack to 128 MiB that are not searched, or to a fraction of it that depends on how long the
    /// search takes; a part that is searched in two ways takes as much as both.
    @Test(arguments: [
        ("word/document.xml", "", 16), ("xl/drawings/drawing1.xml", "", 48), ("customUI/customUI.xml", "", 48),
        ("word/document.xml", "ms-powerpoint.slide", 32), ("xl/drawings/drawing1.xml", "ms-word.document", 64),
    ])
    func partsUnpackUpToTheLimit(_ name: String, _ type: String, _ weight: Int) {
        let types = "<Types><Override PartName=\"/\(name)\" ContentType=\"\(type)+xml\"/></Types>"
        func features(_ blocks: Int) -> [OtherReading.Feature] {
            Self.features(Containers.zip([.init("[Content_Types].xml", types), .init(name, blocks: blocks)]))
        }
        // Each byte of the package allows 48 more; a block takes 13 bits, and becomes 258 bytes.
        let others = Containers.zip([.init("[Content_Types].xml", types), .init(name, blocks: 0)]).count
        let room = (128 << 20) + 48 * others - 16 * types.utf8.count
        let blocks = room / (weight * 258 - 48 * 13 / 8)
        #expect(!features(blocks - 2).contains(.tooCostly))
        #expect(features(blocks + 2).contains(.tooCostly))
    }

    /// What a search of OpenDocument takes depends on the tags that are read, and on the pairs of letters that may be
    /// part of a name.
    @Test(arguments: [("<a href=''/>", 128 + 8 * 11 + 96), ("hr", 96), ("<table-cell a='b'/>", 0)])
    func tagsOfOpenDocumentCount(_ piece: String, _ work: Int) {
        let text = String(repeating: piece, count: 1000)
        Array(text.utf8).withUnsafeBytes { bytes in
            func content(_ limit: Int) -> OpenDocumentContent {
                var content = OpenDocumentContent(limit: limit)
                #expect(content.read(bytes, isLast: true) == bytes.count)
                return content
            }
            let whole = content(.max)
            #expect(abs(whole.work - bytes.count - work * 1000) <= 16 * 1000)
            #expect(!content(whole.work).isIncomplete && content(whole.work - 1).isIncomplete)
        }
    }

    @Test func tagsOfFieldsCount() {
        let tags = "<w:fldSimple/><w:fldChar/><w:instrText/><w:delInstrText/><w:p/>"
        Array(String(repeating: tags, count: 100).utf8).withUnsafeBytes { bytes in
            let work = OfficeFields(bytes, limit: .max).work
            #expect(work == 4 * 200 * 100)
            // The search ends after the tag with which the work exceeds the limit.
            #expect(OfficeFields(bytes, limit: 1000).work == 1200)
        }
    }

    /// Content is searched in pieces, and a tag may be in two of them.
    @Test func tagsBetweenPiecesAreFound() {
        let tags: [(String, OtherReading.Feature)] = [
            ("<text:a xlink:href=\"macro:///a.b\"/>", .macros), ("<office:dde-source/>", .dataExchange),
            ("<office:script script:language=\"ooo:Basic\">MsgBox</office:script>", .macros),
        ]
        for (tag, feature) in tags {
            let text = Array("<x><text:p>href</text:p>\(tag)<text:p>a</text:p></x>".utf8)
            for split in 0...text.count {
                var (content, pieces) = (OpenDocumentContent(), [Array(text[..<split])])
                let taken = pieces[0].withUnsafeBytes { content.read($0, isLast: false) }
                pieces.append(Array(text[taken...]))
                let rest = pieces[1].withUnsafeBytes { content.read($0, isLast: true) }
                #expect(content.found.map(\.feature) == [feature] && taken + rest == text.count)
            }
        }
    }

    /// A tag or a comment must fit into the memory that is used at a time.
    @Test(arguments: [(100_000, false), (300_000, true)])
    func longTagsAreTooCostly(_ length: Int, _ isCostly: Bool) {
        let text = "<x a='" + String(repeating: "a", count: length) + "'/>"
        let content = Array((text + String(repeating: "<x a='b'/>", count: 40_000)).utf8)
        let entry = Containers.ZIPEntry("content.xml", inBlocks: content)
        #expect(Self.features(Containers.zip([entry])).contains(.tooCostly) == isCostly)
    }

    /// Where the rest of a document would be if a quote in text that is no tag started a value.
    @Test(arguments: [
        ("<!--<", " a='-->"), ("<![CDATA[<", " a=']]>"), ("<?a <", " a='?>"), ("<!--><", " a='-->"),
    ])
    func textThatIsNoTagHidesNothing(_ start: String, _ end: String) {
        func isFound(_ name: String, _ tag: String, _ content: String) -> Bool {
            !Self.features(Self.package(name, "<x>\(start)\(tag)\(end)\(content)</x>")).isEmpty
        }
        let relation =
            "<Relationship Type=\"x/attachedTemplate\" Target=\"http://e.example/x.dotm\" TargetMode=\"External\"/>"
        #expect(isFound("word/_rels/settings.xml.rels", "Relationship", relation))
        #expect(isFound("word/document.xml", "w:fldSimple", "<w:fldSimple w:instr=\"DDE x\"/>"))
        #expect(
            isFound(
                "word/document.xml", "w:fldChar",
                "<w:fldChar w:fldCharType=\"begin\"/><w:instrText>DDE x</w:instrText>"))
        #expect(isFound("ppt/slides/slide1.xml", "hlink", "<hlink action=\"ppaction://program\"/>"))
        #expect(isFound("xl/drawings/drawing1.xml", "b", "<sp macro=\"[1]!x\"/>"))
        #expect(isFound("customUI/customUI.xml", "b", "<button onAction=\"http://e.example/x.dotm!a\"/>"))
        #expect(isFound("content.xml", "text:a", "<text:a xlink:href=\"macro:///a.b\"/>"))
        #expect(isFound("Configurations2/menubar/menubar.xml", "b", "<menu:menuitem menu:id=\"macro:///a.b\"/>"))
        let types = "<Types>\(start)Override\(end)<Override PartName=\"/x\" ContentType=\"macroEnabled\"/></Types>"
        #expect(Self.features(Containers.zip([.init("[Content_Types].xml", types)])) == [.macros])
    }

    /// Comments and sections are no tags, and do not end the text of an element.
    @Test(arguments: [
        "<w:instrText>DD</w:instrText><!--<w:fldChar w:fldCharType=\"end\"/>--><w:instrText>E x</w:instrText>",
        "<w:instrText>DD</w:instrText><w:t><![CDATA[<w:fldChar w:fldCharType=\"end\"/>]]></w:t><w:instrText>E x",
        "<w:instrText a=\"/>\">DDE x</w:instrText>", "<w:instrText a=' > '>DDE x</w:instrText>",
        "<w:instrText><!-- -->D<?a?>DE x</w:instrText>",
    ])
    func textOfFieldsIsReadAsByParsers(_ content: String) {
        let field = "<w:p><w:fldChar w:fldCharType=\"begin\"/>\(content)<w:fldChar w:fldCharType=\"end\"/></w:p>"
        #expect(Self.features(Self.package("word/document.xml", field)) == [.dataExchange])
    }

    @Test(arguments: [
        "<x:FmlaMacro><!-- -->[1]!x</x:FmlaMacro>", "<x:FmlaMacro><![CDATA[[1]!x]]></x:FmlaMacro>",
        "<x:FmlaMacro a='/>'>[1]!x</x:FmlaMacro>",
    ])
    func textOfControlsIsReadAsByParsers(_ content: String) {
        #expect(Self.features(Self.package("xl/drawings/a.vml", content)) == [.macros])
    }

    @Test(arguments: ["<!-- -->MsgBox", "<?a?> x", "<![CDATA[MsgBox]]>"])
    func scriptsBehindCommentsAreFound(_ code: String) {
        let script = "<office:script script:language=\"ooo:Basic\">\(code)</office:script>"
        #expect(Self.features(Self.package("content.xml", script)) == [.macros])
    }

    @Test(arguments: ["word/vbaProject.bin", "xl/VBAPROJECT.BIN", "Basic/Standard/Module1.xml", "Scripts/python/a.py"])
    func programsInPackagesAreFound(_ name: String) {
        let found = Self.readings(Self.package(name)).first
        #expect(found?.feature == .macros && found?.part == name)
    }

    @Test(arguments: [
        ("xl/macrosheets/sheet1.xml", OtherReading.Feature.macroSheet), ("word/activeX/activeX1.xml", .activeX),
        ("word/embeddings/oleObject1.bin", .embeddedObject), ("ppt/embeddings/a.xlsm", .macros),
    ])
    func objectsInPackagesAreFound(_ name: String, _ feature: OtherReading.Feature) {
        #expect(Self.features(Self.package(name)) == [feature])
    }

    @Test(arguments: [
        "word/document.xml", "Basic/Standard/script-lb.xml", "Basic/script-lc.xml", "Scripts/",
        "word/embeddings/Microsoft_Excel_Sheet.xlsx", "META-INF/manifest.xml",
    ])
    func documentsWithoutProgramsHaveNone(_ name: String) {
        #expect(Self.readings(Self.package(name)).isEmpty)
    }

    @Test(arguments: [
        "application/vnd.MS-Office.VBAProject", "application/vnd.ms-word.document.macroEnabled.main+xml",
        "application/vnd.ms-word.document.macro&#69;nabled.main+xml",
        "application/vnd.ms-word.document.macro&#x45;nabled.main+xml",
    ])
    func programsThatTheListOfPartsNamesAreFound(_ type: String) {
        let list = "<x ContentType=\"\(type)\"/>"
        #expect(Self.features(Containers.zip([.init("[Content_Types].xml", list)])) == [.macros])
        let long = String(repeating: "<Default Extension=\"a\" ContentType=\"b\"/>", count: 5000) + list
        #expect(Self.features(Containers.zip([.init("[Content_Types].xml", long)])) == [.macros])
        var entry = Containers.ZIPEntry("[Content_Types].xml")
        entry.content = [0xFF, 0xFE] + list.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(Self.features(Containers.zip([entry])) == [.macros])
    }

    @Test func listOfPartsThatCannotBeDecodedIsNotPassedOver() {
        let list = "<?xml version=\"1.0\" encoding=\"UTF-7\"?><x/>"
        #expect(Self.readings(Containers.zip([.init("[Content_Types].xml", list)])).map(\.kind) == [.unchecked])
    }

    @Test(arguments: [
        "https://e/x.dotm", "http://e/x", "\\\\e\\x.dotm", "file://e/x.dotm", "mhtml:http://e/x", "file:////e/x.dotm",
        "&#104;ttp://e/x", "/\\e\\x", "\\/e/x", "%5C%5Ce%5Cx", "file:/\\e\\x", "file:%2f%2fe/x", " //e/x",
    ])
    func templatesFromElsewhereAreFound(_ target: String) {
        #expect(Self.features(Self.relation("attachedTemplate", target)) == [.remoteTemplate])
        #expect(Self.features(Self.relation("oleObject", target)) == [.remoteTemplate])
    }

    @Test(arguments: ["file:///C:\\Templates\\Normal.dotm", "Normal.dotm", "C:\\x.dotm", "file:///home/x.dotm"])
    func templatesOfTheSameMachineAreLinks(_ target: String) {
        #expect(Self.features(Self.relation("attachedTemplate", target)) == [.externalLink])
    }

    /// The workbook of a chart is not loaded with the document, unlike a linked object in a text.
    @Test(arguments: [
        ("drawingml.chart+xml", OtherReading.Feature.externalLink),
        ("wordprocessingml.document.main+xml", .remoteTemplate),
    ])
    func workbookOfAChartIsALink(_ type: String, _ feature: OtherReading.Feature) {
        let list = """
            <Types><Override PartName="/word/charts/a.xml" \
            ContentType="application/vnd.openxmlformats-officedocument.\(type)"/></Types>
            """
        let relations = """
            <Relationships><Relationship Id="a" Type="http://x/oleObject" Target="https://e/a.xlsx" \
            TargetMode="External"/></Relationships>
            """
        let document = Containers.zip([
            .init("[Content_Types].xml", list), .init("word/charts/a.xml", "<x/>"),
            .init("word/charts/_rels/a.xml.rels", relations),
        ])
        #expect(Self.features(document) == [feature])
    }

    @Test(arguments: [
        "javascript:a()", "ms-msdt:/id x", "ms-appinstaller:?source=http://e/x",
        "search-ms:query=x&amp;crumb=location:e",
        "C:\\Windows\\System32\\calc.exe", "\\\\e\\s\\x.lnk", "file:///c:/x.hta", "x.VBS", "java&#115;cript:a()",
        "ssh://-oX",
    ])
    func linksThatStartProgramsAreFound(_ target: String) {
        #expect(Self.features(Self.relation("hyperlink", target)) == [.dataExchange])
        let link = "<office:document-content><text:a xlink:href=\"\(target)\"/></office:document-content>"
        #expect(Self.features(Self.package("content.xml", link)) == [.dataExchange])
    }

    @Test(arguments: [
        "https://e.com/a.exe", "http://e/?x=a.exe", "mailto:a@b.com", "file:///c:/a.docx", "a.xlsx#Sheet1!A1", "tel:1",
        "#a",
        "ms-word:ofe|u|https://e/a.docx", "../report.final.pdf", "ftp://e.com", "e.community", "javascript:;",
        "www.e.com", "../2007/a@e.com",
    ])
    func linksToPagesAndDocumentsAreOrdinary(_ target: String) {
        #expect(Self.features(Self.relation("hyperlink", target)).isEmpty)
        let link = "<office:document-content><text:a xlink:href=\"\(target)\"/></office:document-content>"
        #expect(Self.features(Self.package("content.xml", link)).isEmpty)
    }

    @Test func fieldsWithLinksThatStartProgramsAreFound() {
        let features = { (text: String) in
            Self.features(Self.package("word/document.xml", "<w:fldSimple w:instr='\(text)'/>"))
        }
        #expect(features("HYPERLINK &quot;ms-msdt:/id&quot;") == [.dataExchange])
        #expect(features("HYPERLINK &quot;C:\\\\x.exe&quot;") == [.dataExchange])
        #expect(features("HYPERLINK &quot;https://e/x.exe&quot;").isEmpty)
        #expect(features("LINK htmlfile &quot;http://e/x.hta&quot; \\a").contains(.remoteTemplate))
        #expect(features("LINK Excel.Sheet.8 &quot;C:\\\\x.xls&quot;") == [.externalLink])
    }

    /// Programs believe the relation, whatever the list of types says.
    @Test(arguments: [
        ("vbaProject", OtherReading.Feature.macros), ("xlMacrosheet", .macroSheet), ("control", .activeX),
    ])
    func relationsToProgramsAreFound(_ kind: String, _ feature: OtherReading.Feature) {
        #expect(Self.features(Self.relation(kind, "x.png", mode: "Internal")) == [feature])
    }

    @Test func dataConnectionsOfWorkbooksAreFound() {
        #expect(Self.features(Self.package("xl/connections.xml", "<connections/>")) == [.externalLink])
    }

    /// A part may declare entities, whether or not the policy reads it otherwise.
    @Test(arguments: [
        "word/document.xml", "xl/workbook.xml", "docProps/core.xml", "customXml/item1.xml", "ppt/slides/a.foo",
    ])
    func declarationsInPartsAreFound(_ name: String) {
        let list = """
            <Types><Default Extension="foo" ContentType="application/x+xml"/><Override PartName="/a" ContentType="b"/></Types>
            """
        func features(_ prolog: String) -> [OtherReading.Feature] {
            Self.features(Containers.zip([.init("[Content_Types].xml", list), .init(name, prolog + "<a>&b;</a>")]))
        }
        #expect(
            features("<?xml version=\"1.0\"?><!-- x --> <!DOCTYPE a [<!ENTITY b SYSTEM \"http://e/\">]>") == [
                .entityExpansion
            ])
        #expect(features("<!DOCTYPE a PUBLIC \"-//OpenOffice.org//DTD x//EN\" \"a.dtd\">") == [.entityExpansion])
        #expect(features("<?xml version=\"1.0\"?>\n<!-- <!DOCTYPE a> -->").isEmpty)
    }

    @Test func firstOpenDocumentNamesItsDocumentType() {
        func features(_ type: String) -> [OtherReading.Feature] {
            Self.features(Containers.zip([.init("mimetype"), .init("content.xml", "<!DOCTYPE a \(type)><a/>")]))
        }
        #expect(features("PUBLIC \"-//OpenOffice.org//DTD OfficeDocument 1.0//EN\" \"office.dtd\"").isEmpty)
        #expect(features("PUBLIC \"-//OpenOffice.org//DTD x//EN\" \"http://e/office.dtd\"") == [.entityExpansion])
        #expect(features("PUBLIC \"-//OpenOffice.org//DTD x//EN\" \"a.dtd\" [<!ENTITY b \"c\">]") == [.entityExpansion])
        #expect(features("SYSTEM \"a.dtd\"") == [.entityExpansion])
        #expect(features("PUBLIC \"-//OpenOffice.org//DTD x//EN\" 'http://e/office.dtd'") == [.entityExpansion])
    }

    @Test func rootElementFarFromTheStartCanNotBeChecked() {
        let part = "<!--" + String(repeating: " ", count: 5000) + "--><!DOCTYPE a [<!ENTITY b \"c\">]><a/>"
        #expect(Self.readings(Self.package("word/document.xml", part)).map(\.kind) == [.unchecked])
        #expect(Self.readings(Self.package("docProps/core.xml", part)).map(\.kind) == [.unchecked])
    }

    /// The numbers of characters in rich text have 16 bits and a sign.
    @Test func negativeNumbersOfCharactersAreRead() {
        let text = { (word: String) in word.unicodeScalars.map { "\\u\(Int($0.value) - 65_536)?" }.joined() }
        #expect(Self.features(Array("{\\rtf1{\\*\\template \(text("http://e/"))}}".utf8)) == [.remoteTemplate])
        #expect(Self.features(Array("{\\rtf1{\\field{\\*\\fldinst \(text("DDE")) x}}}".utf8)) == [.dataExchange])
        #expect(Self.features(Array("{\\rtf1{\\field{\\*\\fldinst \(text("PAGE"))}}}".utf8)).isEmpty)
    }

    @Test func documentsThatAreImportedAreEmbeddedObjects() {
        #expect(Self.features(Self.relation("aFChunk", "a.rtf", mode: "Internal")) == [.embeddedObject])
    }

    @Test func linksThatAReaderFollowsAreOrdinary() {
        #expect(Self.features(Self.relation("hyperlink", "https://e/")).isEmpty)
        #expect(Self.features(Self.relation("image", "media/a.png", mode: "Internal")).isEmpty)
        #expect(Self.features(Self.relation("image", "https://e/a.png")) == [.externalLink])
    }

    @Test(arguments: [
        "<w:p><w:r><w:fldChar/><w:instrText> DDEAUTO c:\\\\x </w:instrText></w:r></w:p>",
        "<w:instrText>D</w:instrText><w:instrText>DE cmd</w:instrText>", "<w:fldSimple w:instr=\" dde x\"/>",
        "<w:instrText>&#68;DE x</w:instrText>",
    ])
    func fieldsThatStartProgramsAreFound(_ text: String) {
        #expect(Self.features(Self.package("word/document.xml", text)) == [.dataExchange])
        #expect(Self.features(Self.package("word/header1.xml", text)) == [.dataExchange])
    }

    @Test(arguments: [
        "<w:instrText><![CDATA[ DDEAUTO cmd]]></w:instrText>", "<w:instrText>DD<!-- x -->EAUTO</w:instrText>",
        "<w:instrText>DD<?x y?>EAUTO</w:instrText>", "<w:instrText>D<![CDATA[D]]>E x</w:instrText>",
    ])
    func instructionsMayContainCommentsAndSections(_ text: String) {
        #expect(Self.features(Self.package("word/document.xml", text)) == [.dataExchange])
    }

    private static func field(_ content: String) -> String {
        "<w:fldChar w:fldCharType=\"begin\"/>\(content)<w:fldChar w:fldCharType=\"end\"/>"
    }

    private static func instruction(_ text: String) -> String { "<w:instrText> \(text) </w:instrText>" }

    /// The numbers are those of the letters of DDEAUTO.
    @Test func fieldsThatWriteInstructionsAreFound() {
        let quote = Self.field(Self.instruction("QUOTE 68 68 69 65 85 84 79"))
        let reference = Self.field(Self.instruction("REF a"))
        for text in [
            quote + Self.instruction("cmd"), Self.instruction("D") + quote + Self.instruction("EAUTO"),
            reference + Self.instruction("cmd"), "<w:fldSimple w:instr=\"QUOTE 68 68 69\"/>",
            Self.instruction("DD") + reference + Self.instruction("x"),
        ] {
            #expect(Self.features(Self.package("word/document.xml", Self.field(text))) == [.dataExchange], "\(text)")
        }
    }

    @Test func fieldsWithinOrdinaryFieldsAreOrdinary() {
        let page = Self.field(Self.instruction("PAGE"))
        let quote = Self.field(Self.instruction("QUOTE 68"))
        let result = "<w:fldChar w:fldCharType=\"separate\"/>"
        for text in [
            Self.field(Self.instruction("IF") + page + Self.instruction("= 1")), Self.field(page),
            Self.field(Self.instruction("TOC") + result + page + quote), quote,
            Self.field(Self.instruction("DATE") + "<w:instrText/>" + result) + page,
        ] {
            #expect(Self.features(Self.package("word/document.xml", text)).isEmpty, "\(text)")
        }
    }

    @Test(arguments: [
        ("ppaction://program", OtherReading.Feature.dataExchange), ("ppaction://macro?name=x", .macros),
        ("ppaction://ol&#101;?verb=0", .embeddedObject),
    ])
    func actionsOfSlidesAreFound(_ action: String, _ feature: OtherReading.Feature) {
        for tag in ["hlinkClick", "hlinkHover", "hlinkMouseOver"] {
            let slide = "<p:cNvPr><a:\(tag) r:id=\"a\" action=\"\(action)\"/></p:cNvPr>"
            #expect(Self.features(Self.package("ppt/slides/slide1.xml", slide)) == [feature])
            #expect(Self.features(Self.package("ppt/slideMasters/a.xml", slide)) == [feature])
        }
        let jump = "<a:hlinkClick action=\"ppaction://hlinksldjump\"/><a:t action=\"ppaction://macro\">x</a:t>"
        #expect(Self.features(Self.package("ppt/slides/slide1.xml", jump)).isEmpty)
    }

    @Test func macrosAndFramesOfOpenDocumentAreFound() {
        for link in ["<text:a xlink:href=\"vnd.sun.star.scr&#105;pt:a\"/>", "<text:a xlink:href='macro:///a'/>"] {
            #expect(Self.features(Self.package("content.xml", link)) == [.macros])
        }
        let frame = "<draw:floating-frame xlink:href=\"http://x/a\"/>"
        #expect(Self.features(Self.package("content.xml", frame)) == [.remoteTemplate])
        let program = "<presentation:event-listener presentation:action=\"execute\" xlink:href=\"a.exe\"/>"
        #expect(Self.features(Self.package("content.xml", program)) == [.dataExchange])
        for formula in [
            "<table:named-expression table:expression=\"DDE(&quot;a&quot;;&quot;b&quot;;&quot;c&quot;)\"/>",
            "<table:content-validation table:condition=\"of:cell-content()=DDE (&quot;a&quot;;1;2)\"/>",
            "<table:table-cell table:formula=\"of:=IF(1;cmd|'/c calc'!A0)\"/>",
        ] { #expect(Self.features(Self.package("content.xml", formula)) == [.dataExchange]) }
        let text =
            "<text:p>xlink:href=\"macro:a\" <text:a xlink:href=\"http://x/\">vnd.sun.star.script:</text:a></text:p>"
        #expect(Self.features(Self.package("content.xml", text)).isEmpty)
    }

    @Test(arguments: [
        "{\\*\\fldinst{D}{DE cmd}}", "{\\*\\fldinst D\\'44E x}", "{\\*\\fldinst \\u68?DE x}",
        "{\\*\\fldinst {\\*\\x y}DDE x}",
        "{\\*\\fldinst {\\b D}{\\i0 D}\nEAUTO x}",
        "{\\*\\fldinst {\\field{\\*\\fldinst QUOTE 68 68 69}{\\fldrslt DDE}} x}",
        "{\\*\\fldinst D{\\field{\\*\\fldinst REF a}{\\fldrslt D}}E x}",
        "{\\*\\fldinst{HYPERLINK \"ms-msdt:/id\"}}", "{\\*\\fldinst HYPER{\\b LINK} \\'22search-ms:x\\'22 }",
        "{\\*\\fldinst HYPERLINK \"file:///C:/\\b0 x.exe\"}",
    ])
    func fieldsOfRichTextThatStartProgramsAreFound(_ field: String) {
        #expect(Self.features(Array("{\\rtf1 {\\field\(field)}}".utf8)) == [.dataExchange], "\(field)")
        let far = String(repeating: "{\\b0}", count: 2000)
        #expect(Self.features(Array("{\\rtf1 {\\field{\\*\\fldinst \(far)DDE x}}}".utf8)) == [.dataExchange])
    }

    @Test(arguments: [
        "{\\*\\fldinst{\\rtlch\\fcs1 \\af0 \\insrsid1 HYPERLINK \"x\"}}", "{\\*\\fldinst PAGE}{\\fldrslt DDE}",
        "{\\*\\fldinst }DDE", "{\\*\\fldinst HYPERLINK \"https://e/x.exe\" \\\\o \"a.exe\"}",
        "{\\*\\fldinst HYPERLINK \"https://e/{\\field{\\*\\fldinst PAGE}}\"}", "{\\*\\fldinst H}",
        "{\\*\\fldinst IF {\\field{\\*\\fldinst QUOTE 68}{\\fldrslt D}} x}", "{\\*\\fldinst \\'22DE}",
    ])
    func otherFieldsOfRichTextAreOrdinary(_ field: String) {
        #expect(Self.features(Array("{\\rtf1 {\\field\(field)}}".utf8)).isEmpty, "\(field)")
    }

    @Test(arguments: [
        " http://e/x", " ht\r\ntp://e/x", " h\\'74tp://e/x", " \\u104?ttp://e/x", "\\b0 http://e/x", " ht\\b0 tp://e/x",
        " \\~http://e/x", #" \\\\server\\x"#, #" /\\server/x"#, " \r\n\\\\\r\n\\\\server", " {http://e/x",
    ])
    func templateOfRichTextFromElsewhereIsFound(_ path: String) {
        #expect(Self.features(Array("{\\rtf1 {\\*\\template\(path)}}".utf8)) == [.remoteTemplate], "\(path)")
    }

    @Test(arguments: [
        #" C:\\Users\\Jos\'e9\\Brief.dotx"#, #" C:\\O'Brien\\a.dotm"#, #" C:\\\u1080?\\a.dot"#, " Normal.dotm",
    ])
    func templateOfRichTextMayHaveAnyPath(_ path: String) {
        #expect(Self.features(Array("{\\rtf1 {\\*\\template\(path)}}".utf8)).isEmpty, "\(path)")
    }

    @Test func textAboutFieldsIsOrdinary() {
        let text = "<w:t>DDEAUTO</w:t><w:instrText> PAGE </w:instrText><w:fldChar/><w:instrText>REF DDE</w:instrText>"
        #expect(Self.features(Self.package("word/document.xml", text)).isEmpty)
    }

    @Test(arguments: [
        "<w:instrText> INCLUDETEXT \"\\\\\\\\server\\\\a.docx\" </w:instrText>",
        "<w:instrText>INCLUDE</w:instrText></w:r><w:r><w:instrText>PICTURE http://e/a.png \\d</w:instrText>",
        "<w:fldSimple w:instr=\" LINK Excel.Sheet.8 &quot;C:\\\\a.xls&quot; \"/>",
    ])
    func fieldsWithOtherFilesAreFound(_ field: String) {
        #expect(Self.features(Self.package("word/document.xml", "<w:p><w:r>\(field)</w:r></w:p>")) == [.externalLink])
    }

    @Test func bookmarksAreNoFieldsWithOtherFiles() {
        for field in ["linkage", "IMPORTED_TABLE", "REF include", "HYPERLINK \"http://e\""] {
            let text = "<w:p><w:r><w:instrText> \(field) </w:instrText></w:r></w:p>"
            #expect(Self.features(Self.package("word/document.xml", text)).isEmpty, "\(field)")
        }
    }

    @Test func fieldsWithOtherFilesAreFoundInRichAndOldTexts() {
        #expect(Self.features(Array("{\\rtf1 {\\*\\fldinst {INCLUDE}PICTURE \"http://e\"}}".utf8)) == [.externalLink])
        #expect(Self.features(Array("{\\rtf1 {\\*\\fldinst HYPERLINK \"http://e\"}}".utf8)).isEmpty)
        let old = [UInt8](repeating: 0, count: 64) + [0x13] + Array(" INCLUDETEXT \"a\"".utf8)
        #expect(Self.features(Self.document("WordDocument", old)) == [.externalLink])
        let bookmark = [UInt8](repeating: 0, count: 64) + [0x13] + Array(" LINKAGE \"a\"".utf8)
        #expect(Self.features(Self.document("WordDocument", bookmark)).isEmpty)
    }

    @Test func macrosOfRibbonsMayNotBeElsewhere() {
        let far = "<customUI onLoad=\"http&#58;//e/a.dotm!Run\"/>"
        #expect(Self.features(Self.package("customUI/customUI14.xml", far)) == [.remoteTemplate])
        #expect(
            Self.features(Self.package("customUI/a.xml", "<b><x onAction=\"\\\\e\\a.xlam!A\"/></b>")) == [
                .remoteTemplate
            ])
        for handler in ["ThisDocument.Run", "'Book 1.xlsm'!Run", "C:\\a.xlam!Run"] {
            #expect(Self.features(Self.package("customUI/customUI.xml", "<a onLoad=\"\(handler)\"/>")).isEmpty)
        }
        let relation = "<Relationship Type=\"http://schemas.microsoft.com/office/2006/relationships/ui/extensibility\""
        #expect(Self.features(Self.package("_rels/.rels", "\(relation) Target=\"customUI/customUI.xml\"/>")).isEmpty)
        #expect(Self.features(Self.package("_rels/.rels", "\(relation) Target=\"a.xml\"/>")) == [.remoteTemplate])
    }

    /// The path of another workbook, or of a program and its data, and the flags of a name in it.
    @Test(arguments: [
        ("a.xls", 0, [OtherReading.Feature.externalLink]), ("\u{2}", 0, []),
        ("cmd\u{3}/c calc", 0, [.externalLink, .dataExchange]), ("Word.Document\u{3}a.doc", 0x10, [.externalLink]),
    ])
    func linksOfOldWorkbooksAreFound(_ path: String, _ flags: Int, _ features: [OtherReading.Feature]) {
        let book = Containers.little(0, 2) + Containers.little(path.utf8.count, 2) + [0] + Array(path.utf8)
        let record = Containers.little(0x1AE, 2) + Containers.little(book.count, 2) + book
        let name = Containers.little(0x23, 2) + Containers.little(6, 2) + Containers.little(flags, 2) + [0, 0, 0, 0]
        let end = Containers.little(0x0A, 2) + Containers.little(0, 2)
        #expect(Self.features(Self.document("Workbook", record + name + end)) == features)
        // After the path comes the name of a sheet, with its length.
        let sheet =
            Containers.little(0x1AE, 2) + Containers.little(book.count + 6, 2) + book + [3, 0, 0] + Array("abc".utf8)
        #expect(Self.features(Self.document("Workbook", sheet + name + end)) == features)
        let wide = Containers.little(0, 2) + Containers.little(2, 2) + [1, 0xB1, 3, 0x61, 0]
        let greek = Containers.little(0x1AE, 2) + Containers.little(wide.count, 2) + wide
        #expect(Self.features(Self.document("Workbook", greek + name + end)) == [.externalLink])
        let itself = Containers.little(0x1AE, 2) + [4, 0, 1, 0, 1, 4]
        #expect(Self.features(Self.document("Workbook", itself + end)).isEmpty)
    }

    /// Before Excel 97, the links stand in each sheet, after the end of the list of sheets.
    @Test(arguments: [
        ("cmd\u{3}/c calc", [OtherReading.Feature.externalLink, .dataExchange]), ("\u{1}a.xls", [.externalLink]),
        ("\u{3}Sheet2", []), ("\u{2}", []), ("\u{4}", []), ("\u{1}:", []),
    ])
    func linksOfExcel95AreFound(_ name: String, _ features: [OtherReading.Feature]) {
        func record(_ kind: Int, _ content: [UInt8]) -> [UInt8] {
            Containers.little(kind, 2) + Containers.little(content.count, 2) + content
        }
        func workbook(_ version: Int) -> [UInt8] {
            record(0x809, Containers.little(version, 2) + [5, 0]) + record(0x0A, [])
                + record(0x17, [UInt8(name.utf8.count)] + Array(name.utf8)) + record(0x23, [0, 0, 0, 0, 0, 0])
                + record(0x0A, []) + record(0x17, [])
        }
        #expect(Self.features(Self.document("Book", workbook(0x500))) == features)
        #expect(Self.features(Self.document("Workbook", workbook(0x600))).isEmpty)
    }

    @Test func equationsOfTheOldEditorAreObjects() {
        #expect(Self.features(Self.document("Equation Native", [])) == [.embeddedObject])
    }

    @Test(arguments: [
        ("<xdr:sp macro=\"[1]!a\"/>", [OtherReading.Feature.macros]),
        ("<xdr:sp macro=\"'http://e/a.xlsm'!a\"/>", [.macros]),
        ("<x:FmlaMacro>'\\\\e\\[a.xlsm]'!a</x:FmlaMacro>", [.macros]), ("<xdr:sp macro=\"[0]!a\"/>", []),
        ("<xdr:sp macro=\"\"/>", []), ("<x:FmlaMacro>[0]!a</x:FmlaMacro>", []), ("<xdr:sp macro=\"Sheet1.a\"/>", []),
        ("<x:FmlaPict>cmd|'/c calc'!A0</x:FmlaPict>", [.dataExchange]), ("<x:FmlaPict>Picture1</x:FmlaPict>", []),
    ])
    func shapesWithMacrosOfOtherFilesAreFound(_ shape: String, _ features: [OtherReading.Feature]) {
        #expect(Self.features(Self.package("xl/drawings/drawing1.xml", shape)) == features)
        #expect(Self.features(Self.package("xl/drawings/vmlDrawing1.vml", shape)) == features)
    }

    /// The first record has a number of two bytes and another length.
    @Test(arguments: [(1, [OtherReading.Feature.dataExchange]), (0, []), (2, [])] as [(UInt8, [OtherReading.Feature])])
    func linksOfBinaryWorkbooksAreFound(_ kind: UInt8, _ features: [OtherReading.Feature]) {
        var link = Containers.ZIPEntry("xl/externalLinks/externalLink1.bin")
        link.content = [0x80, 0x01, 2, 0xE8, 2] + [0xE8, 2, 6, kind, 0, 0, 0, 0, 0] + [0xE9, 2, 0]
        #expect(Self.features(Containers.zip([.init("[Content_Types].xml", "<Types/>"), link])) == features)
    }

    /// Every binary workbook is called macro-enabled.
    @Test func binaryWorkbookInADocumentHasNoMacrosByItself() {
        let list = """
            <Types><Default Extension="xlsb" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.12"/></Types>
            """
        let document = Containers.zip([
            .init("[Content_Types].xml", list), .init("word/embeddings/Microsoft_Excel_Binary_Worksheet.xlsb", "x"),
        ])
        #expect(Self.features(document).isEmpty)
    }

    @Test(arguments: [
        (
            "Basic/script-lc.xml", "<library:library xlink:href='http://e/a.xlb' library:link='true'/>",
            OtherReading.Feature.macros
        ),
        ("Object 1/Basic/Standard/M.xml", "x", .macros),
        ("Configurations2/accelerator/current.xml", "<accel:item xlink:href='vnd.sun.star.script:a'/>", .macros),
        ("Configurations2/menubar/menubar.xml", "<menu:menuitem menu:id='macro:///a'/>", .macros),
        ("content.xml", "<draw:object-ole xlink:href='./Object 1'/>", .embeddedObject),
        ("content.xml", "<text:execute-macro text:name='a'>x</text:execute-macro>", .macros),
        ("content.xml", "<text:script script:language='JavaScript' xlink:href='a.js'/>", .macros),
        ("content.xml", "<c table:formula='of:=HYPERLINK(&quot;macro:///a&quot;)'/>", .macros),
        ("content.xml", "<c table:formula=\"msoxl:=cmd|'/c calc'!A0\"/>", .dataExchange),
        ("content.xml", "<text:a xlink:href='service:com.sun.star.a'/>", .macros),
        ("meta.xml", "<meta:template xlink:href='http://e/a.ott'/>", .remoteTemplate),
        ("meta.xml", "<meta:auto-reload xlink:href='http://e/a'/>", .remoteTemplate),
    ])
    func otherCodeOfOpenDocumentIsFound(_ name: String, _ content: String, _ feature: OtherReading.Feature) {
        #expect(Self.features(Self.package(name, content)) == [feature])
    }

    @Test(arguments: [
        ("Basic/script-lc.xml", "<library:library library:name='Standard' library:link='false'/>"),
        ("Configurations2/menubar/menubar.xml", "<menu:menuitem menu:id='.uno:Save'/>"),
        ("meta.xml", "<meta:template xlink:href='file:///home/a.ott'/>"), ("meta.xml", "<meta:auto-reload/>"),
        ("content.xml", "<c table:formula='of:=&quot;a|b&quot;&amp;[.A1]'/>"),
    ])
    func ordinaryOpenDocumentHasNoCode(_ name: String, _ content: String) {
        #expect(Self.features(Self.package(name, content)).isEmpty)
    }

    @Test func filesToWhichRichTextRefersAreFound() {
        func features(_ text: String) -> [OtherReading.Feature] { Self.features(Array("{\\rtf1\(text)}".utf8)) }
        #expect(features("{\\*\\filetbl{\\file\\fid1\\fnetwork \\\\\\\\e\\\\a.doc}}") == [.remoteTemplate])
        #expect(features("{\\*\\framedescr{\\*\\fname http://e/a}}") == [.remoteTemplate])
        #expect(features("{\\*\\nextfile http://e/a.rtf}") == [.externalLink])
        #expect(features("{\\mmdatasource \\\\\\\\e\\\\a.mdb}") == [.externalLink])
        #expect(features("{\\*\\filetbl{\\file\\fid0\\fvaliddos a.doc}}").isEmpty)
        #expect(Self.features(Array("\u{FEFF} {\\rtf1{\\object\\objemb}}".utf8)) == [.embeddedObject])
    }

    /// Each path is read up to the end of its group, which may be missing.
    @Test func pathsOfRichTextTakeLinearTime() {
        let text = "{\\rtf1" + String(repeating: "\\template", count: 100_000)
        #expect(Self.features(Array(text.utf8)).contains(.tooCostly))
    }

    @Test func tablesOfOtherProgramsAreFound() {
        let link = "<externalLink><ddeLink ddeService=\"cmd\"/></externalLink>"
        #expect(Self.features(Self.package("xl/externalLinks/externalLink1.xml", link)) == [.dataExchange])
        let source = "<office:dde-source office:dde-application=\"cmd\"/>"
        #expect(Self.features(Self.package("content.xml", source)) == [.dataExchange])
        let event = "<script:event-listener xlink:href=\"vnd.sun.star.script:a\"/>"
        #expect(Self.features(Self.package("content.xml", event)) == [.macros])
        #expect(Self.features(Self.package("META-INF/manifest.xml", "<manifest:encryption-data/>")) == [.encrypted])
        for formula in ["of:=DDE(&quot;a&quot;)", "=1+dde(\u{22}a)".replacing("\u{22}", with: "&quot;")] {
            #expect(Self.features(Self.package("content.xml", "<c table:formula=\"\(formula)\"/>")) == [.dataExchange])
        }
        #expect(Self.features(Self.package("content.xml", "<c table:formula=\"of:=ADDED(1)\"/>")).isEmpty)
        let object = "<draw:object xlink:href=\"https://e/a.odt\"/>"
        #expect(Self.features(Self.package("content.xml", object)) == [.remoteTemplate])
        #expect(Self.features(Self.package("content.xml", "<draw:object xlink:href=\"./Object 1\"/>")).isEmpty)
        let section = "<text:section-source xlink:href=\"https://e/a.odt\"/>"
        #expect(Self.features(Self.package("content.xml", section)) == [.externalLink])
        #expect(Self.features(Self.package("content.xml", "<text:section-source xlink:href=\"\"/>")).isEmpty)
        let command = "<text:a xlink:href=\"vnd.libreoffice.command:a\"/>"
        #expect(Self.features(Self.package("content.xml", command)) == [.macros])
    }

    /// Word and LibreOffice go by the content type, so the name of a part hides nothing.
    @Test(arguments: [
        "content.xml", "styles.xml", "META-INF/manifest.xml", "ppt/document.xml", "xl/externalLinks/a.xml",
    ])
    func textMayHaveTheNameOfAnotherPart(_ name: String) {
        let type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
        let list = "<Types><Override PartName=\"/\(name)\" ContentType=\"\(type)\"/></Types>"
        let field = "<w:fldSimple w:instr=\" dde x\"/>"
        #expect(
            Self.features(Containers.zip([.init("[Content_Types].xml", list), .init(name, field)])) == [.dataExchange])
    }

    @Test func binaryWorkbookMayHaveNoMacros() {
        let type = "application/vnd.ms-excel.sheet.binary.macroEnabled.main"
        let list = "<Types><Override PartName=\"/xl/workbook.bin\" ContentType=\"\(type)\"/></Types>"
        #expect(Self.features(Containers.zip([.init("[Content_Types].xml", list)])).isEmpty)
    }

    @Test(arguments: [
        ("META-INF/MANIFEST.MF", "application/java-archive"), ("WEB-INF/web.xml", "application/java-archive"),
        ("classes.dex", "application/vnd.android.package-archive"),
    ])
    func documentsThatAreProgramsAreFound(_ name: String, _ type: String) {
        let found = Self.readings(Self.package(name)).first
        #expect(found?.kind == .format && found?.type.essence == type)
    }

    @Test func programsInCompoundFilesAreFound() {
        #expect(Self.features(Containers.compoundFile(["WordDocument", "_VBA_PROJECT"])) == [.macros])
        #expect(Self.features(Containers.compoundFile(["WordDocument"])).isEmpty)
        #expect(Self.features(Containers.compoundFile(["Workbook", "\u{1}Ole10Native"])) == [.embeddedObject])
        #expect(Self.features(Containers.compoundFile(["EncryptedPackage"])) == [.encrypted])
    }

    private static func document(_ stream: String, _ start: [UInt8]) -> [UInt8] {
        Containers.compoundFile([stream], content: start + [UInt8](repeating: 0, count: 4096 - start.count))
    }

    /// The forms of a record's header, its kind, its content, and what it is.
    @Test(arguments: [
        (0x02, 0x0400, [0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0] as [UInt8], OtherReading.Feature.macros),
        (0x10, 0x1011, [1, 2, 3, 4], .embeddedObject),
        (0, 0x0FF3, [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0], .macros),
        (0, 0x0FF3, [0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0], .dataExchange),
        (0, 0x0FF3, [0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0], .embeddedObject),
    ])
    func recordsOfOldPresentationsAreRead(_ form: Int, _ kind: Int, _ content: [UInt8], _ feature: OtherReading.Feature)
    {
        let record =
            Containers.little(form, 2) + Containers.little(kind, 2) + Containers.little(content.count, 4) + content
        let title =
            Containers.little(0, 2) + Containers.little(0x0FBA, 2) + Containers.little(4, 4) + [0xFF, 3, 0x11, 0x10]
        let none =
            Containers.little(2, 2) + Containers.little(0x0400, 2) + Containers.little(12, 4) + Containers.little(0, 12)
        let container = none + Containers.little(0x0F, 2) + Containers.little(0x03E8, 2) + Containers.little(500, 4)
        #expect(Self.features(Self.document("PowerPoint Document", container + title + record)) == [feature])
        #expect(Self.features(Self.document("PowerPoint Document", container + title)).isEmpty)
    }

    /// The object of a chart opens only in the program for charts.
    @Test func chartsOfOldPresentationsAreOrdinary() {
        func features(_ objects: [UInt8]..., form: Int = 0) -> [OtherReading.Feature] {
            let records = objects.map { object in
                Containers.little(form, 2) + Containers.little(0x1011, 2) + Containers.little(object.count, 4) + object
            }
            return Self.features(Self.document("PowerPoint Document", records.flatMap(\.self)))
        }
        let graph: [UInt8] = [0x03, 0x08, 0x02, 0, 0, 0, 0, 0, 0xC0, 0, 0, 0, 0, 0, 0, 0x46]
        let chart = Containers.compoundFile(["Workbook"], rootClass: graph)
        #expect(features(chart).isEmpty)
        #expect(features(Containers.compoundFile(["Workbook"])) == [.embeddedObject])
        #expect(features(chart, Containers.compoundFile(["Workbook"])) == [.embeddedObject])
        let stored = [1] + Containers.little(chart.count, 2) + Containers.little(0xFFFF - chart.count, 2) + chart
        let packed = Containers.little(chart.count, 4) + [0x78, 1] + stored
        #expect(features(packed, form: 0x10).isEmpty)
        #expect(features(Containers.little(1 << 30, 4) + [0x78, 1] + stored, form: 0x10) == [.embeddedObject])
    }

    @Test(arguments: ["DDE x", "\tddeauto", "\u{22}DDE", "\rDDE", "\u{13}QUOTE \"D\"\u{15}DE"])
    func fieldOfOldTextMayStartWithBlanks(_ field: String) {
        let bytes = [UInt8](repeating: 0, count: 64) + [0x13] + Array(field.utf8)
        #expect(Self.features(Self.document("WordDocument", bytes)) == [.dataExchange])
        let wide = [UInt8](repeating: 0, count: 64) + [0x13, 0] + field.utf16.flatMap { [UInt8($0 & 0xFF), 0] }
        #expect(Self.features(Self.document("WordDocument", wide)) == [.dataExchange])
        #expect(
            Self.features(
                Self.document("WordDocument", [UInt8](repeating: 0, count: 64) + [0x13] + Array(" PAGE".utf8))
            ).isEmpty)
    }

    @Test func otherFilesHaveNoMacros() {
        #expect(Self.readings(Array("vbaProject.bin".utf8)).isEmpty)
        #expect(Self.readings([]).isEmpty)
    }
}
