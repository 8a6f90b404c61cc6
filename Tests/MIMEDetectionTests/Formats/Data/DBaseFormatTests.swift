import Testing

@testable import MIMEDetection

struct DBaseFormatTests {
    @Test func dateLengthsAndColumnAreRecognised() {
        #expect(DBaseFormat.essence(of: Binaries.table) == "application/vnd.dbf")
    }

    @Test(arguments: [(2, 13), (3, 0), (32, 0x1F), (43, 0x5A)] as [(Int, UInt8)])
    func fieldsOutOfRangeAreRefused(_ offset: Int, _ value: UInt8) {
        #expect(DBaseFormat.essence(of: Binaries.table.changing(offset, to: value)) == nil)
    }
}
