import MIMETypes
import Testing

@testable import MIMEDetection

/// Each line of `data/own/signatures.tsv` recognises what it states, and nothing that differs in one bit.
struct OwnSignatureTests {
    private static let headLength = 8192

    private static func types(_ content: [UInt8]) throws -> [String] {
        try SignatureResolver().candidates(for: Resource(bytes: content)).map(\.type.essence)
    }

    @Test func everyRuleRecognisesItsFiles() throws {
        let rules = try SignatureFile("own/signatures.tsv").rules
        #expect(rules.count > 900)
        var missed: [String] = []
        // The head does not reach the table of partitions on a disk with large sectors.
        let far = rules.filter { $0.content(filling: 0).bytes.count > Self.headLength }
        #expect(far.map(\.type).allSatisfy { $0 == "application/vnd.efi.img" })
        for rule in rules where rule.content(filling: 0).bytes.count <= Self.headLength {
            // Data around the signature that is neither text nor another format's.
            let isFound = try [0x00, 0x20, 0xB7].contains { (filler: UInt8) in
                let content = rule.content(filling: filler).bytes
                try #require(rule.holds(for: content))
                return try Self.types(content + [UInt8](repeating: filler, count: 64)).contains(rule.type)
            }
            // No search is made in a head that starts as a TAR archive or compound file; these are read instead.
            let isRead = ["application/ovf", "application/vnd.stardivision.writer"].contains(rule.type)
            if !isFound, !isRead { missed.append("\(rule.type) \(rule.comparisons.map(\.bytes))") }
        }
        #expect(missed == [])
    }

    @Test func everyBitOfARuleCounts() throws {
        let files = try ["own/signatures.tsv", "signatures.tsv"].map { try SignatureFile($0).rules }
        let byType = Dictionary(grouping: files.joined(), by: \.type)
        var (mistaken, tried): ([String], Int) = ([], 0)
        for rule in files[0] {
            let (content, offsets) = rule.content(filling: 0xB7)
            for (comparison, offset) in zip(rule.comparisons, offsets) {
                for (index, bits) in comparison.bits.enumerated() where bits != 0 {
                    var changed = content
                    changed[offset + index] ^= bits & ~(bits &- 1)
                    // Another line may hold for the same type, or the same bytes further on.
                    if byType[rule.type, default: []].contains(where: { $0.holds(for: changed) }) { continue }
                    tried += 1
                    if try Self.types(changed).contains(rule.type) { mistaken.append("\(rule.type) \(changed)") }
                }
            }
        }
        #expect(tried > 5000)
        #expect(mistaken == [])
    }

    /// The whole detector gives the type, or one that a closer look at the bytes finds, for each type of the table.
    @Test func detectorAnswersWithTheTypes() throws {
        let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])
        let rules = Dictionary(grouping: try SignatureFile("own/signatures.tsv").rules, by: \.type)
        #expect(rules.count >= 450)
        var missed: [String] = []
        for (type, rules) in rules {
            let isFound = rules.contains { rule in
                [0x00, 0x20, 0xB7].contains { (filler: UInt8) in
                    let content = rule.content(filling: filler).bytes + [UInt8](repeating: filler, count: 64)
                    return detector.detect(bytes: content).candidates.contains { $0.type.essence == type }
                        && TypeRegistry.standard.isBuiltLike(detector.detect(bytes: content).type, MIMEType(type)!)
                }
            }
            if !isFound { missed.append(type) }
        }
        // A few formats start as another one does that says more: encoded scripts, drawings that are source text in C.
        #expect(missed.count * 50 < rules.count, "\(missed.sorted())")
    }
}
