import MIMETypes
import Testing

@testable import MIMEDetection

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
        #expect(LanguageResolver().isNeeded(after: [Self.name("application/json"), Self.text]))
    }

    @Test func nameOfAnyTextNeedsNoGuessUnlessThereIsAHint() {
        let hint = Candidate(
            type: .html, evidence: Evidence(basis: .name, tier: .none, detail: "glob").asName(.hint))
        #expect(!LanguageResolver().isNeeded(after: [Self.name("text/plain"), Self.text]))
        #expect(LanguageResolver().isNeeded(after: [Self.name("text/plain"), hint, Self.text]))
    }

    @Test func nameOfTwoKindsOfTextNeedsAGuess() {
        let names = [Self.name("text/x-matlab"), Self.name("text/x-objcsrc", weight: 40)]
        #expect(LanguageResolver().isNeeded(after: names + [Self.text]))
    }

    /// The model is not asked where it knows none of the texts that a name represents.
    @Test func modelKnowsWhichTypesItCanSupport() throws {
        let registry = TypeRegistry.standard
        for type in ["text/x-python", "text/x-csrc", "text/x-c++hdr"] {
            #expect(registry.mayBeGuessed(try #require(MIMEType(type))))
        }
        for type in ["text/prs.lines.tag", "image/png", "text/x-not-known"] {
            #expect(!registry.mayBeGuessed(try #require(MIMEType(type))))
        }
    }

    @Test func guessIsTextEvidence() throws {
        let found = try LanguageResolver().candidates(for: Resource(bytes: Array("[a]\nb = c\nd = e\n".utf8)))
        #expect(found.first?.type.essence == "text/x-ini")
        #expect(found.first?.evidence.tier == .text)
        #expect(found.first?.charset == .usASCII)
    }

    /// Both start with a comment that structures the file.
    @Test func matrixIsNoPostScript() {
        let matrix = "%%MatrixMarket matrix coordinate real symmetric\n%\n4 4 4\n1 1 1\n2 2 1\n3 3 1\n4 4 1\n"
        #expect(MIMEDetector().detect(bytes: Array(matrix.utf8)).type == .plainText)
    }
}
