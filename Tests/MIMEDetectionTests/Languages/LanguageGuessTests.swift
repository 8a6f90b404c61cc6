import MIMETypes
import Testing

@testable import MIMEDetection

struct LanguageGuessTests {
    private static let rust = LanguageModelTests.kernel

    private static func guesses(_ text: String, minimum: Double? = nil) -> [LanguageGuess] {
        judged(text, minimum: minimum).languages
    }

    private static func judged(_ text: String, ruled: Candidate? = nil, minimum: Double? = nil) -> LanguageGuesses {
        Array(text.utf8).withUnsafeBytes {
            LanguageGuesses(
                TextSample(bytes: $0, form: .usASCII, isWhole: true), ruled: ruled, minimumConfidence: minimum)
        }
    }

    private static func ruled(_ type: String) throws -> Candidate {
        Candidate(
            type: try #require(MIMEType(type)), evidence: Evidence(basis: .text, tier: .text, detail: "lines"))
    }

    @Test func likeliestLanguageComesFirst() throws {
        let guess = try #require(Self.guesses(Self.rust).first)
        let text = Array(Self.rust.utf8)
        text.withUnsafeBytes {
            let candidate = guess.candidate(
                TextSample(bytes: $0, form: .usASCII, isWhole: true), tier: .text)
            #expect(candidate.type.essence == "text/rust")
            #expect(candidate.evidence.confidence.map { $0 >= 0.35 } == true)
        }
    }

    @Test func guessesAreFewAndSorted() {
        for text in [Self.rust, "a = 1\nb = 2\nc = 3\nd = f(4)\ne = [5, 6]\nf = {7: 8}\n"] {
            let probabilities = Self.guesses(text).map(\.probability)
            #expect(probabilities.count <= 3)
            #expect(probabilities == probabilities.sorted(by: >))
            #expect(probabilities.allSatisfy { $0 >= LanguageGuess.minProbability })
        }
    }

    /// What rules recognise makes a language likelier, but does not outweigh a text of another one.
    @Test func rulesAreWeighed() throws {
        let (c, rust) = (try Self.ruled("text/x-csrc"), try Self.ruled("text/rust"))
        let (disputed, agreed) = (Self.judged(Self.rust, ruled: c), Self.judged(Self.rust, ruled: rust))
        let (low, high) = (try #require(disputed.ruled), try #require(agreed.ruled))
        #expect(low < high)
        #expect(high > 0.9)
        #expect(Self.judged(Self.rust).ruled == nil)
    }

    /// Without a name, a guess could not change the answer.
    @Test func signatureOutweighsAnyGuess() throws {
        let text = Array("WEBVTT\n\n00:01.000 --> 00:04.000\nimport os\n".utf8)
        let detection = MIMEDetector().detect(bytes: text)
        #expect(detection.type.essence == "text/vtt")
        #expect(detection.candidates.map(\.evidence.basis) == [.signature, .text])
        #expect(!LanguageResolver().isNeeded(after: detection.candidates))
        let name = Candidate(
            type: MIMEType(literal: "text/x-python"),
            evidence: Evidence(basis: .name, tier: .none, nameStrength: .hint, detail: "glob *.py"))
        #expect(LanguageResolver().isNeeded(after: detection.candidates + [name]))
    }

    @Test func callersMayAskForMoreConfidence() {
        #expect(Self.guesses(Self.rust, minimum: 0).first?.isLikelyEnough == true)
        #expect(Self.guesses(Self.rust, minimum: 1.01).allSatisfy { !$0.isLikelyEnough })
    }

    @Test(arguments: ["<a>\n" + rust, "Words\n\n```\n" + rust + "\n```\n", "", "x"])
    func markupAndQuotedSourceAreNotGuessed(_ text: String) {
        #expect(Self.guesses(text).isEmpty)
    }

    /// Such tags are none of XML.
    @Test(arguments: [
        (
            "<IfModule mod_rewrite.c>\n    RewriteEngine On\n    RewriteCond %{REQUEST_FILENAME} !-d\n"
                + "    RewriteRule ^elk/([0-9]+)/?$ index.php?id=$1 [QSA,L]\n</IfModule>\n<Directory /srv/elk>\n"
                + "    Options -Indexes +FollowSymLinks\n    AllowOverride None\n</Directory>\n", "text/x-apacheconf"
        ),
        (
            "<%inherit file=\"base.mako\"/>\n<%def name=\"title()\">Elk</%def>\n% for elk in elks:\n"
                + "  <p>${elk.name}</p>\n% endfor\n<%\n  import os\n%>\n", "application/x-mako"
        ),
    ])
    func textThatOnlyStartsLikeMarkupIsGuessed(_ text: String, _ type: String) {
        #expect(MIMEDetector().detect(bytes: Array(text.utf8)).type.essence == type)
    }
}
