import Testing

@testable import MIMEDetection

struct AudioFramesTests {
    private func count(_ bytes: [UInt8], size: Int?) -> Int? {
        bytes.withUnsafeBytes { AudioFrames.count(in: $0, size: size) { head, place in Int(head[place]) } }
    }

    @Test func threeFramesAreEnough() {
        #expect(count([4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 9], size: nil) == 3)
    }

    @Test func twoFramesAreEnoughIfTheyAreTheWholeFile() {
        #expect(count([4, 0, 0, 0, 4, 0, 0, 0], size: 8) == 2)
        #expect(count([4, 0, 0, 0, 4, 0, 0, 0], size: 9) == nil)
    }
}
