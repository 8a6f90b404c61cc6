import MIMETypes
import Testing

@testable import MIMEDetection

/// An extension that several languages share keeps them all, and content chooses: by lines that rules know, or by words
/// that the model knows.
struct AmbiguousExtensionTests {
    struct Case: CustomTestStringConvertible {
        let ending: String
        let type: String
        let text: String

        var testDescription: String { "\(type) in *.\(ending)" }

        init(_ ending: String, _ type: String, _ text: String) {
            (self.ending, self.type, self.text) = (ending, type, text)
        }
    }

    private static func detect(_ bytes: [UInt8], _ ending: String) -> Detection {
        MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])
            .detect(bytes: bytes, name: "a.\(ending)")
    }

    @Test(arguments: AmbiguousTexts.withKnownLines + AmbiguousTexts.withKnownWords)
    func contentChoosesAmongTheTypesOfAName(_ text: Case) {
        let detection = Self.detect(Array(text.text.utf8), text.ending)
        #expect(detection.type.essence == text.type)
        #expect(detection.conflicts.isEmpty)
    }

    @Test(arguments: AmbiguousTexts.withKnownWords)
    func wordsAreAskedWhereNoRuleHolds(_ text: Case) throws {
        let candidates = try LanguageResolver().candidates(
            for: Resource(bytes: Array(text.text.utf8), name: ResourceName("a.\(text.ending)")))
        #expect(candidates.allSatisfy { !$0.evidence.detail.hasPrefix("lines of") })
        #expect(candidates.contains { $0.evidence.confidence != nil })
    }

    /// The bytes show nothing, so the ordinary type of the name is the answer.
    @Test(arguments: [
        ("m", "text/x-objcsrc"), ("h", "text/x-chdr"), ("pl", "application/x-perl"), ("t", "application/x-perl"),
        ("v", "text/x-verilog"), ("fs", "text/x-fsharp"), ("gd", "application/x-gdscript"), ("d", "text/x-dsrc"),
        ("r", "text/x-rsrc"), ("cls", "text/x-tex"), ("inc", "text/plain"),
        ("ts", "application/typescript"), ("sc", "text/x-scala"), ("as", "text/x-actionscript"),
    ])
    func ordinaryLanguageIsFirst(_ ending: String, _ type: String) {
        #expect(Self.detect(Array("words that say nothing\n".utf8), ending).type.essence == type)
    }

    /// Formats of binary data have some of these names too.
    @Test(arguments: ["ts", "mod", "as", "sc", "d", "m"])
    func binaryMeaningsLoseToText(_ ending: String) throws {
        let type = Self.detect(Array("words that say nothing\n".utf8), ending).type
        #expect(TypeRegistry.standard.isText(type))
    }

    @Test func textMeaningsLoseToBinaryData() {
        let packet = [0x47, 0x40, 0x00, 0x10] + [UInt8](repeating: 0xFF, count: 184)
        let stream = (0..<10).flatMap { _ in packet }
        #expect(Self.detect(stream, "ts").type.essence == "video/mp2t")
    }
}
