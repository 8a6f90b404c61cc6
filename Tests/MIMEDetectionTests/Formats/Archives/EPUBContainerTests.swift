import Testing

@testable import MIMEDetection

struct EPUBContainerTests {
    private static let entry = "META-INF/container.xml"

    @Test func mainPartTellsBooksFromScores() {
        let book = Containers.zip([.init(Self.entry, "<rootfile full-path=\"a.opf\"/>")])
        #expect(ZIPFormat.essence(of: book) == "application/epub+zip")
        let score = Containers.zip([.init(Self.entry, "<rootfile full-path=\"a.musicxml\"/>")])
        #expect(ZIPFormat.essence(of: score) == "application/vnd.recordare.musicxml")
    }

    @Test func scoreThatIsOnlyCalledXMLIsRecognisedByItsRoot() {
        let score = Containers.zip([
            .init(Self.entry, "<rootfile full-path=\"a.xml\"/>"),
            .init("a.xml", "<?xml version=\"1.0\"?><score-partwise>"),
        ])
        #expect(ZIPFormat.essence(of: score) == "application/vnd.recordare.musicxml")
    }
}
