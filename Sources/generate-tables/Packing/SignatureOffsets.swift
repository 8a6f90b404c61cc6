/// Packs the rules that compare bytes at a single offset, with the offset and the first byte as the key.
struct SignatureOffsets {
    /// The rules for each offset and first byte.
    private var lists: [Int: [UInt8: [UInt64]]] = [:]

    init(_ rules: [SignatureTableWriter.Rule]) {
        for rule in rules where rule.row.offsets.count == 1 {
            for byte in rule.row.values(at: 0) {
                lists[rule.row.offsets.lowerBound, default: [:]][byte, default: []] += Self.members(rule)
            }
        }
    }

    /// Returns the members for a rule: 24 bits of the bytes after the first one, 24 bits that mark the bytes to
    /// compare, and the number of the rule.
    private static func members(_ rule: SignatureTableWriter.Rule) -> [UInt64] {
        let seconds = rule.row.values(at: 1)
        if seconds.count == 256 { return [rule.member] }
        return seconds.map { rule.member & ~0xFF | UInt64($0) | 0xFF << 24 }
    }

    /// Sorts rules: first those that allow any second byte, then the others by their second byte, so that a reader can
    /// stop early.
    private static func sorted(_ members: [UInt64]) -> [UInt64] {
        func key(_ member: (offset: Int, element: UInt64)) -> (UInt64, UInt64, Int) {
            (member.element >> 24 & 0xFF, member.element & 0xFF, member.offset)
        }
        return members.enumerated().sorted { key($0) < key($1) }.map(\.element)
    }

    func add(to source: inout SwiftSource, _ table: inout SignatureLists) {
        let positions = lists.sorted { $0.key < $1.key }
        var filter: [UInt64] = []
        for (position, bytes) in positions {
            for first in stride(from: 0, to: 256, by: 64) {
                filter.append((0..<64).reduce(0) { $0 | (bytes[UInt8(first + $1)] == nil ? 0 : 1 << UInt64($1)) })
            }
            for (byte, members) in bytes {
                table.append(Self.sorted(members), under: UInt32(position << 8 | Int(byte)))
            }
        }
        source.array(
            "fixedOffsets", positions.map { UInt32($0.key) }, summary: "The offsets of rules that do not search.")
        source.array("offsetFilter", filter, summary: "256 bits an offset: whether any rule starts with a byte.")
    }
}
