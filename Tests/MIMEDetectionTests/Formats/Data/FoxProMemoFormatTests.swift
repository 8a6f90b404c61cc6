import MIMETypes
import Testing

@testable import MIMEDetection

struct FoxProMemoFormatTests {
    /// One text of twenty bytes in blocks of 64.
    private static let memo =
        [0, 0, 0, 9, 0, 0, 0, 64] + [UInt8](repeating: 0, count: 504) + [0, 0, 0, 1, 0, 0, 0, 20]
        + [UInt8](repeating: 0x41, count: 56)

    @Test func headerAndFirstBlockAreRecognised() {
        #expect(FoxProMemoFormat.essence(of: Self.memo) == "application/x-fpt")
        #expect(MIMEDetector().detect(bytes: Self.memo).type.essence == "application/x-fpt")
        #expect(MIMEDetector().detect(name: "notes.fpt").type.essence == "application/x-fpt")
    }

    @Test(
        arguments: [(3, 8), (4, 1), (5, 1), (7, 0), (8, 1), (511, 1), (515, 3), (516, 1), (519, 0)] as [(Int, UInt8)])
    func fieldsOutOfRangeAreRefused(_ offset: Int, _ value: UInt8) {
        #expect(FoxProMemoFormat.essence(of: Self.memo.changing(offset, to: value)) == nil)
    }

    @Test func blocksBeyondTheEndAreRefused() {
        #expect(FoxProMemoFormat.essence(of: Self.memo.changing(3, to: 11)) == nil)
        #expect(FoxProMemoFormat.essence(of: Array(Self.memo.prefix(530))) == nil)
    }
}
