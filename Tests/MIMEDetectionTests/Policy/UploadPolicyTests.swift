import FileTesting
import MIMEDetection
import MIMETypes
import Testing

/// What is let in, and why anything else is not.
struct UploadPolicyTests {
    private static let pictures = UploadPolicy(allowing: [.png, .jpeg, .gif, .pdf])
    private static let archive = Containers.zip([.init("META-INF/MANIFEST.MF", "x"), .init("A.class", "y")])

    private static func reason(
        _ bytes: [UInt8], _ name: String? = nil, _ policy: UploadPolicy = pictures
    ) -> UploadRefusal.Reason? {
        policy.judge(bytes: bytes, name: name).refusal?.reason
    }

    @Test func whatIsAllowedAndPlainIsAccepted() {
        for size in [64, 300_000] {
            #expect(Self.pictures.judge(bytes: Pictures.png(size: size), name: "photo.png").type == .png)
            #expect(Self.pictures.judge(bytes: Pictures.jpeg(size: size), name: "IMG_1.JPG").type == .jpeg)
            #expect(Self.pictures.judge(bytes: Pictures.gif(size: size), name: "a.b.c.gif").type == .gif)
            #expect(
                Self.pictures.judge(bytes: Pictures.pdf(size: size), name: "2024-01-01 Rechnung (2).pdf").type == .pdf)
            #expect(Self.pictures.judge(bytes: Pictures.png(size: size)).type == .png)
        }
    }

    @Test func aliasesOfAllowedTypesAreTheSame() throws {
        let alias = try #require(MIMEType("image/x-png"))
        #expect(UploadPolicy(allowing: [alias]).judge(bytes: Pictures.png()).type == .png)
    }

    @Test func whatIsNotAllowedIsRefused() {
        #expect(Self.reason(Pictures.svg("<g/>"), "x.svg") == .notAllowed)
        #expect(Self.reason(Array("words\n".utf8), "x.txt") == .notAllowed)
        #expect(Self.reason(Self.archive, "x.jar") == .notAllowed)
        #expect(Self.reason(Array("MZ".utf8) + [UInt8](repeating: 0, count: 300), "x.exe") != nil)
        #expect(UploadPolicy(allowing: []).judge(bytes: Pictures.png()).refusal?.reason == .notAllowed)
    }

    @Test(
        arguments: [
            (Pictures.pdf(), "x.png"), (Pictures.png(), "x.pdf"), (Pictures.png(), "x.exe"), (Pictures.png(), "x.html"),
            (Array("words and words\n".utf8), "x.png"), (Array("<html><script>x</script></html>".utf8), "x.jpg"),
            (Array("MZ".utf8) + [UInt8](repeating: 0, count: 300), "x.png"), (Pictures.jpeg(), "x.svg"),
        ] as [([UInt8], String)])
    func nameThatContradictsTheContentIsRefused(_ bytes: [UInt8], _ name: String) {
        #expect(Self.reason(bytes, name) == .nameContradicts)
    }

    @Test(
        arguments: [
            "x.php.png", "x.php5.png", "x.PHTML.png", "x.phar", "x.png.php", "x.asp;.png", "x.jsp.png", "x.png\0.php",
            "x\0.png", "\u{202E}gnp.exe.png", "x\u{202E}gnp.png", "x\u{200B}.png", "x\u{FEFF}.png", "x.png.", "x.png ",
            "x.png...",
            "x.php::$DATA.png", "x.png::$DATA", "x.asp:.png", "C:\\x.png", "..\\x.png", "x\n.png", "x\u{7F}.png",
            "x.png\u{3000}", "\u{3164}.png", "x\u{2028}.png", ".htaccess", "web.config", "x.cgi.png",
        ])
    func misleadingNamesAreRefused(_ name: String) {
        let refusal = Self.pictures.judge(bytes: Pictures.png(), name: name).refusal
        #expect(refusal?.reason == .nameContradicts)
        #expect(refusal?.logMessage.contains { $0.isNewline || $0 == "\0" } == false)
    }

    @Test(
        arguments: [
            "x.png", "photo", "holiday.2024.png", "www.example.com.png", "日本語.png", "Ünïcödé – copy (1).png",
            "مرحبا.png",
            "می\u{200C}خواهم.png", "👩\u{200D}👩\u{200D}👧.png", "-x.png", "folder/x.png", "a'b\"c.png", "x .png",
            "x..png",
            ".png", "screenshot of main.py.png", "Screenshot 12.30.png",
        ])
    func ordinaryNamesAreTaken(_ name: String) {
        let verdict = Self.pictures.judge(bytes: Pictures.png(), name: name)
        #expect(verdict.type == .png, "\(verdict.refusal?.logMessage ?? "")")
    }

    @Test(arguments: HeadSearchTests.serverScripts) func scriptsInsideAreRefused(_ script: String, _ type: String) {
        for size in [64, 200_000] {
            #expect(Self.reason(Pictures.png(text: script, size: size), "x.png") == .scriptInside)
            #expect(Self.reason(Pictures.gif(size: size) + Array(script.utf8), "x.gif") == .scriptInside)
            let end = Array(Pictures.jpeg(size: size).dropLast(2)) + Array(script.utf8) + [0xFF, 0xD9]
            #expect(Self.reason(end, "x.jpg") == .scriptInside)
        }
        let refusal = Self.pictures.judge(bytes: Pictures.png(text: script)).refusal
        #expect(refusal?.other?.essence == type)
    }

    @Test func twoFormatsInOneAreRefused() {
        for size in [64, 200_000] {
            #expect(Self.reason(Pictures.gif(size: size) + Self.archive, "x.gif") == .alsoReadable)
            #expect(Self.reason(Pictures.jpeg(size: size) + Self.archive, "x.jpg") == .alsoReadable)
            #expect(Self.reason(Pictures.pdf(size: size) + Self.archive, "x.pdf") == .alsoReadable)
            let program =
                Array("MZ".utf8) + [UInt8](repeating: 0, count: 58) + Containers.little(64, 4)
                + Array("PE\0\0".utf8) + [UInt8](repeating: 0, count: 200)
            #expect(Self.reason(Pictures.png(size: size) + program, "x.png") == .alsoReadable)
        }
        let refusal = Self.pictures.judge(bytes: Pictures.gif() + Self.archive).refusal
        #expect(refusal?.found == .gif && refusal?.other?.essence == "application/java-archive")
    }

    @Test func whatABrowserWouldSniffIsRefused() {
        let texts = UploadPolicy(allowing: [.plainText, .csv, .markdown])
        #expect(Self.reason(Array("<b onclick=x()>words</b>\n".utf8), "x.txt", texts) == .sniffedByBrowser)
        #expect(Self.reason(Array("<style>p {}</style>\n\n# Title\n".utf8), "x.md", texts) == .sniffedByBrowser)
        let words = texts.judge(bytes: Array("<b >words</b>\n".utf8), name: "x.txt")
        #expect(words.type == .plainText && words.findings.map(\.code) == [.inertPage])
        #expect(texts.judge(bytes: Array("a,b\n1,2\n".utf8), name: "x.csv").type == .csv)
        #expect(texts.judge(bytes: Array("words\n".utf8), name: "x.txt").type == .plainText)
        #expect(texts.judge(bytes: Array("# Title\n\nwords\n".utf8), name: "x.md").type == .markdown)
    }

    @Test func plainTextLetsInNoPagesAndNoPrograms() {
        let texts = UploadPolicy(allowing: [.plainText])
        let contents = [
            ("x.html", "<!DOCTYPE html><html><script>x</script></html>"),
            ("x.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"),
            ("x.js", "alert(1)\n"), ("x.php", "<?php echo 1;\n"), ("x.sh", "#!/bin/sh\nrm -rf x\n"),
            ("x.bat", "@echo off\r\ndel x\r\n"),
            ("x.txt", "<!DOCTYPE html><html><script>x</script></html>"), ("x.txt", "#!/bin/sh\nrm -rf x\n"),
            ("x.vbs", "MsgBox 1\r\n"),
            ("x.txt", "<?php system($_GET[0]); ?>\n"), ("x.xml", "<?xml version=\"1.0\"?><a/>"),
            ("x.hta", "<hta:application>"),
        ]
        for (name, content) in contents {
            #expect(Self.reason(Array(content.utf8), name, texts) != nil, "\(name) \(content)")
        }
    }

    @Test func onlySVGWithoutScriptsIsAccepted() {
        let policy = UploadPolicy(allowing: [.svg])
        #expect(policy.judge(bytes: Pictures.svg("<path d=\"M0 0\"/>"), name: "x.svg").type == .svg)
        #expect(Self.reason(Pictures.svg("<script>x</script>"), "x.svg", policy) == .scriptInside)
        let long = String(repeating: "<g/>", count: 9000)
        #expect(Self.reason(Pictures.svg(long + "<g onload=\"x\"/>"), "x.svg", policy) == .scriptInside)
        #expect(Self.reason(Array("<html><svg/></html>".utf8), "x.svg", policy) != nil)
    }

    @Test func documentsWithMacrosHaveTheirOwnType() throws {
        let types = "vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
        let macros = "vnd.ms-word.document.macroEnabled.main+xml"
        let policy = UploadPolicy(allowing: [.docx])
        func document(_ type: String, _ more: [Containers.ZIPEntry] = []) -> [UInt8] {
            Containers.zip(
                [.init("[Content_Types].xml", Containers.contentTypes(type)), .init("word/document.xml", "<x/>")] + more
            )
        }
        #expect(policy.judge(bytes: document(types), name: "x.docx").type == .docx)
        #expect(Self.reason(document(macros), "x.docm", policy) == .notAllowed)
        #expect(Self.reason(document(macros), "x.docx", policy) != nil)
        #expect(Self.reason(document(types, [.init("word/vbaProject.bin", "x")]), "x.docx", policy) == .scriptInside)
        #expect(Self.reason(Self.archive, "x.docx", policy) != nil)
        #expect(Self.reason(Containers.compoundFile(["EncryptedPackage", "EncryptionInfo"]), "x.docx", policy) != nil)
    }

    @Test func nothingAndPartsOfSomethingAreRefused() {
        #expect(Self.reason([], "x.png") == .unproven)
        #expect(Self.reason([], nil) == .unproven)
        #expect(Self.reason([0x89], "x.png") != nil)
        #expect(Self.reason(Pictures.noise(5000), "x.png") != nil)
        #expect(Self.reason(Pictures.noise(5000), nil) == .notAllowed)
    }

    @Test func fileThatCannotBeSearchedToItsEndIsRefused() throws {
        let picture = Pictures.png(size: 100_000)
        let part = Resource(source: PrefixSource(Array(picture.prefix(50_000)), isComplete: false), name: "x.png")
        #expect(try Self.pictures.judge(part).refusal?.reason == .tooLittleRead)
        let small = ReadLimits(bytes: 50_000)
        let strict = UploadPolicy(allowing: [.png], limits: small)
        #expect(strict.judge(bytes: picture, name: "x.png").refusal?.reason == .tooLittleRead)
        #expect(Self.pictures.judge(MIMEDetector().detect(bytes: picture)).refusal?.reason == .tooLittleRead)
        let head = UploadPolicy(allowing: [.png], search: .head)
        #expect(head.judge(MIMEDetector(search: .head).detect(bytes: picture)).type == .png)
        #expect(head.judge(bytes: picture).type == .png)
        #expect(head.judge(MIMEDetector().detect(bytes: picture)).refusal?.reason == .tooLittleRead)
        #expect(UploadPolicy(allowing: [.png], search: .off).search == .head)
    }

    @Test func declaredTypeIsNotProof() {
        #expect(Self.pictures.judge(bytes: Pictures.noise(500), declaredType: .png).type == nil)
        let refusal = Self.pictures.judge(bytes: Pictures.pdf(), name: "x.pdf", declaredType: .png).refusal
        #expect(refusal?.reason == .nameContradicts && refusal?.other == .png)
    }

    @Test func zipBombCostsNoMoreThanAnArchive() throws {
        let bomb = Containers.zip((0..<3000).map { .init("\($0).zip", "x") })
        let count = CountingSource.Count()
        let policy = UploadPolicy(allowing: [.zip])
        #expect(try policy.judge(Resource(source: CountingSource(bomb, count), limits: .thorough)).type == .zip)
        #expect(count.bytes < 1 << 20)
    }

    @Test func filesAreJudgedByTheNameThatTheirSenderGives() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("upload-4711", Pictures.png(size: 20_000) + Self.archive)
        let refusal = try Self.pictures.judge(path: path, name: "photo.png").refusal
        #expect(refusal?.reason == .alsoReadable)
        #expect(refusal?.logMessage.hasPrefix("refused 'photo.png' as image/png: also-readable: ") == true)
        #expect(try Self.pictures.judge(path: folder.file("a", Pictures.png()), name: "x.php.png").type == nil)
        #expect(try Self.pictures.judge(path: folder.path(".")).refusal?.reason == .notAllowed)
        #expect(throws: ResourceError.self) { try Self.pictures.judge(path: folder.path("none")) }
    }

    @Test func eachReasonHasASentenceForTheSenderAndOneForTheLog() {
        let refusals = [
            Self.pictures.judge(bytes: Pictures.pdf(), name: "x.png"),
            Self.pictures.judge(bytes: Self.archive, name: "x.jar"),
            Self.pictures.judge(bytes: [], name: "x.png"), Self.pictures.judge(bytes: Pictures.png(text: "<?php x ?>")),
            Self.pictures.judge(bytes: Pictures.gif() + Self.archive),
        ].compactMap(\.refusal)
        #expect(refusals.map(\.reason) == [.nameContradicts, .notAllowed, .unproven, .scriptInside, .alsoReadable])
        #expect(
            refusals[0].message
                == "The name says that this is a PNG image, but it is a PDF document; rename it to “x.pdf” and send it again."
        )
        #expect(refusals.allSatisfy { $0.message.hasSuffix(".") && !$0.message.contains("\n") })
        #expect(refusals.allSatisfy { $0.logMessage.contains($0.reason.rawValue) })
    }
}
