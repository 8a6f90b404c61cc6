import Testing

@testable import MIMEDetection

struct MolfileSnifferTests {
    private static let molecule = "name\n program\n\n  3  2  0  0  0  0  0  0  0  0999 V2000\n"

    @Test func lineOfCountsIsRecognised() {
        #expect(MolfileSniffer.essence(of: Self.molecule) == "chemical/x-mdl-molfile")
        #expect(MolfileSniffer.essence(of: Self.molecule + "M  END\n$$$$\n") == "chemical/x-mdl-sdfile")
    }

    @Test func lineAtAnotherOffsetIsRefused() {
        #expect(MolfileSniffer.essence(of: "\n" + Self.molecule) == nil)
    }
}
