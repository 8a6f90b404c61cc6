import Testing

@testable import MIMEDetection

struct PEFormatTests {
    @Test(arguments: [
        ("PE\0\0", "application/vnd.microsoft.portable-executable"), ("NE", "application/x-ms-ne-executable"),
        ("LX", "application/x-lx-executable"), ("LE", "application/x-lx-executable"),
    ])
    func secondHeaderTellsTheType(_ header: String, _ type: String) {
        #expect(PEFormat.essence(of: Binaries.program(Array(header.utf8))) == type)
    }

    @Test func programForDOSIsLeftToItsSignature() {
        #expect(PEFormat.essence(of: Binaries.program([0, 0])) == nil)
        #expect(PEFormat.essence(of: Binaries.program(Array("PE\0\0".utf8)).changing(62, to: 9)) == nil)
    }
}
