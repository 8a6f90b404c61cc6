import MIMETypes
import Testing

@testable import MIMEDetection

struct MATFormatTests {
    /// The header of a matrix of two rows and three columns, the name `a1`, and numbers of eight bytes.
    private static func matrix(kind: UInt32 = 0, name: String = "a1\0", isBigEndian: Bool = false) -> [UInt8] {
        let header = [kind, 2, 3, 0, UInt32(name.utf8.count)].flatMap { field in
            (0..<4).map { UInt8(truncatingIfNeeded: field >> (isBigEndian ? 24 - 8 * $0 : 8 * $0)) }
        }
        return header + Array(name.utf8) + [UInt8](repeating: 0xF0, count: 48)
    }

    @Test func bothOrdersOfBytesAreRecognised() {
        #expect(MATFormat.essence(of: Self.matrix()) == "application/x-matlab-data")
        #expect(MATFormat.essence(of: Self.matrix(kind: 1000, isBigEndian: true)) == "application/x-matlab-data")
        #expect(MIMEDetector().detect(bytes: Self.matrix()).type.essence == "application/x-matlab-data")
    }

    @Test(arguments: [3, 6 * 10, 53, 999] as [UInt32])
    func otherKindsAreRefused(_ kind: UInt32) {
        #expect(MATFormat.essence(of: Self.matrix(kind: kind)) == nil)
        #expect(MATFormat.essence(of: Self.matrix(kind: 1000 + kind, isBigEndian: true)) == nil)
    }

    @Test(arguments: ["\0", "1a\0", "a b\0", "ab", "a\0b\0"])
    func otherNamesAreRefused(_ name: String) {
        #expect(MATFormat.essence(of: Self.matrix(name: name)) == nil)
    }

    @Test func nameIsAsLongAsMATLABAllows() {
        for (count, isRight) in [(63, true), (64, false)] {
            let name = String(repeating: "a", count: count) + "\0"
            #expect((MATFormat.essence(of: Self.matrix(name: name)) != nil) == isRight)
        }
    }

    @Test func numbersBeyondTheEndAreRefused() {
        let whole = Self.matrix()
        #expect(MATFormat.essence(of: Array(whole.dropLast())) == nil)
        #expect(MATFormat.essence(of: whole.changing(12, to: 1)) == nil, "imaginary parts take as much again")
        #expect(MATFormat.essence(of: whole.changing(7, to: 0xFF).changing(11, to: 0xFF)) == nil)
    }
}
