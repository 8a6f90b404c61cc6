import Testing

@testable import MIMEDetection

struct MPEGAudioFrameTests {
    private func frame(_ header: UInt8...) -> MPEGAudioFrame? {
        (header + [0, 0, 0]).withUnsafeBytes { MPEGAudioFrame($0, at: 0) }
    }

    @Test func lengthFollowsFromBitRateAndSamplingRate() {
        #expect(frame(0xFF, 0xFB, 0x90, 0x64)?.length == 417)
        #expect(frame(0xFF, 0xFB, 0x92, 0x64)?.length == 418)
        #expect(frame(0xFF, 0xFD, 0x84, 0x04)?.length == 384)
    }

    @Test(arguments: [0xF0, 0x0C, 0xF4] as [UInt8])
    func valuesThatAreNotAllowedAreRefused(_ third: UInt8) {
        #expect(frame(0xFF, 0xFB, third, 0x64) == nil)
    }

    @Test func offsetBeyondTheEndIsRefused() {
        #expect([0xFF, 0xFB, 0x90].withUnsafeBytes { MPEGAudioFrame($0, at: 0) } == nil)
        #expect([0xFF, 0xFB, 0x90, 0x64].withUnsafeBytes { MPEGAudioFrame($0, at: -1) } == nil)
    }
}
