import Testing

@testable import MIMEDetection

struct ORCFormatTests {
    @Test func signatureAtBothEndsIsRecognised() {
        #expect(ORCFormat.essence(of: Binaries.orc) == "application/x-orc")
    }

    @Test func signatureAtTheStartIsNotEnough() {
        #expect(ORCFormat.essence(of: Array(Binaries.orc.dropLast())) == nil)
    }
}
