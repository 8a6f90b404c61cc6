import Testing

@testable import MIMEDetection

struct TFMFormatTests {
    @Test func lengthsThatAddUpAreRecognised() {
        #expect(TFMFormat.essence(of: Binaries.tfm) == "application/x-tex-tfm")
    }

    @Test func otherLengthIsRefused() {
        #expect(TFMFormat.essence(of: Binaries.tfm + [0, 0, 0, 0]) == nil)
        #expect(TFMFormat.essence(of: Binaries.tfm.changing(9, to: 2)) == nil)
    }
}
