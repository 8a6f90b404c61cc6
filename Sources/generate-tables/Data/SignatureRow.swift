/// A line of `signatures.tsv`: one comparison of a rule.
///
/// A rule is a comparison, optionally followed by comparisons one level deeper, of which at least one must match, too.
struct SignatureRow {
    enum Tier: String {
        case signature, weak
    }

    var type: String
    /// 0 to 100; if several rules match, the one with the highest priority wins.
    var priority: Int
    /// The strength of a match that ends at this line.
    var tier: Tier
    /// The level of the comparison; 0 for the first comparison of a rule.
    var depth: Int
    /// The offsets at which the bytes may be.
    var offsets: ClosedRange<Int>
    var bytes: [UInt8]
    /// The bits to compare, with as many bytes as `bytes`; nil to compare all bits.
    var mask: [UInt8]?
    var ignoresCase: Bool
    var source: String
    /// The line of the row in `data/`.
    var line: TSV.Line?

    static let columns = ["type", "priority", "tier", "depth", "offset", "bytes", "mask", "source"]

    var fields: [String] {
        let offset =
            offsets.count == 1 ? String(offsets.lowerBound) : "\(offsets.lowerBound):\(offsets.upperBound)"
        let mask = mask.map { $0.map(BytePattern.hexadecimal).joined() } ?? (ignoresCase ? "letters" : "")
        return [
            type, String(priority), tier.rawValue, String(depth), offset, BytePattern.text(bytes), mask, source,
        ]
    }
}

extension SignatureRow {
    /// Reads a line of `signatures.tsv` or `own/signatures.tsv`.
    init(_ line: TSV.Line) throws {
        let fail = line.error
        let bounds = line.fields[4].split(separator: ":").compactMap { Int($0) }
        guard let priority = Int(line.fields[1]), (0...100).contains(priority) else {
            throw fail("the priority must be 0 to 100")
        }
        guard let tier = Tier(rawValue: line.fields[2]) else { throw fail("the tier must be signature or weak") }
        guard let depth = Int(line.fields[3]), depth >= 0 else { throw fail("the depth must be a number") }
        guard let first = bounds.first, let last = bounds.last, first <= last, bounds.count <= 2 else {
            throw fail("the offset must be a number or first:last")
        }
        guard let bytes = BytePattern.bytes(line.fields[5]), !bytes.isEmpty else {
            throw fail("'\(line.fields[5])' is not a byte pattern, such as 89\"PNG\"")
        }
        let ignoresCase = line.fields[6] == "letters"
        let mask = ignoresCase || line.fields[6].isEmpty ? nil : BytePattern.bytes(line.fields[6])
        guard mask == nil || mask?.count == bytes.count else { throw fail("the mask must be as long as the bytes") }
        self.init(
            type: line.fields[0], priority: priority, tier: tier, depth: depth, offsets: first...last, bytes: bytes,
            mask: mask, ignoresCase: ignoresCase, source: line.fields[7], line: line)
    }

    /// Groups lines into rules, each of which starts at depth 0.
    static func rules(_ rows: [SignatureRow]) -> [[SignatureRow]] {
        var rules: [[SignatureRow]] = []
        for row in rows {
            if row.depth == 0 || rules.isEmpty { rules.append([row]) } else { rules[rules.count - 1].append(row) }
        }
        return rules
    }

    /// Returns the lines of rules, sorted by type and then by priority; rules of the same priority keep their order.
    static func rows(of rules: [[SignatureRow]]) -> [SignatureRow] {
        rules.enumerated().sorted {
            ($0.element[0].type, -$0.element[0].priority, $0.offset) < (
                $1.element[0].type, -$1.element[0].priority, $1.offset
            )
        }.flatMap(\.element)
    }
}

extension SignatureRow {
    /// The fields that make two lines the same comparison: all except the source.
    var identity: [String] { Array(fields.dropLast()) }
}
