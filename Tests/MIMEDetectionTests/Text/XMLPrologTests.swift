import Testing

@testable import MIMEDetection

struct XMLPrologTests {
    private func prolog(_ text: String) -> XMLProlog? { Array(text.utf8).withUnsafeBytes { XMLProlog($0) } }

    @Test func declarationDocumentTypeAndRootAreRead() {
        let found = prolog(
            "<?xml version=\"1.0\"?>\n<!-- a --><!DOCTYPE svg [<!ENTITY a \"]>\">]><s:svg xmlns:s=\"urn:s\" a='b'>")
        #expect(found?.hasDeclaration == true)
        #expect(found?.documentType == "svg")
        #expect(found?.isPlainDocumentType == false)
        #expect(found?.rootName == "svg")
        #expect(found?.namespace == "urn:s")
    }

    @Test func prefixWithoutANamespaceIsPartOfTheName() {
        #expect(prolog("<a:b c=\"d\"/>")?.rootName == "a:b")
    }

    @Test func attributesThatTellFormatsAreNoted() {
        #expect(prolog("<a xmlns:g=\"http://www.opengis.net/gml/3.2\">")?.usesGML == true)
        #expect(prolog("<a xmlns=\"http://purl.org/rss/1.0/\">")?.usesRSS == true)
        #expect(prolog("<o:d xmlns:o=\"urn:o\" o:mimetype=\"a/b\">")?.statedType == "a/b")
        #expect(prolog("<?wpl version=\"1.0\"?><smil>")?.isMediaPlayerList == true)
    }

    @Test(arguments: ["", "words", "<!-- a", "<?xml", "<!DOCTYPE a", "<1>", "< a>"])
    func otherTextIsNotRecognised(_ text: String) {
        #expect(prolog(text) == nil)
    }
}
