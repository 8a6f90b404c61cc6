import MIMEDetection
import MIMETypes
import Testing

/// What the first bytes show of what else a file can be read as.
struct HeadSearchTests {
    static let detector = MIMEDetector(
        resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()], search: .head)

    /// Bytes at the end, so that a file is longer than its head.
    static let long = 20_000

    private static func readings(_ bytes: [UInt8], name: String? = nil) -> [OtherReading] {
        detector.detect(bytes: bytes, name: name).alsoReadableAs
    }

    private static func has(
        _ kind: OtherReading.Kind, _ type: String, _ bytes: [UInt8], name: String? = nil
    ) -> Bool {
        readings(bytes, name: name).contains { $0.kind == kind && $0.type.essence == type }
    }

    static let serverScripts = [
        ("<?php system($_GET['c']); ?>", "application/x-php"), ("<?PHP\nphpinfo();", "application/x-php"),
        ("<?=`$_GET[0]`?>", "application/x-php"), ("<?= eval($_POST['x']);", "application/x-php"),
        ("<%@ Page Language=\"C#\" %><% Process.Start(x); %>", "text/asp"),
        ("<%=Runtime.getRuntime().exec(x)%>", "text/asp"), ("<jsp:include page=\"x\"/>", "text/x-jsp"),
    ]

    @Test(arguments: serverScripts) func scriptsOfServersAreSeenInImages(_ script: String, _ type: String) {
        for size in [64, Self.long] {
            #expect(Self.has(.serverScript, type, Pictures.png(text: script, size: size)))
            #expect(Self.has(.serverScript, type, Pictures.jpeg(comment: script, size: size)))
            #expect(Self.has(.serverScript, type, Pictures.gif(comment: script, size: size)))
        }
        #expect(Self.has(.serverScript, type, Pictures.pdf(action: script)))
    }

    @Test(
        arguments: [
            "<script>alert(1)</script>", "<SCRIPT src=//x>", "<iframe src=x>", "<html><body onload=x>",
            "<body/onload=x>",
            "<!DOCTYPE html>",
        ])
    func markupIsSeenInPictures(_ markup: String) {
        #expect(Self.has(.script, "text/html", Pictures.png(text: markup, size: Self.long)))
        #expect(Self.has(.script, "text/html", Pictures.jpeg(comment: "x" + markup)))
        #expect(Self.has(.script, "text/html", Pictures.gif(comment: markup)))
    }

    @Test(
        arguments: [
            "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF/></x:xmpmeta>", "<?xpacket begin=\"\"?>",
            "<?xml version=\"1.0\"?>",
            "a <b>bold</b> <a href=\"https://example.org\">link</a>", "<scripture> <htmlx <bodyguard>",
            "100 < 200 <% of", "<?=",
            "<?phpx", "<%", "PK", "%PDF-", "A script about <? and %>",
        ])
    func ordinaryWordsInPicturesAreIgnored(_ words: String) {
        #expect(Self.readings(Pictures.png(text: words, size: Self.long)).isEmpty)
        #expect(Self.readings(Pictures.jpeg(comment: words)).isEmpty)
    }

    @Test func compressedDataIsIgnored() {
        for bytes in [Pictures.png(size: 2 << 20), Pictures.jpeg(size: 2 << 20), Pictures.gif(size: 2 << 20)] {
            #expect(MIMEDetector.thorough.detect(bytes: bytes).alsoReadableAs == [])
        }
    }

    @Test func zipEntryIsSeenInAnImage() {
        let archive = Containers.zip([.init("META-INF/MANIFEST.MF", "x"), .init("A.class", "y")])
        let picture = Pictures.gif() + archive + Pictures.noise(Self.long)
        #expect(Self.has(.format, "application/zip", picture))
        #expect(
            !Self.has(
                .format, "application/zip", Pictures.gif() + Array("PK\u{3}\u{4}".utf8) + Pictures.noise(Self.long)))
    }

    @Test func archiveAfterAnImageIsReportedWithItsType() throws {
        let jar = Containers.zip([.init("META-INF/MANIFEST.MF", "x"), .init("A.class", "y")])
        let picture = Pictures.gif()
        let found = try #require(Self.readings(picture + jar).first)
        #expect(found.kind == .format && found.type.essence == "application/java-archive")
        #expect(found.offset == picture.count)
        #expect(Self.readings(picture + jar).count == 1)
    }

    @Test func pdfAfterOtherBytesNeedsAnObject() {
        let comment = "%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>"
        #expect(Self.has(.format, "application/pdf", Pictures.png(text: comment, size: Self.long)))
        #expect(Self.has(.format, "application/pdf", Pictures.jpeg(comment: comment)))
        #expect(Self.readings(Pictures.png(text: "%PDF-1.4 is a header")).isEmpty)
        let far = Pictures.png(text: String(repeating: "x", count: 1200) + comment)
        #expect(!Self.has(.format, "application/pdf", far))
    }

    @Test func typeThatABrowserWouldSniffIsReported() {
        let markdown = Array("<p align=\"center\">words</p>\n\n# Title\n".utf8)
        #expect(Self.has(.sniffedByBrowser, "text/html", markdown, name: "x.md"))
        #expect(Self.has(.sniffedByBrowser, "text/html", Array("  <!-- a --> \nwords\n".utf8), name: "x.txt"))
        #expect(Self.readings(Array("<html><body>x</body></html>".utf8), name: "x.html").isEmpty)
        #expect(Self.readings(Array("<?xml version=\"1.0\"?><a/>".utf8), name: "x.xml").isEmpty)
        let page =
            "<?xml version=\"1.0\"?><!DOCTYPE html><html xmlns=\"http://www.w3.org/1999/xhtml\"><script>1</script></html>"
        #expect(Self.readings(Array(page.utf8), name: "x.xhtml").isEmpty)
        #expect(Self.readings(Containers.pdf, name: "x.pdf").isEmpty)
        #expect(Self.readings(Array("if a <b> c\n".utf8), name: "x.txt").isEmpty)
    }

    @Test func tapeArchiveWhoseFirstNameIsAnImageIsReported() {
        var archive = Binaries.tar(mark: "ustar")
        let name = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0]
        archive.replaceSubrange(0..<name.count, with: name)
        archive.replaceSubrange(148..<156, with: [UInt8](repeating: 0x20, count: 8))
        let sum = String(archive.prefix(512).reduce(0) { $0 + Int($1) }, radix: 8)
        archive.replaceSubrange(
            148..<156, with: Array((String(repeating: "0", count: 6 - sum.utf8.count) + sum + "\0 ").utf8))
        let detection = Self.detector.detect(bytes: archive)
        let types = [detection.type.essence] + detection.alsoReadableAs.map(\.type.essence)
        #expect(types.contains("application/x-tar"))
    }

    @Test func imageThatIsAProgramInJavaScriptIsReported() {
        var picture = Pictures.gif()
        picture.replaceSubrange(6..<8, with: Array("/*".utf8))
        #expect(Self.has(.format, "text/javascript", picture + Array("*/=1;alert(1)".utf8)))
        #expect(!Self.has(.format, "text/javascript", picture))
    }

    /// The head was read anyway, and nothing else is.
    @Test func lookingAtTheHeadReadsNothingMore() throws {
        let archive = Containers.zip([.init("a", "b")])
        let contents = [
            Pictures.png(text: "<?php x ?>", size: 300_000), Pictures.jpeg(size: 100_000) + archive,
            Pictures.gif(size: 9000) + archive, Pictures.pdf(size: 50_000),
            Pictures.svg(String(repeating: "<g/>", count: 9000)),
            Array(String(repeating: "words ", count: 9000).utf8), Binaries.mp3, archive,
            Containers.zip([.init("word/document.xml", String(repeating: "x", count: 30_000))]), Pictures.noise(90_000),
            [],
        ]
        for content in contents {
            let (asked, detected) = (CountingSource.Count(), CountingSource.Count())
            let resolvers = MIMEDetector.nativeResolvers + [FallbackResolver()]
            _ = try CombiningResolver(resolvers).candidates(for: Resource(source: CountingSource(content, asked)))
            let detection = try MIMEDetector(resolvers: resolvers).detect(
                Resource(source: CountingSource(content, detected)))
            #expect(detected.reads == asked.reads && detected.bytes == asked.bytes)
            #expect(detection.usage.reads == asked.reads && detection.usage.bytes == asked.bytes)
        }
    }
}
