import Testing

@testable import MIMEDetection

struct ArrowStreamFormatTests {
    @Test func schemaIsRecognised() {
        #expect(ArrowStreamFormat.essence(of: Binaries.arrow()) == "application/vnd.apache.arrow.stream")
    }

    @Test func otherMessageIsRefused() {
        #expect(ArrowStreamFormat.essence(of: Binaries.arrow(kind: 3)) == nil)
    }

    @Test func messageBeyondTheEndIsRefused() {
        #expect(ArrowStreamFormat.essence(of: Binaries.arrow().changing(6, to: 1)) == nil)
    }
}
