import MIMETypes
import Testing

@testable import MIMEDetection

struct SNESCartridgeTests {
    private func isPresent(_ rom: [UInt8]) throws -> Bool {
        try SNESCartridge.isPresent(in: Resource(bytes: rom), size: rom.count)
    }

    @Test func headerWithItsComplementIsRecognised() throws {
        #expect(try isPresent(Binaries.cartridge()))
        #expect(try isPresent(Binaries.zeros(512) + Binaries.cartridge()))
    }

    @Test func otherChecksumIsRefused() throws {
        #expect(try !isPresent(Binaries.cartridge().changing(0x7FDC, to: 1)))
    }

    @Test func otherSizeIsRefused() throws {
        #expect(try !isPresent(Binaries.cartridge() + [0]))
    }
}
