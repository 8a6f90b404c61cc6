import Testing

@testable import MIMEDetection

struct PickleFormatTests {
    @Test func instructionsUpToTheEndAreRecognised() {
        #expect(PickleFormat.essence(of: Binaries.pickle) == "application/x-pickle")
    }

    @Test func unknownInstructionIsRefused() {
        #expect(PickleFormat.essence(of: Binaries.pickle.changing(11, to: 0xFE)) == nil)
    }

    @Test func frameBeyondTheEndIsRefused() {
        #expect(PickleFormat.essence(of: Binaries.pickle.changing(4, to: 1)) == nil)
    }

    @Test func otherDataAfterTheEndIsRefused() {
        #expect(PickleFormat.essence(of: Binaries.pickle + [1, 2]) == nil)
        #expect(PickleFormat.essence(of: Binaries.pickle + Binaries.pickle) == "application/x-pickle")
    }
}
