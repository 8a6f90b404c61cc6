import Testing

@testable import MIMEDetection

struct IWorkDocumentTests {
    @Test func slideTellsAPresentation() {
        let names = ["Index/Document.iwa", "Index/Slide-1.iwa"]
        #expect(ZIPFormat.essence(of: Containers.zip(names.map { .init($0) })) == "application/vnd.apple.keynote")
    }

    @Test func missingMessageIsNoEvidence() {
        #expect(ZIPFormat.essence(of: Containers.zip([.init("Index/Document.iwa", "words")])) == "application/zip")
    }
}
