import Testing

@testable import mimetype

struct AddressSpaceTests {
    @Test func limitLeavesRoomForFewerThreads() {
        #expect(AddressSpace.room(within: 150_000 << 10) == 0)
        #expect(AddressSpace.room(within: 1 << 30) == 6)
        #expect(AddressSpace.room(within: 0) == 0)
    }

    @Test func withoutALimitThereIsRoomForAll() {
        #expect(AddressSpace.room(within: Int.max) == Int.max)
    }
}
