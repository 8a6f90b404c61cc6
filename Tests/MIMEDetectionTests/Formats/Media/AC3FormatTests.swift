import Testing

@testable import MIMEDetection

struct AC3FormatTests {
    @Test(arguments: [(0x40, "audio/ac3"), (0x80, "audio/eac3")] as [(UInt8, String)])
    func framesThatFollowEachOtherAreRecognised(_ bits: UInt8, _ type: String) {
        #expect(AC3Format.essence(of: Binaries.ac3(bits: bits, count: 2)) == type)
    }

    @Test func singleFrameMayBeTheWholeFile() {
        #expect(AC3Format.essence(of: Binaries.ac3(bits: 0x40, count: 1)) == "audio/ac3")
        #expect(AC3Format.essence(of: Binaries.ac3(bits: 0x40, count: 1) + [1, 2, 3, 4]) == nil)
    }

    @Test func framesOfDifferentKindsAreRefused() {
        let mixed = Binaries.ac3(bits: 0x40, count: 1) + Binaries.ac3(bits: 0x80, count: 1)
        #expect(AC3Format.essence(of: mixed) == nil)
    }
}
