import Foundation
import Testing

@testable import generate_tables

struct LanguageMergerTests {
    private func table(_ source: UpstreamTable.Source, _ rows: [LanguageTable.Row]) -> LanguageTable {
        LanguageTable(source: source, rows: rows)
    }

    private func row(_ name: String, _ patterns: [String] = [], types: [String] = []) -> LanguageTable.Row {
        LanguageTable.Row(name: name, patterns: patterns, types: types)
    }

    private func known(_ types: [String: [String]]) -> UpstreamTable {
        var table = UpstreamTable(source: .tika)
        table.entries = types.mapValues { patterns in
            var entry = UpstreamTable.Entry()
            entry.globs = patterns.map { UpstreamTable.Glob(pattern: $0) }
            return entry
        }
        return table
    }

    @Test(arguments: [
        ("Elk", "text/x-elk"), ("Elk C++", "text/x-elk-cpp"), ("Elk#", "text/x-elk-sharp"), ("Oak", "text/x-oak-own"),
        ("Fir", "text/x-fir-lexer"), ("Yew", "text/yew"), ("Ash", "text/ash"),
    ])
    func typeIsChosenInOrderOfTrust(_ name: String, _ type: String) throws {
        let file = try LanguageFile(file: "oak", text: "name Oak\ntype text/x-oak-own\n")
        let merger = LanguageMerger(
            files: [file],
            tables: [
                table(.linguist, [row(name, types: ["text/x-java", "text/yew"])]),
                table(.pygments, [row("Fir", types: ["text/x-fir-lexer"]), row("Oak", types: ["text/x-other"])]),
            ], known: [known(["text/ash": []])])
        #expect(merger.types()[.linguist] == [name: type])
    }

    @Test func lexerOfALanguageHasItsType() throws {
        let file = try LanguageFile(file: "elk", text: "name Elk\nlexer ElkScript\ntype text/x-elk\n")
        let lexers = [row("ElkScript", ["*.elk"]), row("Gnu", ["*.gnu"]), row("Elk+Gnu", ["*.eg"]), row("Emu")]
        let merger = LanguageMerger(files: [file], tables: [table(.pygments, lexers)], known: [])
        #expect(merger.types()[.pygments] == ["ElkScript": "text/x-elk", "Gnu": "text/x-gnu"])
    }

    @Test func patternsOfPygmentsAloneYieldToOthers() {
        let merger = LanguageMerger(
            files: [], tables: [table(.pygments, [row("Elk", ["*.elk", "*.png"])])],
            known: [known(["image/png": ["*.png"]])])
        #expect(merger.upstream().first?.entries["text/x-elk"]?.globs.map(\.pattern) == ["*.elk"])
    }

    @Test func wordsLeadToTypes() {
        let elk = LanguageTable.Row(name: "Big Elk", aliases: ["ELK"], interpreters: ["elk"])
        let merger = LanguageMerger(files: [], tables: [table(.linguist, [elk])], known: [])
        #expect(merger.words().map(\.word) == ["elk", "big-elk", "elk"])
        #expect(Set(merger.words().map(\.type)) == ["text/x-big-elk"])
    }

    @Test func ownWeightComesFirst() throws {
        let file = try LanguageFile(file: "elk", text: "name Elk\ntype text/x-elk\nglob *.elk 50\nglob Elkfile\n")
        let other = GlobRow(
            pattern: "*.elk", type: "a/a", weight: 50, rank: 1, isCaseSensitive: false, sources: ["tika"])
        let rows = DataFolder(url: URL(fileURLWithPath: "/")).weighed(by: [file], [other])
        #expect(rows.map(\.type) == ["text/x-elk", "a/a", "text/x-elk"])
        #expect(rows.map(\.weight) == [50, 49, 50])
    }
}
