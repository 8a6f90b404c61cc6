import Testing

@testable import MIMEDetection

struct LOASFormatTests {
    @Test func framesThatFollowEachOtherAreRecognised() {
        #expect(LOASFormat.essence(of: Binaries.loas) == "audio/mp4a-latm")
    }

    @Test func frameThatIsMissingIsNoticed() {
        #expect(LOASFormat.essence(of: Binaries.loas.changing(23, to: 0)) == nil)
    }
}
