#if Upload
import Testing

@testable import FormClient

struct PaceTests {
    @Test func piecesFollowTheSpeedOfTheLine() {
        var pace = Pace()
        for _ in 0..<9 {
            pace.begin()
            pace.end(at: .now + .seconds(1))
        }
        #expect(pace.pieceLength == 8 << 10)
        pace.begin()
        pace.end(at: .now + .milliseconds(50))
        #expect(pace.pieceLength == 8 << 10)
        for _ in 0..<9 {
            pace.begin()
            pace.end(at: .now - .milliseconds(1))
        }
        #expect(pace.pieceLength == 512 << 10)
    }
}
#endif
