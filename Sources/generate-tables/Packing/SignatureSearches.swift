/// Packs the rules that search a range of offsets, with the first two bytes that they search for as the key.
struct SignatureSearches {
    /// The last offset of most searches.
    private static let nearEnd = 256

    /// The bit that distinguishes keys made of two bytes from keys made of an offset and a byte.
    private static let mark = 1 << 24

    private let rules: [SignatureTableWriter.Rule]
    /// The rules for each pair of bytes.
    private var lists: [Int: [Int]] = [:]
    /// The last offset of all searches for binary formats, by their first byte.
    private var binaryEnds: [UInt8: Int] = [:]

    init(_ rules: [SignatureTableWriter.Rule], _ ids: TypeNumbering) {
        self.rules = rules
        for (number, rule) in rules.map(\.row).enumerated() where rule.offsets.count > 1 {
            for first in rule.values(at: 0) {
                if !ids.isText(rule.type) { binaryEnds[first] = max(binaryEnds[first] ?? 0, rule.offsets.upperBound) }
                for second in rule.values(at: 1) { lists[Int(first) << 8 | Int(second), default: []].append(number) }
            }
        }
    }

    /// Returns the byte of a pair that is rarer in text, and its position in the upper bits: 0 or 1.
    private static func pivot(_ pair: Int) -> Int {
        let (first, second) = (pair >> 8, pair & 0xFF)
        return commonness(second) < commonness(first) ? 1 << 8 | second : first
    }

    /// Returns roughly how common a byte is in text; a higher number is more common.
    private static func commonness(_ byte: Int) -> Int {
        switch UInt8(byte) {
        case UInt8(ascii: " "): 3
        case UInt8(ascii: "a")...UInt8(ascii: "z"): 2
        case 0x0A, UInt8(ascii: "/"), UInt8(ascii: "0")...UInt8(ascii: "9"): 1
        default: 0
        }
    }

    func add(to source: inout SwiftSource, _ table: inout SignatureLists) {
        let pairs = lists.sorted { $0.key < $1.key }
        var filter = [UInt64](repeating: 0, count: 1024)
        for (pair, list) in pairs {
            table.append(list.map { rules[$0].member }, under: UInt32(Self.mark | pair))
            filter[pair >> 6] |= 1 << UInt64(pair & 63)
        }
        /// The last offsets of the searches that go beyond `nearEnd`, by the pivots of their pairs.
        var farEnds: [Int: Int] = [:]
        for (pair, list) in pairs {
            let end = list.map { rules[$0].row.offsets.upperBound }.max() ?? 0
            if end > Self.nearEnd { farEnds[Self.pivot(pair), default: 0] = max(farEnds[Self.pivot(pair)] ?? 0, end) }
        }
        source.constant("searchNearEnd", Self.nearEnd + 1, summary: "The first offset at which few searches look.")
        source.constant("searchMark", Self.mark, summary: "What is added to a pair of bytes to find its list.")
        source.array("searchFilter", filter, summary: "A bit for each pair of bytes that a search starts with.")
        let pivots = farEnds.keys.sorted()
        source.array(
            "searchFarBytes", pivots.map { UInt8($0 & 0xFF) },
            summary: "The rarer of the first two bytes of the few searches that look further.")
        source.array(
            "searchFarOffsets", pivots.map { UInt8($0 >> 8) },
            summary: "Which of the two each of them is.")
        source.array(
            "searchFarEnds", pivots.map { UInt16((farEnds[$0] ?? 0) + 1) },
            summary: "The first offset at which none of the searches for each of these looks.")
        source.array(
            "searchBinaryBytes", binaryEnds.keys.sorted(),
            summary: "The first bytes of searches for binary formats.")
        source.array(
            "searchBinaryEnds", binaryEnds.sorted { $0.key < $1.key }.map { UInt16($0.value + 1) },
            summary: "The first offset at which none of the searches for each of these looks.")
    }
}
