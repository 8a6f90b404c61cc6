import Testing

@testable import MIMEDetection

struct LZMAFormatTests {
    @Test func headerIsRecognised() {
        #expect(LZMAFormat.essence(of: Binaries.lzma) == "application/x-lzma")
    }

    @Test(arguments: [(1, 3), (10, 1), (13, 7)] as [(Int, UInt8)])
    func fieldsOutOfRangeAreRefused(_ offset: Int, _ value: UInt8) {
        #expect(LZMAFormat.essence(of: Binaries.lzma.changing(offset, to: value)) == nil)
    }
}
