import MIMEDetection
import MIMETypes
import Testing

struct LanguageResolverTests {
    private static let text = Candidate(type: .plainText, basis: .text, detail: "ASCII text")

    private static func name(_ type: String, weight: Int = 50) -> Candidate {
        Candidate(
            type: MIMEType(type) ?? .octetStream,
            evidence: Evidence(basis: .name, tier: .none, weight: weight, detail: "glob"))
    }

    @Test func textWithoutANameNeedsAGuess() {
        #expect(LanguageResolver().isNeeded(after: [Self.text]))
        #expect(!LanguageResolver().isNeeded(after: []))
    }

    @Test func nameOfOneKindOfTextSettlesIt() {
        #expect(!LanguageResolver().isNeeded(after: [Self.name("text/x-python"), Self.text]))
        #expect(LanguageResolver().isNeeded(after: [Self.name("text/plain"), Self.text]))
    }

    @Test func nameOfTwoKindsOfTextNeedsAGuess() {
        let names = [Self.name("text/x-matlab"), Self.name("text/x-objcsrc", weight: 40)]
        #expect(LanguageResolver().isNeeded(after: names + [Self.text]))
    }

    @Test func guessIsTextEvidence() throws {
        let found = try LanguageResolver().candidates(for: Resource(bytes: Array("[a]\nb = c\nd = e\n".utf8)))
        #expect(found.map(\.type.essence) == ["text/x-ini"])
        #expect(found.first?.evidence.tier == .text)
        #expect(found.first?.charset == .usASCII)
    }
}
