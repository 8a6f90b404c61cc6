import Testing

@testable import MIMEDetection

struct MacBinaryFormatTests {
    @Test func headerOfTheSecondVersionIsRecognised() {
        #expect(MacBinaryFormat.essence(of: Binaries.macBinary()) == "application/x-macbinary")
    }

    @Test func otherVersionIsRefusedWithoutASignature() {
        #expect(MacBinaryFormat.essence(of: Binaries.macBinary(version: 0x80)) == nil)
        let marked = Binaries.macBinary(version: 0x80).changing(102, to: "mBIN")
        #expect(MacBinaryFormat.essence(of: marked) == "application/x-macbinary")
    }

    @Test func zeroOffsetsAreChecked() {
        #expect(MacBinaryFormat.essence(of: Binaries.macBinary().changing(74, to: 1)) == nil)
    }
}
