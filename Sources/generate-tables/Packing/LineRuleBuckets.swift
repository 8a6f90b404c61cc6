/// Rules, grouped by the first two bytes of the lines that they match.
struct LineRuleBuckets {
    /// The number of buckets.
    ///
    /// Seven bits of the first byte choose a bucket, and six bits of the second byte choose a list in the bucket.
    private static let count = 128
    private static let lists = 64

    private var buckets = [[Int: [UInt32]]](repeating: [:], count: count)

    init(_ rules: [LineRule], isIndented: Bool) {
        for rule in rules where rule.isIndented == isIndented {
            for first in rule.bytes(at: 0) ?? [] {
                for second in rule.bytes(at: 1) ?? Array(0..<UInt8(Self.lists)) {
                    buckets[Int(first & 127)][Int(second & 63), default: []].append(rule.reference)
                }
            }
        }
    }

    func add(to source: inout SwiftSource, prefix: String) {
        var (filter, positions) = ([UInt64](), [UInt32]())
        var (starts, members) = ([[UInt16]](), [[UInt32]]())
        var (startCount, memberCount) = (0, 0)
        for bucket in buckets {
            let (bucketStarts, bucketMembers) = Self.pack(bucket)
            filter.append(bucket.keys.reduce(0) { $0 | 1 << UInt64($1) })
            positions.append(UInt32(PackedWord.make((startCount, 16), (memberCount, 16))))
            starts.append(bucketStarts)
            members += bucketMembers
            startCount += bucketStarts.count
            memberCount += bucketMembers.reduce(0) { $0 + $1.count }
        }
        source.array(
            "\(prefix)Filter", filter, summary: "64 bits a first byte: whether there are rules for a second one.")
        source.array(
            "\(prefix)Positions", lists: [positions], perLine: 16,
            summary: "For each first byte, where its part of the starts begins, and its part of the members.")
        source.array(
            "\(prefix)Starts", lists: starts, perLine: 16,
            summary: "For each bit that is set, where its list begins in the first byte's part of the members.")
        source.array(
            "\(prefix)Members", lists: members,
            summary: "Lists: the number of rules; then 12 bits of language, 12 of the rule's position in it, and 8 of "
                + "the third byte.")
    }

    /// Returns the lists of a bucket, each only once, and the start of the list for each second byte.
    private static func pack(_ bucket: [Int: [UInt32]]) -> (starts: [UInt16], members: [[UInt32]]) {
        var (starts, members) = ([UInt16](), [[UInt32]]())
        var positions: [[UInt32]: Int] = [:]
        var end = 0
        for (_, list) in bucket.sorted(by: { $0.key < $1.key }) {
            // Many lists are the same: the list of all rules that allow any second byte.
            if positions[list] == nil {
                positions[list] = end
                members.append([UInt32(list.count)] + list)
                end += list.count + 1
            }
            starts.append(UInt16(positions[list] ?? 0))
        }
        return (starts, members)
    }
}
