import MIMETypes
import Testing

@testable import MIMEDetection

struct LanguageGuessTests {
    private static let rust = LanguageModelTests.kernel

    private static func guesses(_ text: String, minimum: Double? = nil) -> [LanguageGuess] {
        Array(text.utf8).withUnsafeBytes {
            LanguageGuess.guesses(TextSample(bytes: $0, charset: .usASCII, isWhole: true), minimumConfidence: minimum)
        }
    }

    @Test func likeliestLanguageComesFirst() throws {
        let guess = try #require(Self.guesses(Self.rust).first)
        let text = Array(Self.rust.utf8)
        text.withUnsafeBytes {
            let candidate = guess.candidate(
                TextSample(bytes: $0, charset: .usASCII, isWhole: true), tier: .text)
            #expect(candidate.type.essence == "text/rust")
            #expect(candidate.evidence.confidence.map { $0 >= 0.35 } == true)
        }
    }

    @Test func callersMayAskForMoreConfidence() {
        #expect(Self.guesses(Self.rust, minimum: 0).first?.isAnswer == true)
        #expect(Self.guesses(Self.rust, minimum: 1).allSatisfy { !$0.isAnswer })
    }

    @Test(arguments: ["<a>\n" + rust, "Words\n\n```\n" + rust + "\n```\n", "", "x"])
    func markupAndQuotedSourceAreNotGuessed(_ text: String) {
        #expect(Self.guesses(text).isEmpty)
    }
}
