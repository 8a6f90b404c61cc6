import Testing

@testable import MIMEDetection

struct LineRuleTests {
    /// No rule that matches a line of the sample texts is left out because of the characters of the line.
    @Test func charactersRuleOutNoRuleThatMatches() {
        var matches = 0
        for line in LanguageTests.languages.flatMap({ $0.text.split(separator: "\n") }) {
            let bytes = Array(line.drop { $0 == " " || $0 == "\t" }.utf8)
            bytes.withUnsafeBytes { bytes in
                guard bytes.count > 1 else { return }
                let word = LinePattern.start(of: bytes)
                for isIndented in [false, true] {
                    let rules = PackedLanguages.rules(bytes[0], bytes[1], isIndented: isIndented)
                    var position = 0
                    while let rule = rules.next(&position, word) {
                        guard rule.pattern.matches(bytes) else { continue }
                        matches += 1
                        #expect(rule.canMatch(characters: LinePattern.characters(of: bytes)), "\(line)")
                    }
                }
            }
        }
        #expect(matches > 500)
    }

    @Test func longLinesMayHaveAnyCharacter() {
        let characters = { (count: Int) in
            [UInt8](repeating: 0x61, count: count).withUnsafeBytes { LinePattern.characters(of: $0) }
        }
        #expect(characters(0) == 0)
        #expect(characters(160) == 1 << (0x61 & 63))
        #expect(characters(161) == .max)
    }
}
