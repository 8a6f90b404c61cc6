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

    /// What GnuPG writes for a signed text: compressed with each algorithm, and not compressed.
    @Test(arguments: [
        "a30101de0121fe900d03000a01610fba493936b2b201ac176205682e7478", "a302789c01de0121fe900d03000a01610fba4939",
        "a303425a6836314159265359f1464fb0000092ff", "900d03000a01610fba493936b2b201ac176205682e7478",
        "a3015b239ec49aa157525192cd712825233527275fa13cbf2827850b00",
    ])
    func signedMessagesAreRecognised(_ digits: String) {
        let bytes = Self.bytes(digits)
        #expect(OpenPGPFormat.essence(of: bytes) == "application/pgp-encrypted")
        #expect(OpenPGPFormat.essence(of: bytes.changing(1, to: 0x0C)) == nil)
    }

    /// The byte is common in text of many charsets and in other binary data.
    @Test(arguments: [
        "a30141424344454647484950515253545556", "a302313233343536373839303132", "900d04000a01610fba493936b2b201ac",
    ])
    func otherDataWithTheSameFirstByteIsRefused(_ digits: String) {
        #expect(OpenPGPFormat.essence(of: Self.bytes(digits)) == nil)
    }

    private static func bytes(_ digits: String) -> [UInt8] {
        let digits = Array(digits)
        return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
            UInt8(String(digits[$0...($0 + 1)]), radix: 16)
        }
    }

    @Test func packetBeyondTheEndIsRefused() {
        #expect(OpenPGPFormat.essence(of: Array(Binaries.pgpKey.prefix(40))) == nil)
    }
}
