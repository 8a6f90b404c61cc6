import MIMETypes
import Testing

@testable import MIMEDetection

struct ZIPEndRecordTests {
    private func record(_ file: [UInt8]) throws -> ZIPEndRecord? {
        try ZIPEndRecord(Resource(bytes: file), size: file.count)
    }

    @Test func recordIsFoundBeforeALongComment() throws {
        let found = try record(Containers.zip([.init("a"), .init("b")], comment: Binaries.zeros(60_000)))
        #expect(found?.count == 2)
        #expect(found?.shift == 0)
    }

    @Test func shiftIsTheLengthOfWhatComesBefore() throws {
        #expect(try record(Containers.zip([.init("a")], stub: Binaries.zeros(77)))?.shift == 77)
    }

    @Test func recordWithATruncatedCommentIsIgnored() throws {
        #expect(try record(Array(Containers.zip([.init("a")], comment: [1, 2, 3]).dropLast())) == nil)
    }
}
