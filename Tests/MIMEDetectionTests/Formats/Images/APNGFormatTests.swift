import Testing

@testable import MIMEDetection

struct APNGFormatTests {
    @Test func chunkBeforeTheImageIsRecognised() {
        #expect(APNGFormat.essence(of: Binaries.png("pHYs", "acTL", "IDAT")) == "image/apng")
    }

    @Test func chunkAfterTheImageIsTooLate() {
        #expect(APNGFormat.essence(of: Binaries.png("IDAT", "acTL")) == nil)
    }

    @Test func chunkBeyondTheHeadIsNotFollowed() {
        #expect(APNGFormat.essence(of: Binaries.png("pHYs").changing(33, to: 0x7F)) == nil)
    }
}
