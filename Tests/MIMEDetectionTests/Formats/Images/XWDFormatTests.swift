import Testing

@testable import MIMEDetection

struct XWDFormatTests {
    @Test func dumpOfVersionSevenIsRecognised() {
        #expect(XWDFormat.essence(of: Binaries.windowDump) == "image/x-xwindowdump")
    }

    @Test(arguments: [(7, 6), (11, 3), (15, 33)] as [(Int, UInt8)])
    func fieldsOutOfRangeAreRefused(_ offset: Int, _ value: UInt8) {
        #expect(XWDFormat.essence(of: Binaries.windowDump.changing(offset, to: value)) == nil)
    }
}
