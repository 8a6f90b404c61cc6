import MIMETypes
import Testing

@testable import MIMEDetection

/// What rules for lines say about an answer of the trained model.
struct LanguageSupportTests {
    private func support(_ type: String, _ text: String) throws -> LanguageSupport.Verdict {
        let named = try #require(MIMEType(type))
        let id = try #require(PackedTypes.find(named))
        var support = LanguageSupport()
        Array(text.utf8).withUnsafeBytes { _ = LanguageSniffer.sniff($0, isWhole: true, &support) }
        return support.verdict(on: id)
    }

    @Test func everyLanguageHasRoom() {
        #expect(PackedLanguages.slotCount <= LanguageSupport.capacity)
    }

    @Test func lineOfTheLanguageSupportsIt() throws {
        #expect(try support("text/x-go", "package a\n\nimport \"b\"\n") == .some)
        #expect(try support("text/x-go", "words\n") == .none)
        #expect(try support("text/x-go", "") == .none)
    }

    /// Odin and CUE have the words of Go, and lines that Go can't have.
    @Test(arguments: ["package main\n\nmain :: proc() {\n}\n", "package a\n\n#B: {\n\tc: string\n}\n"])
    func impossibleLineRulesTheLanguageOut(_ text: String) throws {
        #expect(try support("text/x-go", text) == .ruledOut)
        #expect(MIMEDetector().detect(bytes: Array(text.utf8)).type.essence != "text/x-go")
    }

    @Test func languageWithoutRulesHasNoSupport() throws {
        #expect(try support("image/png", "package a\n") == .none)
    }
}
