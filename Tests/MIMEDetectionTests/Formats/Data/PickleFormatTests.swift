import Testing

@testable import MIMEDetection

struct PickleFormatTests {
    @Test func instructionsUpToTheEndAreRecognised() {
        #expect(PickleFormat.essence(of: Binaries.pickle) == "application/x-pickle")
    }

    @Test func oneInstructionBeforeTheEndIsEnough() {
        #expect(PickleFormat.essence(of: [0x80, 4, 0x4B, 5, 0x2E]) == "application/x-pickle")
        #expect(PickleFormat.essence(of: [0x80, 4, 0x2E]) == nil)
    }

    @Test func unknownInstructionIsRefused() {
        #expect(PickleFormat.essence(of: Binaries.pickle.changing(11, to: 0xFE)) == nil)
    }

    /// Joblib writes the data of an array after the instructions that describe the array.
    @Test func dataOfArraysFollowsInstructions() {
        let name = Array("joblib.numpy_pickle".utf8)
        let named: [UInt8] = [0x80, 4, 0x8C, UInt8(name.count)] + name + [0x94, 0x29, 0xFE, 1, 2]
        #expect(PickleFormat.essence(of: named) == "application/x-pickle")
        let global: [UInt8] = [0x80, 2, 0x63] + name + Array("\nNumpyArrayWrapper\n".utf8) + [0x29, 0xFE, 1, 2]
        #expect(PickleFormat.essence(of: global) == "application/x-pickle")
        #expect(PickleFormat.essence(of: named.changing(5, to: 0x4A)) == nil)
    }

    @Test func frameBeyondTheEndIsRefused() {
        #expect(PickleFormat.essence(of: Binaries.pickle.changing(4, to: 1)) == nil)
    }

    @Test func otherDataAfterTheEndIsRefused() {
        #expect(PickleFormat.essence(of: Binaries.pickle + [1, 2]) == nil)
        #expect(PickleFormat.essence(of: Binaries.pickle + Binaries.pickle) == "application/x-pickle")
    }
}
