import Testing

@testable import MIMEDetection

struct DERKeyTests {
    private static func number(_ count: Int) -> [UInt8] { Binaries.der(2, [UInt8](repeating: 0x35, count: count)) }

    private func isKey(_ parts: [UInt8]...) -> Bool {
        Binaries.der(0x30, parts.flatMap(\.self)).withUnsafeBytes { bytes in
            DERElement(bytes, at: 0).flatMap(DERKey.candidate) != nil
        }
    }

    @Test func numbersOfKeysAreRecognised() {
        let zero = Binaries.der(2, [0])
        #expect(isKey(zero, (0..<8).flatMap { _ in Self.number(64) }))
        #expect(isKey(zero, (0..<5).flatMap { _ in Self.number(20) }))
        #expect(isKey(Self.number(128), Binaries.der(2, [1, 0, 1])))
        #expect(isKey(Binaries.der(2, [1]), Binaries.der(4, [UInt8](repeating: 7, count: 32))))
    }

    @Test func otherNumbersAreRefused() {
        #expect(!isKey(Self.number(128), Self.number(128)))
        #expect(!isKey(Self.number(8), Binaries.der(2, [3])))
        #expect(!isKey(Binaries.der(2, [1]), Self.number(64), Self.number(64)))
    }
}
