import Testing

@testable import MIMEDetection

struct MPEGVideoFormatTests {
    @Test func streamsAreRecognised() {
        #expect(MPEGVideoFormat.essence(of: Binaries.programStream) == "video/mpeg")
        #expect(MPEGVideoFormat.essence(of: Binaries.videoSequence) == "video/mpeg")
        #expect(MPEGVideoFormat.essence(of: Binaries.h264) == "video/h264")
    }

    @Test(
        arguments: [
            ([0, 0, 1, 0xB0, 1, 0, 0, 1, 0xB5, 0, 0, 0], "video/mp4v-es"),
            ([0, 0, 1, 0x0F, 0xC2, 0, 0, 0, 0, 0, 0, 0], "video/vc1"),
        ] as [([UInt8], String)])
    func sequenceHeadersAreRecognised(_ bytes: [UInt8], _ type: String) {
        #expect(MPEGVideoFormat.essence(of: bytes) == type)
    }

    @Test func imageOfNoSizeIsRefused() {
        #expect(MPEGVideoFormat.essence(of: Binaries.videoSequence.changing(4, to: 0, 0, 0)) == nil)
    }
}
