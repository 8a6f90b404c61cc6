import MIMEDetection
import MIMETypes
import Testing

struct ContentTypeHeaderTests {
    private let detector = MIMEDetector(
        resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()], search: .head)

    private func fields(_ bytes: String, _ name: String, _ coding: ContentTypeHeader.CodingPolicy = .onlyWhereItBelongs)
        -> [String]
    {
        ContentTypeHeader(detector.detect(bytes: Array(bytes.utf8), name: name), fileName: name, coding: coding).fields
            .map { "\($0.name): \($0.value)" }
    }

    @Test func imageIsShown() {
        #expect(
            fields("GIF89a\u{1}\0\u{1}\0", "a.gif") == [
                "Content-Type: image/gif", "X-Content-Type-Options: nosniff",
                "Content-Disposition: inline; filename=\"a.gif\"",
            ])
    }

    @Test func contentThatWasNotSearchedIsSaved() {
        let picture = MIMEDetector().detect(bytes: Array("GIF89a\u{1}\0\u{1}\0".utf8), name: "a.gif")
        #expect(picture.type == .gif)
        #expect(!ContentTypeHeader(picture).isSafeInline)
    }

    @Test func textHasItsCharset() {
        #expect(fields("words\n", "a.txt").first == "Content-Type: text/plain;charset=utf-8")
        #expect(fields("{\"a\": 1}", "a.json").first == "Content-Type: application/json")
    }

    @Test(arguments: [
        ("a.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"), ("a.html", "<html><body>x</body></html>"),
        ("a.xml", "<?xml version=\"1.0\"?><a/>"),
        ("a.xhtml", "<?xml version=\"1.0\"?><html xmlns=\"http://www.w3.org/1999/xhtml\"/>"),
        ("a.gif", "<html><body>x</body></html>"), ("a.bin", "\u{1}\0\u{2}"),
    ])
    func typesThatRunScriptsAreSaved(_ name: String, _ content: String) {
        #expect(fields(content, name).last == "Content-Disposition: attachment; filename=\"\(name)\"")
    }

    @Test func compressedFilesAreLabelledByPolicy() {
        let svgz = detector.detect(name: "a.svgz")
        #expect(svgz.contentCoding == "gzip")
        let header = ContentTypeHeader(svgz, fileName: "a.svgz")
        #expect(header.contentType == .svg)
        #expect(header.contentEncoding == "gzip")
        let page = detector.detect(name: "page.html.gz")
        #expect(page.contentCoding == "gzip")
        #expect(ContentTypeHeader(page, fileName: "page.html.gz").contentEncoding == nil)
        let coded = ContentTypeHeader(page, fileName: "page.html.gz", coding: .always)
        #expect(coded.contentEncoding == "gzip")
        #expect(coded.contentType.essence == "text/html")
        let archive = detector.detect(name: "a.tar.gz")
        #expect(ContentTypeHeader(archive, fileName: "a.tar.gz", coding: .always).contentEncoding == nil)
        #expect(detector.detect(name: "a.png").contentCoding == nil)
        #expect(detector.detect(bytes: Array("words\n".utf8), name: "page.html.gz").contentCoding == nil)
    }

    @Test func nameIsQuotedForOldClientsAndNew() {
        let detection = detector.detect(name: "a.png")
        let header = ContentTypeHeader(detection, fileName: "dir/Grüße \"1\"\r\nX: y.png")
        #expect(
            header.contentDisposition
                == "inline; filename=\"Gr____e _1___X: y.png\"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%221%22%0D%0AX%3A%20y.png"
        )
        #expect(ContentTypeHeader(detection).contentDisposition == nil)
        #expect(ContentTypeHeader(detector.detect(name: "a.html")).contentDisposition == "attachment")
    }
}
