import Testing

@testable import MIMEDetection

struct AtomListSnifferTests {
    @Test(arguments: [
        "2\n\nH 0 0 0\nH 0 0 0.74\n", "  1 \nwater, O only\n  O1   -0.1  1.5e-3\t+2 0.3\n",
    ])
    func symbolsWithCoordinatesAreRecognised(text: String) {
        #expect(AtomListSniffer.essence(of: text) == "chemical/x-xyz")
    }

    @Test(arguments: [
        "2\n\nH 0 0 0\n", "0\n\n", "1\n\nH 0 0\n", "1\n\nh 0 0 0\n", "1\n\nH 0 0 zero\n", "0.5 1 2\n0.5 1 2\n",
        "12345678901234567890\n\nH 0 0 0\n", "1 2\n\nH 0 0 0\n", "1\n\nHydrogen 0 0 0\n",
        "3\n\nA 1 2 3\nB 4 5 6\nC 7 8 9\n",
    ])
    func otherTablesAreRefused(text: String) {
        #expect(AtomListSniffer.essence(of: text) == nil)
    }
}
