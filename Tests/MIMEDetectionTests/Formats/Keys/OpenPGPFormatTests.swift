import Testing

@testable import MIMEDetection

struct OpenPGPFormatTests {
    @Test func packetsAreRecognised() {
        #expect(OpenPGPFormat.essence(of: Binaries.pgpKey) == "application/pgp-keys")
        #expect(OpenPGPFormat.essence(of: Binaries.pgpSignature) == "application/pgp-signature")
    }

    @Test(arguments: [(3, 9), (8, 77)] as [(Int, UInt8)])
    func otherVersionAndAlgorithmAreRefused(_ offset: Int, _ value: UInt8) {
        #expect(OpenPGPFormat.essence(of: Binaries.pgpKey.changing(offset, to: value)) == nil)
    }

    @Test func packetBeyondTheEndIsRefused() {
        #expect(OpenPGPFormat.essence(of: Array(Binaries.pgpKey.prefix(40))) == nil)
    }
}
