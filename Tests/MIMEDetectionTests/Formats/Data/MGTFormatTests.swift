import Testing

@testable import MIMEDetection

struct MGTFormatTests {
    /// A directory whose first file has some sectors from one on.
    private func directory(track: UInt8 = 4, sector: UInt8 = 1, count: UInt8 = 3, bits: [Int] = [0, 1, 2]) -> [UInt8] {
        var bytes = [4] + Array("System    ".utf8) + [0, count, track, sector]
        bytes += [UInt8](repeating: 0, count: 512 - bytes.count)
        for bit in bits { bytes[15 + bit / 8] |= 1 << UInt8(bit % 8) }
        return bytes
    }

    @Test func sectorsThatAddUpAreADirectory() {
        #expect(MGTFormat.essence(of: directory()) == "application/x-spectrum-mgt")
        let lastSector = directory(track: 207, sector: 10, count: 1, bits: [1559])
        #expect(MGTFormat.essence(of: lastSector) == "application/x-spectrum-mgt")
    }

    @Test func sectorsThatDoNotAddUpAreSomethingElse() {
        #expect(MGTFormat.essence(of: directory(count: 4)) == nil)
        #expect(MGTFormat.essence(of: directory(sector: 4)) == nil)
        #expect(MGTFormat.essence(of: directory(track: 80)) == nil)
        #expect(MGTFormat.essence(of: directory(count: 0, bits: [])) == nil)
    }

    @Test func nameIsPrintable() {
        #expect(MGTFormat.essence(of: directory().changing(3, to: 1)) == nil)
        #expect(MGTFormat.essence(of: Array(directory().prefix(255))) == nil)
    }
}
