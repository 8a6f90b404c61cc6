import Testing

@testable import MIMEDetection

struct TGAFormatTests {
    @Test(arguments: [(2, 24), (10, 32), (3, 8), (11, 16)] as [(UInt8, UInt8)])
    func imagesAreRecognisedByFieldsThatFit(_ kind: UInt8, _ depth: UInt8) {
        #expect(TGAFormat.essence(of: Binaries.tga(kind: kind, depth: depth)) == "image/x-tga")
    }

    @Test func imageWithAColourMapIsRecognised() {
        #expect(TGAFormat.essence(of: Binaries.tga(kind: 1, depth: 8, map: [0, 0, 0, 1, 24])) == "image/x-tga")
    }

    @Test(arguments: [(2, 3), (9, 8), (4, 24)] as [(UInt8, UInt8)])
    func fieldsThatDoNotFitAreRefused(_ kind: UInt8, _ depth: UInt8) {
        #expect(TGAFormat.essence(of: Binaries.tga(kind: kind, depth: depth)) == nil)
    }

    @Test func reservedBitsRuleItOut() {
        #expect(TGAFormat.essence(of: Binaries.tga(kind: 2, depth: 24).changing(17, to: 0xE0)) == nil)
    }
}
