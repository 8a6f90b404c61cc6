import MIMETypes
import Testing

@testable import MIMEDetection

struct ZlibFormatTests {
    @Test func dataThatCanBeDecompressedIsRecognised() {
        #expect(ZlibFormat.essence(of: [0x78, 0x9C] + Binaries.stored(Binaries.noise(64))) == "application/zlib")
    }

    /// Stored text has no byte that text would not have, except for the complement of its length.
    @Test func storedTextIsRecognised() throws {
        let words = Array("stored words, as they were. ".utf8) + Array("and others".utf8)
        let content = [0x78, 0x01] + Binaries.stored(words) + [0x11, 0x22, 0x33, 0x44]
        let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])
        #expect(try detector.detect(Resource(bytes: content)).type.essence == "application/zlib")
        #expect(ZlibFormat.essence(of: [0x78, 0x01] + Binaries.stored([]) + [0, 0, 0, 1]) == "application/zlib")
    }

    @Test func lengthWithoutItsComplementIsNoProof() throws {
        let content = [0x78, 0x01] + Binaries.stored(Array("words".utf8)).changing(3, to: 0)
        let found = try ContainerResolver().candidates(for: Resource(bytes: content))
        #expect(!found.contains { $0.evidence.tier == .structural })
    }

    @Test func headerWithAnotherRemainderIsRefused() {
        #expect(ZlibFormat.essence(of: [0x78, 0x9D] + Binaries.stored(Binaries.noise(64))) == nil)
    }

    @Test func damagedDataIsRefused() {
        #expect(ZlibFormat.essence(of: [0x78, 0x9C, 7] + Binaries.noise(64)) == nil)
    }
}
