/// Rules, filed by the first two bytes of the lines that they are about.
struct LineRuleBuckets {
    /// Seven bits of the first byte and six of the second.
    private static let keys = 128 * 64

    private var lists: [Int: [UInt16]] = [:]

    init(_ rules: [LineRule], isIndented: Bool) {
        for (number, rule) in rules.enumerated() where rule.isIndented == isIndented {
            for first in rule.bytes(at: 0) ?? [] {
                for second in rule.bytes(at: 1) ?? Array(0..<64) {
                    lists[Int(first & 127) << 6 | Int(second & 63), default: []].append(UInt16(number))
                }
            }
        }
    }

    func add(to source: inout SwiftSource, prefix: String) {
        var filter = [UInt64](repeating: 0, count: Self.keys / 64)
        var (ranks, starts, members) = ([UInt16](), [UInt16](), [UInt16]())
        var places: [[UInt16]: Int] = [:]
        for word in filter.indices {
            ranks.append(UInt16(starts.count))
            for bit in 0..<64 {
                guard let list = lists[word << 6 | bit] else { continue }
                filter[word] |= 1 << UInt64(bit)
                // Many lists are the same: that of all rules whose second byte may be any.
                let counted = [UInt16(list.count)] + list
                if places[counted] == nil {
                    places[counted] = members.count
                    members += counted
                }
                starts.append(UInt16(places[counted] ?? 0))
            }
        }
        source.array(
            "\(prefix)Filter", filter, summary: "64 bits a first byte: whether there are rules for a second one.")
        source.array("\(prefix)Ranks", ranks, summary: "How many bits are set before each number of the filter.")
        source.array("\(prefix)Starts", starts, summary: "Where the list of rules for each bit that is set starts.")
        source.array("\(prefix)Members", members, summary: "Lists: the number of rules, then the rules.")
    }
}
