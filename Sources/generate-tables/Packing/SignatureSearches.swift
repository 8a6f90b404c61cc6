/// Packs the rules that search a range of offsets, with the first two bytes that they search for as the key.
struct SignatureSearches {
    /// The first offsets at which few searches, and hardly any searches, look.
    private static let (nearEnd, middleEnd) = (257, 1025)

    /// The bit that distinguishes keys made of two bytes from keys made of an offset and two bytes.
    private static let mark = 1 << 27

    private let rules: [SignatureTableWriter.Rule]
    private let ids: TypeNumbering

    init(_ rules: [SignatureTableWriter.Rule], _ ids: TypeNumbering) {
        self.rules = rules.filter { $0.row.offsets.count > 1 }
        self.ids = ids
    }

    func add(to source: inout SwiftSource, _ table: inout SignatureLists) {
        var filter = [UInt64](repeating: 0, count: 1024)
        for (pair, list) in Self.byPair(rules).sorted(by: { $0.key < $1.key }) {
            table.append(list.map(\.member), under: UInt32(Self.mark | pair))
            filter[pair >> 6] |= 1 << UInt64(pair & 63)
        }
        let binary = rules.filter { !ids.isText($0.row.type) }
        source.constant("searchNearEnd", Self.nearEnd, summary: "The first offset at which few searches look.")
        source.constant("searchMiddleEnd", Self.middleEnd, summary: "The first offset at which hardly any does.")
        source.constant("searchMark", Self.mark, summary: "What is added to a pair of bytes to find its list.")
        source.array("searchFilter", filter, summary: "A bit for each pair of bytes that a search starts with.")
        addClasses("searchNearClasses", of: rules, to: &source)
        addClasses("searchMiddleClasses", of: Self.searching(rules, from: Self.nearEnd), to: &source)
        addClasses("searchBinaryClasses", of: binary, to: &source)
        addEnds("searchFar", of: rules, from: Self.middleEnd, to: &source)
        addEnds("searchBinaryFar", of: binary, from: Self.nearEnd, to: &source)
    }

    private static func byPair(_ rules: [SignatureTableWriter.Rule]) -> [Int: [SignatureTableWriter.Rule]] {
        var lists: [Int: [SignatureTableWriter.Rule]] = [:]
        for rule in rules {
            for first in rule.row.values(at: 0) {
                for second in rule.row.values(at: 1) { lists[Int(first) << 8 | Int(second), default: []].append(rule) }
            }
        }
        return lists
    }

    private static func searching(
        _ rules: [SignatureTableWriter.Rule], from offset: Int
    ) -> [SignatureTableWriter.Rule] {
        rules.filter { $0.row.offsets.upperBound >= offset }
    }

    /// Adds the classes by which 32 pairs are compared at once: a bit for each of eight groups of first bytes, by the
    /// lower and the upper half of the first byte and of the second.
    ///
    /// Neighbours are in one group, since they share the upper half.
    private func addClasses(
        _ name: String, of rules: [SignatureTableWriter.Rule], to source: inout SwiftSource
    ) {
        let pairs = Self.byPair(rules).keys
        let firsts = Set(pairs.map { $0 >> 8 }).sorted()
        var classes = [UInt8](repeating: 0, count: 64)
        for pair in pairs {
            let bit = 1 << UInt8((firsts.firstIndex(of: pair >> 8) ?? 0) * 8 / firsts.count) as UInt8
            for (start, half) in [pair >> 8 & 15, pair >> 12, pair & 15, pair >> 4 & 15].enumerated() {
                classes[start * 16 + half] |= bit
            }
        }
        source.array(name, lists: [classes], perLine: 16, summary: "Classes of the pairs of some searches.")
    }

    /// Adds the first bytes of the few searches that go on from an offset, the bytes that follow these, and where the
    /// searches end.
    private func addEnds(
        _ prefix: String, of rules: [SignatureTableWriter.Rule], from offset: Int, to source: inout SwiftSource
    ) {
        var (ends, followers): ([UInt8: Int], [UInt8: [UInt64]]) = ([:], [:])
        for rule in Self.searching(rules, from: offset) {
            for first in rule.row.values(at: 0) {
                ends[first] = max(ends[first] ?? 0, rule.row.offsets.upperBound + 1)
                for second in rule.row.values(at: 1) {
                    followers[first, default: [0, 0, 0, 0]][Int(second >> 6)] |= 1 << UInt64(second & 63)
                }
            }
        }
        let sorted = ends.sorted { $0.key < $1.key }
        source.array("\(prefix)Bytes", sorted.map(\.key), summary: "The first bytes of the few searches that go on.")
        source.array(
            "\(prefix)Followers", sorted.flatMap { followers[$0.key] ?? [] },
            summary: "A bit for each byte that may follow each of these.")
        source.array(
            "\(prefix)Ends", sorted.map { UInt16($0.value) },
            summary: "The first offset at which none of the searches for each of these looks.")
    }
}
