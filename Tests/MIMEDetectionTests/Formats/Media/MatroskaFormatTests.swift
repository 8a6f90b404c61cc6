import Testing

@testable import MIMEDetection

struct MatroskaFormatTests {
    @Test(
        arguments: [
            ("webm", [1], "video/webm"), ("webm", [2], "audio/webm"), ("webm", [], "video/webm"),
            ("matroska", [1, 2], "video/matroska"), ("matroska", [2], "audio/matroska"),
        ] as [(String, [UInt8], String)])
    func documentTypeAndTracksTellTheType(_ document: String, _ tracks: [UInt8], _ type: String) {
        #expect(MatroskaFormat.essence(of: Containers.matroska(document, tracks: tracks)) == type)
    }

    @Test func otherDocumentsAreRefused() {
        #expect(MatroskaFormat.essence(of: Containers.matroska("other")) == nil)
    }
}
