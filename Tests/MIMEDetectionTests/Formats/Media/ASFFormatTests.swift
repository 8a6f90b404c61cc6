import Testing

@testable import MIMEDetection

struct ASFFormatTests {
    @Test func streamsTellVideoFromAudio() {
        #expect(ASFFormat.essence(of: Binaries.asf(Binaries.asfAudio, Binaries.asfVideo)) == "video/x-ms-wmv")
        #expect(ASFFormat.essence(of: Binaries.asf(Binaries.asfAudio)) == "audio/x-ms-wma")
        #expect(ASFFormat.essence(of: Binaries.asf()) == "application/vnd.ms-asf")
    }

    @Test func otherHeaderIsRefused() {
        #expect(ASFFormat.essence(of: Binaries.asf(Binaries.asfAudio).changing(15, to: 0)) == nil)
    }
}
