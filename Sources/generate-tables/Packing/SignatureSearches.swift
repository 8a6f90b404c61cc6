import MIMETypes

/// Packs the rules that search, filed by the first two bytes that they search for.
struct SignatureSearches {
    /// Where most searches end.
    private static let nearEnd = 256

    private let rules: [SignatureRow]
    /// The rules of each pair of bytes.
    private var lists: [Int: [Int]] = [:]
    private var end = 0
    /// Where the searches for binary formats end, by their first byte.
    private var binaryEnds: [UInt8: Int] = [:]

    init(_ rules: [SignatureRow], _ ids: TypeNumbering) {
        self.rules = rules
        for (number, rule) in rules.enumerated() where rule.offsets.count > 1 {
            end = max(end, rule.offsets.upperBound)
            for first in rule.values(at: 0) {
                if !ids.isText(rule.type) { binaryEnds[first] = max(binaryEnds[first] ?? 0, rule.offsets.upperBound) }
                for second in rule.values(at: 1) { lists[Int(first) << 8 | Int(second), default: []].append(number) }
            }
        }
    }

    func add(to source: inout SwiftSource) {
        let pairs = lists.sorted { $0.key < $1.key }
        var (keys, members) = ([UInt32](), [UInt64]())
        for (pair, list) in pairs {
            keys.append(UInt32(PackedWord.make((members.count, 16), (pair, 16))))
            members += list.map { rules[$0].following | UInt64($0) << 48 }
        }
        keys.append(UInt32(members.count))
        var filter = [UInt64](repeating: 0, count: 1024)
        for (pair, _) in pairs { filter[pair >> 6] |= 1 << UInt64(pair & 63) }
        let far = pairs.filter { $0.value.contains { rules[$0].offsets.upperBound > Self.nearEnd } }
        source.constant("searchNearEnd", Self.nearEnd + 1, summary: "The first offset at which few searches look.")
        source.constant("searchEnd", end + 1, summary: "The first offset at which no search looks any more.")
        source.array("searchFilter", filter, summary: "A bit for each pair of bytes that a search starts with.")
        source.array(
            "searchFarBytes", Set(far.map { UInt8($0.key >> 8) }).sorted(),
            summary: "The first bytes of the few searches that look further.")
        source.array(
            "searchBinaryBytes", binaryEnds.keys.sorted(),
            summary: "The first bytes of searches for binary formats.")
        source.array(
            "searchBinaryEnds", binaryEnds.sorted { $0.key < $1.key }.map { UInt16($0.value + 1) },
            summary: "The first offset at which none of the searches for each of these looks.")
        source.array("searchKeys", keys, summary: "Where the rules of each such pair start, and the pair, in order.")
        source.array("searchMembers", members, summary: "The rules that search, as those of places.")
    }
}
