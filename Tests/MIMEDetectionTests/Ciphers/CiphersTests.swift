import Testing

@testable import MIMEDetection

/// Ciphers and hash functions, with the examples of their specifications.
@Suite struct CiphersTests {
    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    // https://www.rfc-editor.org/rfc/rfc1321 section A.5
    @Test(arguments: [
        ("", "d41d8cd98f00b204e9800998ecf8427e"), ("abc", "900150983cd24fb0d6963f7d28e17f72"),
        (
            "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
            "57edf4a22be3c955ac49da2e2107b67a"
        ),
    ]) func md5(_ text: String, _ hash: String) {
        #expect(Self.hexadecimal(MD5.hash(Array(text.utf8))) == hash)
    }

    // https://csrc.nist.gov/projects/cryptographic-standards-and-guidelines/example-values
    @Test func sha2() {
        let one = Array("abc".utf8)
        #expect(
            Self.hexadecimal(SHA2.hash256(one)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            Self.hexadecimal(SHA2.hash384(one)) == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
                + "8086072ba1e7cc2358baeca134c825a7")
        #expect(
            Self.hexadecimal(SHA2.hash512(one)) == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
        let two = Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
        #expect(
            Self.hexadecimal(SHA2.hash256(two)) == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    }

    /// The padding fills a block, or another one, depending on the length.
    @Test(arguments: [(55, 64), (56, 128), (63, 128), (64, 128), (119, 128), (120, 192)])
    func messagesArePaddedToWholeBlocks(_ length: Int, _ padded: Int) {
        let message = [UInt8](repeating: 1, count: length)
        let bytes = HashPadding.padded(message, block: 64, isBigEndian: true)
        #expect(bytes.count == padded && bytes[length] == 0x80)
        #expect(bytes.suffix(8) == [0, 0, 0, 0, 0, 0, UInt8((8 * length) >> 8), UInt8((8 * length) & 0xFF)])
    }

    // https://www.rfc-editor.org/rfc/rfc6229 section 2
    @Test func rc4() {
        let zeros = [UInt8](repeating: 0, count: 16)
        let (short, long) = (RC4.apply(zeros, key: [1, 2, 3, 4, 5]), RC4.apply(zeros, key: Array(1...16)))
        #expect(Self.hexadecimal(short) == "b2396305f03dc027ccc3524a0a1118a8")
        #expect(Self.hexadecimal(long) == "9ac7cc9a609d1ef7b2932899cde41b97")
    }

    // https://csrc.nist.gov/pubs/fips/197/final appendix C
    @Test(arguments: [(16, "69c4e0d86a7b0430d8cdb78070b4c55a"), (32, "8ea2b7ca516745bfeafc49904b496089")])
    func aes(_ length: UInt8, _ expected: String) {
        let (key, zeros) = (Array(0..<length), [UInt8](repeating: 0, count: 16))
        let text = (0..<16).map { UInt8(17 * $0) }
        let encrypted = AES.encrypted(text, key: key, start: zeros)
        #expect(Self.hexadecimal(encrypted) == expected)
        #expect(AES.decrypted(encrypted, key: key, start: zeros) == text)
    }

    /// Each block is combined with the one before it, and what is left over is dropped.
    @Test func aesChainsBlocks() {
        let (key, start) = (Array(UInt8(0)..<16), Array(UInt8(16)..<32))
        let text = (0..<64).map { UInt8($0 / 16) }
        let encrypted = AES.encrypted(text + [1, 2, 3], key: key, start: start)
        #expect(encrypted.count == 64 && Set((0..<4).map { Array(encrypted[16 * $0..<16 * $0 + 16]) }).count == 4)
        #expect(AES.decrypted(encrypted + [1], key: key, start: start) == text)
        #expect(AES.decrypted([1, 2, 3], key: key, start: start).isEmpty)
    }
}
