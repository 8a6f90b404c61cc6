import MIMETypes
import Testing

@testable import MIMEDetection

/// The compiled signatures find what the lines of the tables say, read one by one.
struct SignatureMeaningTests {
    private static let rules: [SignatureRule] = {
        let files = ["signatures.tsv", "own/signatures.tsv"].compactMap { try? SignatureFile($0).rules }
        return Array(files.joined())
    }()

    private static func essence(_ rule: SignatureRule) -> String {
        MIMEType(rule.type).map { PackedTypes.canonical($0).essence } ?? rule.type
    }

    private static func found(in head: [UInt8]) -> Set<String> {
        var types: Set<String> = []
        head.withUnsafeBytes { head in
            let note = { (match: SignatureMatch) in _ = types.insert(PackedTypes.type(match.type).essence) }
            PackedSignatures(head: head).forEachPlacedMatch(note)
            PackedSignatures(head: head).forEachFoundMatch(inText: true, note)
        }
        return types
    }

    @Test func eachRuleIsFoundInItsOwnBytes() {
        #expect(Self.rules.count > 2000)
        for rule in Self.rules {
            let content = rule.content(filling: 0x71).bytes
            #expect(Self.found(in: content).contains(Self.essence(rule)), "\(rule.type)")
        }
    }

    /// Heads of some of the rules, whole, cut off by a byte, and with a bit changed.
    @Test(arguments: 0..<4) func nothingElseIsFound(_ part: Int) {
        for number in stride(from: part * 11, to: Self.rules.count, by: 44) {
            let whole = Self.rules[number].content(filling: 0x71).bytes
            guard whole.count < 600 else { continue }
            var changed = whole
            changed[number % whole.count] ^= 1 << UInt8(number % 8)
            for head in [whole, Array(whole.dropLast()), changed, whole + changed] {
                let meant = Self.rules.filter { $0.holds(for: head) }.map(Self.essence)
                #expect(Self.found(in: head) == Set(meant), "\(Self.rules[number].type)")
            }
        }
    }

    @Test func rulesKnowWhetherTheirTypeIsText() {
        for rule in Self.rules {
            let content = rule.content(filling: 0x71).bytes
            content.withUnsafeBytes { head in
                PackedSignatures(head: head).forEachPlacedMatch { match in
                    #expect(match.isText == PackedTypes.flags(match.type).contains(.text))
                }
            }
        }
    }
}
