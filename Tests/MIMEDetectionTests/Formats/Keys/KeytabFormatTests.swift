import Testing

@testable import MIMEDetection

struct KeytabFormatTests {
    @Test func realmOfTheFirstEntryIsRecognised() {
        #expect(KeytabFormat.essence(of: Binaries.keytab) == "application/x-kerberos-keytab")
    }

    @Test func realmThatIsNotTextIsRefused() {
        #expect(KeytabFormat.essence(of: Binaries.keytab.changing(12, to: 1)) == nil)
    }

    @Test func entryBeyondTheEndIsRefused() {
        #expect(KeytabFormat.essence(of: Binaries.keytab.changing(4, to: 9)) == nil)
    }
}
