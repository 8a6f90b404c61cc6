import Testing

@testable import MIMEDetection

struct AV1FormatTests {
    @Test func unitsAreRecognised() {
        #expect(AV1Format.essence(of: Binaries.av1) == "video/av1")
    }

    @Test func unitOfAnotherKindIsRefused() {
        #expect(AV1Format.essence(of: Binaries.av1.changing(10, to: 0x02)) == nil)
    }
}
