import Testing

@testable import MIMEDetection

struct TFMFormatTests {
    @Test func lastBlockMayBeFilled() {
        let padding = [UInt8](repeating: 7, count: 512 - Binaries.tfm.count)
        #expect(TFMFormat.essence(of: Binaries.tfm + padding) == "application/x-tex-tfm")
    }

    @Test func lengthsThatAddUpAreRecognised() {
        #expect(TFMFormat.essence(of: Binaries.tfm) == "application/x-tex-tfm")
    }

    @Test func otherLengthIsRefused() {
        #expect(TFMFormat.essence(of: Binaries.tfm + [0, 0, 0, 0]) == nil)
        #expect(TFMFormat.essence(of: Binaries.tfm + [UInt8](repeating: 7, count: 1024 - Binaries.tfm.count)) == nil)
        #expect(TFMFormat.essence(of: Binaries.tfm.changing(9, to: 2)) == nil)
    }
}
