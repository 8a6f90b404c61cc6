import Testing

@testable import MIMEDetection

struct CGMFormatTests {
    @Test func nameAndVersionAreRecognised() {
        #expect(CGMFormat.essence(of: Binaries.cgm) == "image/cgm")
    }

    @Test func otherVersionIsRefused() {
        #expect(CGMFormat.essence(of: Binaries.cgm.changing(11, to: 9)) == nil)
    }

    @Test func otherSecondElementIsRefused() {
        #expect(CGMFormat.essence(of: Binaries.cgm.changing(8, to: 0x11)) == nil)
    }
}
