import Testing

@testable import MIMEDetection

struct AC4FormatTests {
    @Test func framesThatFollowEachOtherAreRecognised() {
        #expect(AC4Format.essence(of: Binaries.ac4) == "audio/ac4")
    }

    @Test func checksumsAreSkipped() {
        let frames: [UInt8] = (0..<3).flatMap { _ in Binaries.joined([0xAC, 0x41, 0, 20], Binaries.noise(22)) }
        #expect(AC4Format.essence(of: frames) == "audio/ac4")
    }

    @Test func frameThatIsMissingIsNoticed() {
        #expect(AC4Format.essence(of: Binaries.ac4.changing(24, to: 0)) == nil)
    }
}
