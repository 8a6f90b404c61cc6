import Testing

@testable import MIMEDetection

struct UtmpFormatTests {
    @Test func recordsOfLoginsAreRecognised() {
        #expect(UtmpFormat.essence(of: Binaries.utmp + Binaries.utmp) == "application/x-utmp")
    }

    @Test func partOfARecordIsRefused() {
        #expect(UtmpFormat.essence(of: Binaries.utmp + [7]) == nil)
    }

    @Test func nameThatGoesOnAfterItsEndIsRefused() {
        #expect(UtmpFormat.essence(of: Binaries.utmp.changing(60, to: 0x61)) == nil)
    }
}
