import MIMETypes
import Testing

@testable import MIMEDetection

struct CutAudioTests {
    private func type(_ bytes: [UInt8]) -> String? {
        bytes.withUnsafeBytes { CutAudio.candidate($0)?.type.essence }
    }

    private static func many(_ frames: [UInt8]) -> [UInt8] { frames + frames + frames }

    @Test(arguments: [
        (Binaries.mp3, "a.mp3", "audio/mpeg"), (Binaries.mp2, "a.mp2", "audio/mp2"),
        (Binaries.aac, "a.aac", "audio/aac"),
    ])
    func framesAfterPartOfOneAreRecognised(_ frames: [UInt8], _ name: String, _ essence: String) {
        let part = Array(Self.many(frames).dropFirst(7))
        #expect(type(part) == essence)
        #expect(type(Binaries.zeros(3000) + Self.many(frames)) == essence)
        let detection = MIMEDetector().detect(bytes: part, name: name)
        #expect(detection.type.essence == essence)
        #expect(detection.conflicts.isEmpty)
    }

    @Test func framesAmongOtherDataAreNotEnough() {
        let frames = Self.many(Binaries.mp3)
        #expect(type(Array(frames.dropFirst(7)) + Binaries.zeros(64)) == nil)
        #expect(type((0..<4000).map { UInt8($0 % 251) } + frames) == nil)
        #expect(type([UInt8](repeating: 0xFF, count: 8192)) == nil)
        #expect(type([]) == nil)
        // Frames that seem to start in many places, and never end together.
        let starts = [UInt8]((0..<900).flatMap { _ in [0xFF, 0xF1, 0x50, 0x80, 0x01, 0x3F, 0xFC, 0, 0] as [UInt8] })
        #expect(type(starts + [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) == nil)
    }
}
