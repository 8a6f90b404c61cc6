import Testing

@testable import MIMEDetection

struct GSMFormatTests {
    @Test func framesThatStartAlikeAreRecognised() {
        #expect(GSMFormat.essence(of: Binaries.speech) == "audio/x-gsm")
    }

    @Test func fewFramesAreNotEnough() {
        #expect(GSMFormat.essence(of: Array(Binaries.speech.prefix(33 * 11))) == nil)
    }

    @Test func oneOtherFrameIsEnoughToRefuse() {
        #expect(GSMFormat.essence(of: Binaries.speech.changing(33, to: 0x57)) == nil)
    }
}
