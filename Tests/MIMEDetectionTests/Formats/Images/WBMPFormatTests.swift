import Testing

@testable import MIMEDetection

struct WBMPFormatTests {
    @Test func sizeThatFollowsFromTheSidesIsRecognised() {
        #expect(WBMPFormat.essence(of: Binaries.wbmp) == "image/vnd.wap.wbmp")
    }

    @Test func otherSizeIsRefused() {
        #expect(WBMPFormat.essence(of: Binaries.wbmp + [0]) == nil)
    }

    @Test func sideOfMoreThanTwoBytesIsRefused() {
        #expect(WBMPFormat.essence(of: Binaries.wbmp.changing(2, to: 0x90, 0x90)) == nil)
    }
}
