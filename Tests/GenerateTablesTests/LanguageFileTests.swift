import Testing

@testable import generate_tables

struct LanguageFileTests {
    private static let head = "name A\ntype text/x-a\n"

    @Test func everyLineIsRead() throws {
        let text = """
            # words
            name A b
            type text/x-a
            category markup
            mode a
            interpreter a b
            glob *.a
            glob A 80
            base text/x-b
            comment // /*
            ignore-case
            skip // /*
            first class ~*
            first @
            also text/x-c text/x-d
            10 class ~u {
            0  #a
            """
        let language = try LanguageFile(file: "a", text: text)
        #expect(language.name == "A b")
        #expect(language.category == .markup)
        #expect(language.modes == ["a"])
        #expect(language.interpreters == ["a", "b"])
        #expect(language.globs.map(\.pattern) == ["*.a", "A"])
        #expect(language.globs.map(\.weight) == [50, 80])
        #expect(language.base == "text/x-b")
        #expect(language.comments == ["//", "/*"])
        #expect(language.ignoresCase)
        #expect(
            language.grammar
                == LanguageFile.Grammar(
                    comments: ["//", "/*"], patterns: ["class ~*", "@"], isAnywhere: false,
                    otherTypes: ["text/x-c", "text/x-d"]))
        #expect(language.rules.map(\.pattern) == ["class ~u {", " #a"])
        #expect(language.rules.map(\.weight) == [10, 0])
    }

    @Test(arguments: [
        ("11 a", "the weight must be 0 to 10"),
        ("5 ~i a", "a line's pattern must start with a character of ASCII other than '~'"),
        ("5 a  ~i", "one blank stands for any number, so two can't match"),
        ("glob", "a glob needs a pattern and, if it is not worth 50, a weight of 1 to 100"),
        ("glob *.a 101", "a glob needs a pattern and, if it is not worth 50, a weight of 1 to 100"),
        ("category code", "the category must be source, data, markup or prose"),
        ("lines a", "unknown word 'lines'; see data/languages/README.md"),
        ("line a~|b", "'~|' is no sequence"),
        ("first  a", "the line is compared without its indentation, and one blank stands for any number"),
    ])
    func badLineIsNamed(_ line: String, _ reason: String) {
        #expect {
            try LanguageFile(file: "a", text: Self.head + line + "\n")
        } throws: {
            "\($0)" == "languages/a.rules:3: \(reason)"
        }
    }

    @Test(arguments: ["line a\nfirst b\n", "first a\nline b\n", "skip //\n", "also text/x-b\n", "skip //\nline a\n"])
    func grammarIsForTheFirstLineOrForAny(_ lines: String) {
        #expect(throws: TableError.self) { try LanguageFile(file: "a", text: Self.head + lines) }
    }

    @Test(arguments: ["name A\n", "type text/x-a\n", "name A\ntype Text\n", ""])
    func languageWithoutNameOrTypeIsRefused(_ text: String) {
        #expect(throws: TableError.self) { try LanguageFile(file: "a", text: text) }
    }

    @Test func baseWithoutRulesIsRefused() throws {
        let language = try LanguageFile(file: "a", text: Self.head + "base text/x-b\n5 a\n")
        let words = LanguageWords([language], imported: [])
        let ids = try TypeNumbering([TypeRow(type: language.type)])
        #expect(throws: TableError.self) {
            try LanguageTableWriter(languages: [language], words: words, ids: ids).source()
        }
    }

    @Test func firstLanguageKeepsAWord() throws {
        let languages = [
            try LanguageFile(file: "a", text: Self.head + "mode C\n"),
            try LanguageFile(file: "b", text: "name B\ntype text/x-b\nmode c\ninterpreter b\n"),
        ]
        let row = LanguageWordRow(kind: .interpreter, word: "b", type: "text/x-c", sources: ["linguist"])
        let words = LanguageWords(languages, imported: [row])
        #expect(words.modes == ["c": "text/x-a"])
        #expect(words.interpreters == ["b": "text/x-b"])
    }
}
