import Testing

@testable import MIMEDetection

struct LabelSetTests {
    @Test func holdsTheLabelsOfItsBits() {
        let set = LabelSet(1, 1 << 63, 0, 4, 1 << 63)
        #expect((0..<320).filter(set.contains) == [0, 127, 194, 319])
        #expect(!set.contains(320))
        #expect(!set.isEmpty)
        #expect(LabelSet().isEmpty)
        var labels: [Int] = []
        set.forEach { labels.append($0) }
        #expect(labels == [0, 127, 194, 319])
    }

    @Test func joinsAndCompares() {
        var set = LabelSet(1, 0, 0, 0, 0)
        #expect(set.isDisjoint(with: LabelSet(2, 0, 0, 0, 1)))
        set.formUnion(LabelSet(0, 0, 8, 0, 1))
        #expect(set == LabelSet(1, 0, 8, 0, 1))
        #expect(!set.isDisjoint(with: LabelSet(2, 0, 0, 0, 1)))
    }
}
