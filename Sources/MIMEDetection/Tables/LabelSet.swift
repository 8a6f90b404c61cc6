/// A set of labels of the trained model.
struct LabelSet: Equatable {
    private var words: (UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0)

    init() {}

    /// Makes a set from five numbers with one bit for each label.
    init(_ first: UInt64, _ second: UInt64, _ third: UInt64, _ fourth: UInt64, _ fifth: UInt64) {
        words = (first, second, third, fourth, fifth)
    }

    var isEmpty: Bool { words.0 | words.1 | words.2 | words.3 | words.4 == 0 }

    @inline(__always)
    func contains(_ label: Int) -> Bool {
        let bit = UInt64(label & 63)
        return switch label >> 6 {
        case 0: words.0 >> bit & 1 == 1
        case 1: words.1 >> bit & 1 == 1
        case 2: words.2 >> bit & 1 == 1
        case 3: words.3 >> bit & 1 == 1
        case 4: words.4 >> bit & 1 == 1
        default: false
        }
    }

    /// Calls `body` with each label.
    @inline(__always)
    func forEach(_ body: (Int) -> Void) {
        Self.forEachBit(of: words.0, from: 0, body)
        Self.forEachBit(of: words.1, from: 64, body)
        Self.forEachBit(of: words.2, from: 128, body)
        Self.forEachBit(of: words.3, from: 192, body)
        Self.forEachBit(of: words.4, from: 256, body)
    }

    @inline(__always)
    private static func forEachBit(of word: UInt64, from start: Int, _ body: (Int) -> Void) {
        var bits = word
        while bits != 0 {
            body(start &+ bits.trailingZeroBitCount)
            bits &= bits &- 1
        }
    }

    mutating func formUnion(_ other: LabelSet) {
        words.0 |= other.words.0
        words.1 |= other.words.1
        words.2 |= other.words.2
        words.3 |= other.words.3
        words.4 |= other.words.4
    }

    func isDisjoint(with other: LabelSet) -> Bool {
        words.0 & other.words.0 | words.1 & other.words.1 | words.2 & other.words.2 | words.3 & other.words.3
            | words.4 & other.words.4 == 0
    }

    static func == (left: LabelSet, right: LabelSet) -> Bool { left.words == right.words }
}
