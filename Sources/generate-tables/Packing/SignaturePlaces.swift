import MIMETypes

/// Packs the rules whose bytes stand at one place, filed by the place and their first byte.
struct SignaturePlaces {
    /// The rules of each place and first byte.
    private var lists: [Int: [UInt8: [UInt64]]] = [:]

    init(_ rules: [SignatureRow]) {
        for (number, rule) in rules.enumerated() where rule.offsets.count == 1 {
            for byte in rule.values(at: 0) {
                lists[rule.offsets.lowerBound, default: [:]][byte, default: []] += Self.members(rule, number)
            }
        }
    }

    /// 24 bits of the bytes that follow, 24 of which of them count, and the number of the rule.
    private static func members(_ rule: SignatureRow, _ number: Int) -> [UInt64] {
        let seconds = rule.values(at: 1)
        if seconds.count == 256 { return [rule.following | UInt64(number) << 48] }
        return seconds.map { rule.following & ~0xFF | UInt64($0) | 0xFF << 24 | UInt64(number) << 48 }
    }

    /// Rules with any second byte first, then by that byte, so that a reader can stop early.
    private static func precedes(_ left: UInt64, _ right: UInt64) -> Bool {
        func key(_ member: UInt64) -> (UInt64, UInt64, UInt64) { (member >> 24 & 0xFF, member & 0xFF, member >> 48) }
        return key(left) < key(right)
    }

    func add(to source: inout SwiftSource) {
        let places = lists.sorted { $0.key < $1.key }
        var (filter, ranks) = ([UInt64](), [UInt16]())
        var (starts, members) = ([UInt16](), [UInt64]())
        for (_, bytes) in places {
            for first in stride(from: 0, to: 256, by: 64) {
                ranks.append(UInt16(starts.count))
                filter.append((0..<64).reduce(0) { $0 | (bytes[UInt8(first + $1)] == nil ? 0 : 1 << UInt64($1)) })
                for byte in first..<(first + 64) {
                    guard let list = bytes[UInt8(byte)] else { continue }
                    starts.append(UInt16(members.count))
                    members += list.sorted(by: Self.precedes)
                }
            }
        }
        starts.append(UInt16(members.count))
        source.array("placeOffsets", places.map { UInt32($0.key) }, summary: "The offsets of rules that do not search.")
        source.array("placeFilter", filter, summary: "256 bits a place: whether any rule starts with a byte.")
        source.array("placeRanks", ranks, summary: "How many bits are set before each number of the filter.")
        source.array("placeStarts", starts, summary: "Where the rules for each bit that is set start.")
        source.array(
            "placeMembers", members,
            summary: "The rules of places: the next three bytes, those that count, and the number of the rule.")
    }
}
