import Testing

@testable import MIMEDetection

struct PythonBytecodeFormatTests {
    @Test(arguments: [(3531, 16), (3379, 12), (62211, 8)])
    func codeStandsWhereItsVersionPutsIt(_ version: Int, _ header: Int) {
        let code = Binaries.bytecode(version: version, header: header)
        #expect(PythonBytecodeFormat.essence(of: code) == "application/x-python-code")
        #expect(PythonBytecodeFormat.essence(of: code.changing(header, to: 0x28)) == nil)
    }

    @Test func unknownVersionIsRefused() {
        #expect(PythonBytecodeFormat.essence(of: Binaries.bytecode(version: 999, header: 16)) == nil)
    }
}
