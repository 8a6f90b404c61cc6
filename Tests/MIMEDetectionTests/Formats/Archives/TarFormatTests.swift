import Testing

@testable import MIMEDetection

struct TarFormatTests {
    @Test func checksumIsRecognised() {
        #expect(TarFormat.essence(of: Binaries.tar()) == "application/x-tar")
    }

    @Test func otherChecksumIsRefused() {
        #expect(TarFormat.essence(of: Binaries.tar(sumIsOff: true)) == nil)
    }

    @Test func partOfAHeaderIsRefused() {
        #expect(TarFormat.essence(of: Array(Binaries.tar().prefix(511))) == nil)
    }
}
