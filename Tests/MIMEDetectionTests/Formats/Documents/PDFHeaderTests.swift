import Testing

@testable import MIMEDetection

struct PDFHeaderTests {
    private func isCredible(_ text: String) -> Bool {
        Array(text.utf8).withUnsafeBytes { PDFHeader.isCredible(in: $0) }
    }

    @Test(arguments: ["%PDF-1.7\n", "\n\n%PDF-1.7\n1 0 obj\n", "HTTP/1.1 200 OK\r\n\r\n%PDF-1.7\n1 0 obj\n"])
    func headerOfADocumentIsCredible(_ text: String) {
        #expect(isCredible(text))
    }

    @Test(arguments: ["\n%PDF-1.7\n", "See this:\n%PDF-1.7\n1 0 obj\n", "<a>%PDF-1.7\n1 0 obj\n", "words\n"])
    func headerInOtherContentIsNotCredible(_ text: String) {
        #expect(!isCredible(text))
    }
}
