import MIMETypes
import Testing

@testable import MIMEDetection

struct SignatureSearchTests {
    /// The offsets at which a search in text finds so many bytes of a type.
    private static func offsets(of type: String, _ length: Int, in text: [UInt8]) -> [Int] {
        var offsets: [Int] = []
        text.withUnsafeBytes { head in
            PackedSignatures(head: head).forEachFoundMatch(inText: true) { match in
                guard match.length == length, PackedTypes.type(match.type).essence == type else { return }
                offsets.append(Int(match.offset))
            }
        }
        return offsets
    }

    @Test(arguments: ["signatures.tsv", "own/signatures.tsv"])
    func eachSearchGoesToItsLastOffsetAndNoFurther(_ file: String) throws {
        let searches = try SignatureFile(file).rules.filter {
            $0.comparisons.count == 1 && $0.comparisons[0].offsets.count > 1
        }
        #expect(!searches.isEmpty)
        for rule in searches {
            let search = rule.comparisons[0]
            let last = search.offsets.upperBound
            let type = try #require(MIMEType(rule.type).map { PackedTypes.canonical($0).essence })
            for (offset, isFound) in [(search.offsets.lowerBound, true), (last, true), (last + 1, false)] {
                let text = [UInt8](repeating: 0x71, count: offset) + search.bytes + [UInt8](repeating: 0x71, count: 8)
                let found = Self.offsets(of: type, search.bytes.count, in: text)
                #expect(found.contains(offset) == isFound, "\(type) at \(offset)")
            }
        }
    }
}
