import Testing

@testable import MIMEDetection

struct TerminfoFormatTests {
    @Test(
        arguments: [([0x1A, 1], "application/x-terminfo"), ([0x1E, 2], "application/x-terminfo2")]
            as [([UInt8], String)])
    func namesAndSizesAreRecognised(_ mark: [UInt8], _ type: String) {
        #expect(TerminfoFormat.essence(of: Binaries.terminfo(mark)) == type)
    }

    @Test(arguments: ["\u{1}\u{2}", "abc"])
    func namesThatAreNotTextOrHaveNoEndAreRefused(_ names: String) {
        #expect(TerminfoFormat.essence(of: Binaries.terminfo([0x1A, 1], names: names)) == nil)
    }
}
