import Testing

@testable import MIMEDetection

struct COFFFormatTests {
    @Test func headerAndSectionAreRecognised() {
        #expect(COFFFormat.essence(of: Binaries.coff()) == "application/x-coff")
    }

    @Test func sectionWithoutANameIsRefused() {
        #expect(COFFFormat.essence(of: Binaries.coff(section: [0, 1, 2, 3])) == nil)
    }

    @Test func symbolsBeyondTheEndAreRefused() {
        #expect(COFFFormat.essence(of: Binaries.coff().changing(10, to: 9)) == nil)
    }
}
