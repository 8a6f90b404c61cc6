import Testing

@testable import MIMEDetection

struct TagEndsTests {
    private static func answers(_ text: String, _ places: [Int]) -> [Bool] {
        let bytes = Array(text.utf8)
        return bytes.withUnsafeBytes { bytes in
            var ends = TagEnds(count: bytes.count)
            return places.map { ends.end(after: ByteCursor(bytes, at: $0)) != nil }
        }
    }

    @Test func eachPlaceHasTheNextEnd() {
        #expect(Self.answers("<%a<%b%>c<%d", [2, 5, 6, 11]) == [true, true, true, false])
        #expect(Self.answers("<%a%><%b%>", [2, 7]) == [true, true])
        #expect(Self.answers("", [0]) == [false])
    }

    @Test(arguments: [4000, 4093, 4094, 4095, 4096, 5000])
    func anEndIsInReachWhetherOrNotOthersWereAskedForBefore(_ distance: Int) {
        let text = "<%" + String(repeating: "x", count: distance) + "%>"
        let alone = Self.answers(text, [distance - 3])
        #expect(Self.answers(text, [2]) == [distance <= 4094])
        #expect(Self.answers(text, [2, distance - 3]).last == alone[0])
        #expect(alone == [true])
    }
}
