/// Packs the rules that compare bytes at a single offset.
///
/// The key of a list is the offset, the first byte, and six bits of the second byte.
struct SignatureOffsets {
    /// The rules for each offset, and for each first byte with six bits of the second one.
    private var lists: [Int: [Int: [UInt16]]] = [:]

    init(_ rules: [SignatureTableWriter.Rule]) {
        let placed = rules.filter { $0.row.offsets.count == 1 }
        // Of equally good matches, the first one is kept. Rules that allow any second byte come first.
        for rule in placed.filter(\.hasAnySecond) + placed.filter({ !$0.hasAnySecond }) {
            let seconds = Set(rule.row.values(at: 1).map { Int($0 & 63) })
            for first in rule.row.values(at: 0) {
                for second in seconds {
                    lists[rule.row.offsets.lowerBound, default: [:]][Int(first) << 6 | second, default: []]
                        .append(rule.member)
                }
            }
        }
    }

    func add(to source: inout SwiftSource, _ table: inout SignatureLists) {
        let offsets = lists.sorted { $0.key < $1.key }
        precondition(offsets.count <= 64, "there is no bit for more offsets")
        var places = [UInt64](repeating: 0, count: 256)
        for (place, (offset, pairs)) in offsets.enumerated() {
            for (pair, rules) in pairs {
                places[pair >> 6] |= 1 << UInt64(place)
                table.append(rules, under: UInt32(offset << 14 | pair))
            }
        }
        source.array(
            "fixedOffsets", offsets.map { UInt16($0.key) }, summary: "The offsets of rules that do not search.")
        source.array(
            "placesByByte", places,
            summary: "For each byte the offsets for which some rule starts with it: a bit each.")
    }
}

extension SignatureTableWriter.Rule {
    fileprivate var hasAnySecond: Bool { row.values(at: 1).count == 256 }
}
