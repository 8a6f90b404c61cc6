import MIMETypes
import Testing

@testable import MIMEDetection

/// Formats that the bytes prove only together with the name.
struct UploadProofTests {
    /// The declaration of XML is optional, so the tags are the proof.
    @Test(arguments: ["<a/>", "\n<item b='c'>d<e:f/>&g;</item>\n", "<!-- x --><a><?b?><![CDATA[<]]></a>", "<é>1</é>"])
    func documentWithoutDeclarationIsProvenByItsTags(_ text: String) {
        let verdict = UploadPolicy(allowing: [.xml]).judge(bytes: Array(text.utf8), name: "a.xml")
        #expect(verdict.type == .xml, "\(verdict.refusal?.logMessage ?? "")")
    }

    @Test func documentInUTF16NeedsNoDeclaration() {
        func wide(_ text: String) -> [UInt8] {
            [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        }
        let policy = UploadPolicy(allowing: [.xml])
        #expect(policy.judge(bytes: wide("<a><b>é</b></a>"), name: "a.xml").type == .xml)
        #expect(policy.judge(bytes: wide("<a><b>é</a></b>"), name: "a.xml").type == nil)
    }

    /// Another kind of document may have a name that is usual for one kind.
    @Test(arguments: ["a.appdata.xml", "pom.xml", "build.xml", "a.cdx.xml"])
    func nameOfOtherXMLIsProvenAsXML(_ name: String) {
        let document = Array("<?xml version=\"1.0\"?>\n<foo><b>x</b></foo>\n".utf8)
        let verdict = UploadPolicy(allowing: [.xml]).judge(bytes: document, name: name)
        #expect(verdict.type == .xml, "\(verdict.refusal?.logMessage ?? "")")
        #expect(UploadPolicy(allowing: [.xml]).judge(bytes: Array("words\n".utf8), name: name).type == nil)
    }

    /// A drawing is never any XML, whatever its root element is.
    @Test func drawingWithAnotherRootIsNotAnyXML() {
        let document = Array("<?xml version=\"1.0\"?>\n<foo><script>a()</script></foo>\n".utf8)
        #expect(UploadPolicy(allowing: [.svg, .xml]).judge(bytes: document, name: "a.svg").type == nil)
    }

    /// Where no root element is known, only the name tells a vocabulary from any other XML.
    @Test(arguments: [
        "<?xml version=\"1.0\"?>\n<foo><b>x</b></foo>\n", "<foo><b>x</b></foo>\n", "<foo xmlns=\"urn:x\"/>",
        "<!-- words -->\n<foo a=\"b\"><b>x</b><b/></foo>\n",
    ])
    func vocabularyWithoutAKnownRootIsProvenAsXML(_ text: String) {
        let type = MIMEType(constant: "application/x-vocabulary+xml")
        var registry = TypeRegistry.builtIn
        registry.register(type, extensions: ["vocabulary"])
        func verdict(_ allowed: MIMEType, _ text: String) -> UploadVerdict {
            UploadPolicy(allowing: [allowed], registry: registry).judge(bytes: Array(text.utf8), name: "a.vocabulary")
        }
        #expect(verdict(type, text).type == type, "\(verdict(type, text).refusal?.logMessage ?? "")")
        #expect(verdict(.xml, text).type == .xml)
        #expect(verdict(.plainText, text).type == nil)
    }

    /// The same searches as for any other XML find what acts.
    @Test(arguments: [
        ("<a><script xmlns=\"http://www.w3.org/1999/xhtml\">x</script></a>", UploadFinding.Code.script),
        ("<!DOCTYPE a SYSTEM \"http://e/x.dtd\">\n<a/>", .externalReference),
        ("<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]>\n<a>&b;</a>", .externalReference),
        ("<?xml version=\"1.0\"?><?xml-stylesheet href=\"a.xsl\" type=\"text/xsl\"?><a/>", .transformation),
        ("words\n", .typeNotAllowed), ("<a><b></a>", .unproven),
    ])
    func vocabularyWithoutAKnownRootIsSearched(_ text: String, _ code: UploadFinding.Code) throws {
        let type = try #require(MIMEType("application/atomdeleted+xml"))
        let verdict = UploadPolicy(allowing: [type]).judge(bytes: Array(text.utf8), name: "a.atomdeleted")
        #expect(verdict.refusal?.findings.contains { $0.code == code } == true, "\(verdict.findings)")
    }

    /// The root element of another format tells what the document is.
    @Test(arguments: [
        "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "<html><body>x</body></html>",
        "<?xml version=\"1.0\"?><html xmlns=\"http://www.w3.org/1999/xhtml\"/>",
        "<?xml version=\"1.0\"?><rss version=\"2.0\"/>", "<gpx version=\"1.1\"><a/></gpx>",
    ])
    func documentWithAKnownRootIsNoOtherVocabulary(_ text: String) throws {
        let type = try #require(MIMEType("application/atomdeleted+xml"))
        #expect(UploadPolicy(allowing: [type]).judge(bytes: Array(text.utf8), name: "a.atomdeleted").type == nil)
    }

    @Test(arguments: ["text/scriptlet", "application/vnd.oasis.opendocument.text-flat-xml", "image/svg+xml"])
    func typeThatActsOrStatesItselfNeedsItsRoot(_ name: String) throws {
        let type = try #require(MIMEType(name))
        let suffix = try #require(TypeRegistry.standard.preferredFileExtension(of: type))
        let document = Array("<?xml version=\"1.0\"?>\n<foo><b>x</b></foo>\n".utf8)
        #expect(UploadPolicy(allowing: [type]).judge(bytes: document, name: "a.\(suffix)").type == nil)
    }

    @Test(arguments: [
        "<a>", "<a></b>", "<a/><b/>", "<a/>b", "a<b/>", "<a b></a>", "<a b=c/>", "<a b='<'/>", "<1/>", "< a/>", "<a",
    ])
    func textWithOtherTagsIsNoDocument(_ text: String) {
        #expect(UploadPolicy(allowing: [.xml]).judge(bytes: Array(text.utf8), name: "a.xml").type == nil)
    }

    @Test func textMayHaveANameForManyUses() {
        let text = Array("buy milk\n".utf8)
        #expect(UploadPolicy(allowing: [.plainText]).judge(bytes: text, name: "todo.txt").type == .plainText)
    }

    /// AbiWord and others write rich text under the suffix of Word.
    @Test func richTextMayHaveTheSuffixOfWord() {
        let policy = UploadPolicy(allowing: [MIMEType(constant: "application/rtf")])
        #expect(policy.judge(bytes: Array("{\\rtf1 x}".utf8), name: "a.doc").safeName == "a.doc.rtf")
        #expect(policy.judge(bytes: Array("{\\rtf1 x}".utf8), name: "a.xls").type == nil)
    }

    /// Only the name can tell which document is encrypted.
    @Test func encryptedPackageIsProvenByItsContainer() {
        let bytes = Containers.compoundFile(["EncryptedPackage", "EncryptionInfo"])
        let codes = { (strictness: UploadPolicy.Strictness, name: String) in
            UploadPolicy(allowing: [.docx], strictness: strictness).judge(bytes: bytes, name: name).refusal?.findings
                .map(\.code)
        }
        #expect(codes(.standard, "a.docx") == [.encrypted])
        #expect(codes(.lenient, "a.docx") == nil)
        #expect(codes(.lenient, "a.zip")?.contains(.typeNotAllowed) == true)
    }

    /// The list of addresses in ASX is either XML or text; players run what it refers to.
    @Test func listOfAddressesIsNotAnyXML() {
        let list = Array("ASF http://e/\n".utf8)
        let asx = MIMEType(constant: "audio/x-ms-asx")
        #expect(UploadPolicy(allowing: [.xml]).judge(bytes: list, name: "x.txt").type == nil)
        #expect(UploadPolicy(allowing: [asx]).judge(bytes: list, name: "x.asx").type == asx)
        let noise = UploadPolicy(allowing: [asx]).judge(bytes: list + Pictures.noise(99), name: "x.asx")
        #expect(noise.refusal?.findings.map(\.code) == [.unproven])
    }

    private static func codes(
        _ bytes: [UInt8], _ name: String, allowing type: String? = nil, ranges: [MediaRange] = []
    ) -> [UploadFinding.Code] {
        let allowed = type.flatMap { MIMEType($0) }.map { [$0] } ?? []
        return UploadPolicy(allowing: allowed, ranges: ranges).judge(bytes: bytes, name: name).findings.map(\.code)
    }

    /// Data in gzip, in a block that is not compressed.
    private static func gzip(_ text: String) -> [UInt8] { gzip(Array(text.utf8)) }

    private static func gzip(_ content: [UInt8]) -> [UInt8] {
        let sum = content.withUnsafeBytes { CRC32.sum(of: $0) }
        return [0x1F, 0x8B, 8, 8, 0, 0, 0, 0, 0, 3] + Array("a\0".utf8) + [1] + Containers.little(content.count, 2)
            + Containers.little(0xFFFF - content.count, 2) + content + Containers.little(sum, 4)
            + Containers.little(content.count, 4)
    }

    private static let bzip2 = Array("BZh91AY&SY".utf8) + Pictures.noise(40)
    private static let xz: [UInt8] =
        [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0, 4, 0xE6, 0xD6, 0xB4, 0x46] + Pictures.noise(40)
    private static let sevenZip: [UInt8] = [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C, 0, 4] + Pictures.noise(40)
    private static let zip = Containers.zip([.init("a.png", "x")])

    @Test(arguments: [
        ("a.tar.gz", "application/x-compressed-tar"), ("a.tgz", "application/x-compressed-tar"),
        ("a.taz", "application/x-compressed-tar"), ("a.tgz", "application/gzip"),
        ("a.gnumeric", "application/x-gnumeric"), ("a.dia", "application/x-dia-diagram"),
    ])
    func gzipProvesWhatIsCompressedWithIt(_ name: String, _ type: String) {
        #expect(Self.codes(Self.gzip("words"), name, allowing: type).isEmpty)
    }

    @Test(arguments: [
        (bzip2, "a.tar.bz2", "application/x-bzip2-compressed-tar"),
        (bzip2, "a.tbz", "application/x-bzip2-compressed-tar"),
        (xz, "a.tar.xz", "application/x-xz-compressed-tar"), (xz, "a.txz", "application/x-xz-compressed-tar"),
        (zip, "a.cbz", "application/vnd.comicbook+zip"), (sevenZip, "a.cb7", "application/x-cb7"),
        (Containers.mp4(brand: "M4A ", handlers: ["soun"]), "a.m4b", "audio/x-m4b"),
        (Containers.mp4(brand: "M4A ", handlers: ["soun"]), "a.m4r", "audio/x-m4r"),
        (Containers.jpeg + Pictures.noise(40), "a.mjpeg", "video/x-mjpeg"),
        (Array("-----BEGIN PKCS7-----\nMIIB\n-----END PKCS7-----\n".utf8), "a.p7b", "application/x-pkcs7-certificates"),
    ])
    func containerProvesWhatOnlyTheNameTells(_ bytes: [UInt8], _ name: String, _ type: String) {
        #expect(Self.codes(bytes, name, allowing: type).isEmpty)
    }

    /// A container that states its type proves nothing without this statement, and video is no sound.
    @Test(arguments: ["42", "-1.5e3\n", "\"words\"", " true", "null\n", "\u{FEFF}false"])
    func valueIsAJSONText(_ text: String) {
        #expect(Self.codes(Array(text.utf8), "a.json", allowing: "application/json").isEmpty)
    }

    @Test(arguments: ["words", "1, 2", "1 2", "\"words", "1]", "tru", "// 1"])
    func otherTextIsNoJSONText(_ text: String) {
        #expect(!Self.codes(Array(text.utf8), "a.json", allowing: "application/json").isEmpty)
    }

    @Test(arguments: ["a.ppm", "a.pgm", "a.pnm"]) func imagesOfNetpbmMayHaveEachOthersSuffixes(_ name: String) {
        let image = Array("P5\n2 2\n255\n".utf8) + [0, 9, 200, 255]
        #expect(Self.codes(image, name, allowing: "image/x-portable-graymap").isEmpty)
    }

    @Test func containerProvesNoMoreThanItStates() {
        let docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        #expect(!Self.codes(Self.zip, "a.docx", allowing: docx).isEmpty)
        #expect(!Self.codes(Containers.matroska("webm", tracks: [1]), "a.weba", allowing: "audio/webm").isEmpty)
        #expect(!Self.codes(Array("<?xml version='1.0'?><a/>".utf8), "a.svg", allowing: "image/svg+xml").isEmpty)
        #expect(!Self.codes(Self.gzip("words"), "a.xpi", allowing: "application/gzip").isEmpty)
        #expect(!Self.codes(Self.zip, "a.xpi", allowing: "application/zip").isEmpty)
    }

    @Test(arguments: [
        ("WEBVTT\n\n00:01.000 --> 00:02.000\nwords\n", "a.vtt", "text/vtt"),
        ("[Script Info]\nTitle: words\n", "a.ass", "text/x-ssa"),
        ("[Script Info]\nTitle: words\n", "a.ssa", "text/x-ssa"),
        ("<http://e/a> <http://e/b> <http://e/c> .\n", "a.nt", "application/n-triples"),
        ("!Type:Bank\nD01/02/2024\nT-12.50\nPShop\n^\n", "a.qif", "application/qif"),
        ("// words\n{\"a\": [1, 2,], /* b */ \"c\": null}\n", "a.jsonc", "text/x-json-with-comments"),
        (
            "\n  words\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\n    0.0000    0.0000    0.0000 C   0  0\nM  END\n",
            "a.mol", "chemical/x-mdl-molfile"
        ),
    ])
    func weakSignaturesAndTextProveWithTheName(_ text: String, _ name: String, _ type: String) {
        #expect(Self.codes(Array(text.utf8), name, allowing: type).isEmpty)
        #expect(!Self.codes(Array("words\n".utf8) + Pictures.noise(90), name, allowing: type).isEmpty)
    }

    @Test func otherTextProvesNoFormatWithAGrammar() {
        let type = "text/x-json-with-comments"
        #expect(!Self.codes(Array("// words\n{\"a\": [1, 2,], \"c\" null}\n".utf8), "a.jsonc", allowing: type).isEmpty)
        #expect(!Self.codes(Array("{\"a\": 1} words".utf8), "a.json", allowing: "application/json").isEmpty)
    }

    @Test func compressedDrawingsAreSearched() {
        let type = "image/svg+xml-compressed"
        let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\"><rect/></svg>"
        #expect(Self.codes(Self.gzip(drawing), "a.svgz", allowing: type).isEmpty)
        #expect(Self.codes(Self.gzip(drawing), "a.svgz", ranges: [.images]) == [.typeNotAllowed])
        let script = drawing.replacing("<rect/>", with: "<script>x()</script>")
        #expect(Self.codes(Self.gzip(script), "a.svgz", allowing: type).contains(.script))
        #expect(Self.codes(Self.gzip(drawing) + Self.gzip(drawing), "a.svgz", allowing: type) == [.undecodable])
    }

    /// Returns a bank statement in the form of OFX 2, which is XML.
    static func statement(_ content: String) -> String {
        "<?xml version=\"1.0\"?>\n<?OFX OFXHEADER=\"200\" VERSION=\"211\" SECURITY=\"NONE\"?>\n\(content)\n"
    }

    /// Files as people export them from Evernote, draw.io, banks, translation tools, InCopy and hospitals.
    @Test(arguments: [
        (
            "a.enex",
            "<?xml version=\"1.0\"?>\n<!DOCTYPE en-export SYSTEM \"http://xml.evernote.com/pub/evernote-export4.dtd\">\n"
                + "<en-export export-date=\"20240101T000000Z\"><note><title>a</title></note></en-export>\n"
        ),
        ("a.drawio", "<mxfile host=\"a\"><diagram><mxGraphModel/></diagram></mxfile>\n"),
        ("b.drawio", "<?xml version=\"1.0\"?>\n<mxfile host=\"a\"><diagram><mxGraphModel/></diagram></mxfile>\n"),
        ("a.tmx", "<?xml version=\"1.0\"?>\n<tmx version=\"1.4\"><header/><body/></tmx>\n"),
        ("a.icml", "<?xml version=\"1.0\"?>\n<?aid style=\"50\"?>\n<Document Self=\"d\"><Story/></Document>\n"),
        ("a.ofx", "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><SIGNONMSGSRSV1></OFX>\n"),
        ("a.qfx", "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><SIGNONMSGSRSV1></OFX>\n"),
        ("b.ofx", statement("<OFX><SIGNONMSGSRSV1/></OFX>")),
        ("b.qfx", statement("<OFX><SIGNONMSGSRSV1/></OFX>")),
        (
            "a.ovf",
            "<?xml version=\"1.0\"?>\n<Envelope xmlns=\"http://schemas.dmtf.org/ovf/envelope/1\"><References/></Envelope>\n"
        ),
        ("a.hl7", "MSH|^~\\&|A|B|C|D|20240101||ADT^A01|1|P|2.3\rPID|1||1\r"),
    ])
    func fileIsAcceptedByItsExtension(_ name: String, _ text: String) {
        let suffix = name.split(separator: ".").last.map(String.init) ?? ""
        let verdict = UploadPolicy(allowing: MIMEType.types(fileExtension: suffix))
            .judge(bytes: Array(text.utf8), name: name)
        #expect(verdict.isAccepted, "\(name): \(verdict.refusal?.logMessage ?? "")")
    }

    /// The root element proves the format only if all of the document is XML, in which nothing reaches out.
    @Test(arguments: [
        ("a.drawio", "<mxfile host=\"a\"><diagram></mxfile>\n"),
        ("a.drawio", "<mxfile host=a><diagram/></mxfile>\n"),
        ("a.drawio", "<mxfile><diagram/></mxfile>\u{0}\u{1}\n"),
        ("a.drawio", "<!DOCTYPE mxfile SYSTEM \"http://example.com/a.dtd\">\n<mxfile><diagram/></mxfile>\n"),
        ("a.ofx", "<?xml version=\"1.0\"?>\n<!DOCTYPE OFX SYSTEM \"http://example.com/a.dtd\">\n<OFX><A/></OFX>\n"),
        (
            "a.ofx",
            "<?xml version=\"1.0\"?>\n<!DOCTYPE OFX [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>\n<OFX>&a;</OFX>\n"
        ),
        ("a.ofx", statement("<!DOCTYPE OFX SYSTEM \"http://example.com/a.dtd\">\n<OFX/>")),
        ("a.qfx", statement("<!DOCTYPE OFX [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>\n<OFX>&a;</OFX>")),
        ("a.ofx", statement("<OFX><script xmlns=\"http://www.w3.org/1999/xhtml\">1</script></OFX>")),
        ("a.ofx", "\u{FEFF}" + statement("<OFX><script xmlns=\"http://www.w3.org/1999/xhtml\">1</script></OFX>")),
        ("a.ofx", "<?xml version=\"1.0\"?>\n<OFX><script xmlns=\"http://www.w3.org/1999/xhtml\">1</script></OFX>\n"),
    ])
    func fileIsRefusedInSpiteOfItsExtension(_ name: String, _ text: String) {
        let suffix = name.split(separator: ".").last.map(String.init) ?? ""
        let verdict = UploadPolicy(allowing: MIMEType.types(fileExtension: suffix))
            .judge(bytes: Array(text.utf8), name: name)
        #expect(!verdict.isAccepted, "\(name): \(text)")
    }

    /// A compressed drawing contains a drawing, not another compressed one or a page.
    @Test func compressedDrawingContainsADrawing() {
        let type = MIMEType(constant: "image/svg+xml-compressed")
        func verdict(_ content: [UInt8]) -> UploadVerdict {
            UploadPolicy(allowing: [type]).judge(bytes: Self.gzip(content), name: "a.svgz")
        }
        let drawing = Pictures.svg("<g/>")
        #expect(verdict(drawing).type == type, "\(verdict(drawing).refusal?.logMessage ?? "")")
        #expect(verdict(Self.gzip(drawing)).refusal?.code == .undecodable)
        #expect(verdict(Array("words".utf8)).refusal?.code == .undecodable)
        #expect(verdict(Array("<html><body onload=x></body></html>".utf8)).refusal?.code != nil)
    }
}
