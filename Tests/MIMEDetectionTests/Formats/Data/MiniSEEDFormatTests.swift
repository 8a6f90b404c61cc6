import Testing

@testable import MIMEDetection

struct MiniSEEDFormatTests {
    @Test func recordsAreRecognised() {
        #expect(MiniSEEDFormat.essence(of: Binaries.seed("D")) == "application/vnd.fdsn.mseed")
        let control = Array("000001V 010009402.4 121995,001,00:00:00.0000~2500,001~~~ (words)".utf8)
        #expect(MiniSEEDFormat.essence(of: control) == "application/vnd.fdsn.seed")
    }

    @Test func dayThatNoYearHasIsRefused() {
        #expect(MiniSEEDFormat.essence(of: Binaries.seed("D", day: 400)) == nil)
    }

    @Test func recordOfAnotherKindIsRefused() {
        #expect(MiniSEEDFormat.essence(of: Binaries.seed("X")) == nil)
    }
}
