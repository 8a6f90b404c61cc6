import Testing

@testable import MIMEDetection

struct OggFormatTests {
    private static let vorbis = Containers.oggPage([1] + Array("vorbis".utf8) + Binaries.zeros(23))
    private static let theora = Containers.oggPage([0x80] + Array("theora".utf8))

    @Test func codecsTellAudioFromVideo() {
        #expect(OggFormat.essence(of: Self.vorbis) == "audio/ogg")
        #expect(OggFormat.essence(of: Self.vorbis + Self.theora) == "video/ogg")
        #expect(OggFormat.essence(of: Containers.oggPage([1] + Array("video\0\0\0".utf8))) == "video/x-ogm")
    }

    @Test func unknownCodecIsOggInGeneral() {
        #expect(OggFormat.essence(of: Containers.oggPage(Array("unknown".utf8))) == "application/ogg")
    }

    @Test func laterPageIsNoEvidence() {
        #expect(OggFormat.essence(of: Self.vorbis.changing(5, to: 0)) == nil)
    }
}
