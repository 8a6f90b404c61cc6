import MIMETypes

/// Packs lists of rules, each with a number as its key, so that a list that grows moves only a few others.
struct SignatureLists {
    private static let indexCapacity = 4096
    private static let memberCapacity = 8192

    /// The lists by key.
    private(set) var lists: [UInt32: [UInt16]] = [:]

    mutating func append(_ rules: [UInt16], under key: UInt32) {
        lists[key, default: []] += rules
    }

    func add(to source: inout SwiftSource) throws {
        var (index, runs) = (SparseLayout(capacity: Self.indexCapacity), SparseLayout(capacity: Self.memberCapacity))
        for (key, list) in lists {
            index.add(Self.name(key), hash: PackedFormat.hash(key))
            runs.add(Self.name(key), hash: PackedFormat.hash(key), length: list.count)
        }
        let (slots, slotCount) = try index.positions(for: "SignatureTable.listSlots")
        let (starts, memberCount) = try runs.positions(for: "SignatureTable.members")
        var words = [UInt64](repeating: 0, count: max(slotCount, Self.indexCapacity) + 1)
        var members = [UInt16](repeating: 0, count: memberCount)
        for (key, list) in lists {
            guard let slot = slots[Self.name(key)], let start = starts[Self.name(key)] else { continue }
            words[slot] = PackedWord.make((Int(key), 32), (start, 20), (list.count, 12))
            members.replaceSubrange(start..<(start + list.count), with: list)
        }
        source.constant(
            "listMask", Self.indexCapacity - 1, summary: "The bits of a hash that choose a slot of `listSlots`.")
        source.array(
            "listSlots", words,
            summary: "Slots of a hash table: what a list is filed under, where it starts, how long it is.")
        source.array("members", lists: [members], perLine: 16, summary: "The numbers of the rules of all lists.")
    }

    /// Returns a name for a key; names sort in the same order as keys.
    private static func name(_ key: UInt32) -> String {
        let digits = String(key, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
