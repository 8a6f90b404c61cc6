@testable import MIMEDetection
import MIMETypes
import Testing

struct DistantSignatureResolverTests {
    private func type(_ bytes: [UInt8]) throws -> String? {
        try DistantSignatureResolver().candidates(for: Resource(bytes: bytes)).first?.type.essence
    }

    private static func image(_ text: String, at offset: Int, size: Int = 70_000) -> [UInt8] {
        Binaries.zeros(size).changing(offset, to: text)
    }

    @Test(arguments: [
        (image("CD001", at: 32_769), "application/vnd.efi.iso"),
        (image("BEA01", at: 32_769), "application/vnd.efi.iso"),
        (image("_BHRfS_M", at: 65_600), "application/vnd.efi.img"),
        (image("JFS1", at: 32_768), "application/vnd.efi.img"),
        (image("ReIsEr2Fs", at: 65_588), "application/vnd.efi.img"),
        (minix, "application/vnd.efi.img"),
        (image("TAG", at: 128, size: 256), "audio/mpeg"),
        (image("koly", at: 70_000 - 512), "application/x-apple-diskimage"),
        (image("conectix", at: 70_000 - 512), "application/x-vhd"),
        (image("NER5", at: 70_000 - 12), "application/x-nrg"),
        (addresses(before: 0), "application/vnd.maxmind.maxmind-db"),
        (addresses(before: 498), "application/vnd.maxmind.maxmind-db"),
        (Binaries.cartridge(), "application/vnd.nintendo.snes.rom"),
    ])
    func signaturesFarFromTheStartAreFound(_ bytes: [UInt8], _ type: String) throws {
        #expect(try self.type(bytes) == type)
    }

    /// A database whose metadata has a number of bytes.
    private static func addresses(before length: Int) -> [UInt8] {
        Binaries.zeros(9000) + [0xAB, 0xCD, 0xEF] + Array("MaxMind.com".utf8) + Binaries.zeros(length)
    }

    /// A volume of Minix with 96 inodes that was not in use when it was last seen.
    private static let minix = Binaries.zeros(4096).changing(0x400, to: 96).changing(0x410, to: "\u{7F}\u{13}\u{1}")

    @Test func volumesStartWithAnEmptySector() throws {
        #expect(try type(Self.minix.changing(0, to: 1)) == nil)
        #expect(try type(Self.minix.changing(0x3FF, to: 1)) == nil)
        #expect(try type(Self.minix.changing(0x412, to: 4)) == nil)
        #expect(try type(Self.image("JFS1", at: 32_768).changing(511, to: 1)) == nil)
    }

    @Test func otherOffsetsAreNoEvidence() throws {
        #expect(try type(Self.image("TAG", at: 127, size: 256)) == nil)
        #expect(try type(Self.image("koly", at: 0, size: 511)) == nil)
        #expect(try type(Self.addresses(before: 499)) == nil)
        #expect(try type(Self.image("CD001", at: 32_770)) == nil)
        #expect(try type(Self.image("koly", at: 0)) == nil)
        #expect(try type(Array("koly".utf8)) == nil)
    }

    @Test func textAndSignaturesNeedNoReads() {
        let text = Candidate(type: .plainText, basis: .text, detail: "ASCII text")
        let signature = Candidate(type: .json, basis: .signature, detail: "x")
        #expect(!DistantSignatureResolver().isNeeded(after: [text]))
        #expect(!DistantSignatureResolver().isNeeded(after: [signature]))
        #expect(DistantSignatureResolver().isNeeded(after: []))
    }
}
