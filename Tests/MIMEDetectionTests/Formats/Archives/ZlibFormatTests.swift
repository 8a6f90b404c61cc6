import Testing

@testable import MIMEDetection

struct ZlibFormatTests {
    @Test func dataThatCanBeDecompressedIsRecognised() {
        #expect(ZlibFormat.essence(of: [0x78, 0x9C] + Binaries.stored(Binaries.noise(64))) == "application/zlib")
    }

    @Test func headerWithAnotherRemainderIsRefused() {
        #expect(ZlibFormat.essence(of: [0x78, 0x9D] + Binaries.stored(Binaries.noise(64))) == nil)
    }

    @Test func damagedDataIsRefused() {
        #expect(ZlibFormat.essence(of: [0x78, 0x9C, 7] + Binaries.noise(64)) == nil)
    }
}
