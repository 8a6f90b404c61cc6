import MIMETypes
import Testing

@testable import MIMEDetection

struct MPEGAudioFormatTests {
    @Test(arguments: [(Binaries.mp3, "audio/mpeg"), (Binaries.mp2, "audio/mp2"), (Binaries.aac, "audio/aac")])
    func framesAreRecognisedWithATagAndWithout(_ frames: [UInt8], _ type: String) {
        #expect(MPEGAudioFormat.essence(of: frames) == type)
        #expect(MPEGAudioFormat.essence(of: Binaries.tagged(frames)) == type)
    }

    @Test func flacAfterATagIsRecognised() {
        let flac = Array("fLaC".utf8) + [0, 0, 0, 34] + Binaries.zeros(34)
        #expect(MPEGAudioFormat.essence(of: Binaries.tagged(flac)) == "audio/flac")
    }

    @Test func frameAloneIsWeakEvidence() {
        let frame = Array(Binaries.mp3.prefix(400)) + [1, 2, 3]
        let found = frame.withUnsafeBytes { try? MPEGAudioFormat.candidate(Resource(bytes: frame), head: $0) }
        #expect(found?.evidence.tier == .weak)
    }

    @Test func lengthOfATagHasSevenBitsAByte() {
        #expect(MPEGAudioFormat.essence(of: Binaries.tagged(Binaries.mp3).changing(9, to: 0x80)) == nil)
    }
}
