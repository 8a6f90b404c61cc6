import MIMETypes
import Testing

@testable import MIMEDetection

struct CompoundFileTests {
    private func file(_ bytes: [UInt8]) throws -> CompoundFile? {
        try bytes.withUnsafeBytes { head in try CompoundFile(Resource(bytes: bytes), head: head) }
    }

    @Test func namesAndClassAreRead() throws {
        let found = try file(Containers.compoundFile(["WordDocument", "1Table"], rootClass: [UInt8](1...16)))
        #expect(found?.names == ["Root Entry", "WordDocument", "1Table"])
        #expect(found?.rootClass == "0102030405060708090a0b0c0d0e0f10")
    }

    @Test func otherSectorSizeIsRefused() throws {
        #expect(try file(Containers.compoundFile(["a"]).changing(30, to: 7)) == nil)
    }

    @Test func directoryOutOfReachIsRefused() throws {
        #expect(try file(Containers.compoundFile(["a"]).changing(48, to: 0xFF, 0xFF, 0xFF, 0)) == nil)
    }
}
