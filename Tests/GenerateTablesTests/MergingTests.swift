import Foundation
import Testing

@testable import generate_tables

struct MergingTests {
    private static let tika = """
        <?xml version="1.0"?>
        <!DOCTYPE mime-info [ <!ATTLIST mime-info version CDATA #FIXED "1"> ]>
        <mime-info>
          <mime-type type="image/x-thing"><alias type="image/x-old-thing"/><glob pattern="*.thing"/>
            <magic><match type="string" value="\\x89THING" offset="0"><match type="string" value="x" offset="9"/></match></magic>
          </mime-type>
          <mime-type type="text/x-thing-list"><sub-class-of type="text/plain"/><glob pattern="*.thing"/><glob pattern="*.T" case-sensitive="true"/></mime-type>
        </mime-info>
        """

    private static let mimeDB =
        #"{"image/thing": {"extensions": ["thing", "thg"], "compressible": false, "charset": "UTF-8"}}"#

    private func tables() throws -> [UpstreamTable] {
        [
            try TikaReader.read(Data(Self.tika.utf8)),
            try MIMEDBReader.read(Data(Self.mimeDB.utf8), source: .mimeDB),
            try MIMETypesFileReader.read(Data("# comment\nimage/Thing\tthi # more\n".utf8), source: .debian),
        ]
    }

    private func corrections(_ lines: [String]) throws -> [Correction] {
        try Correction.all(
            lines.enumerated().map {
                TSV.Line(file: "corrections.tsv", number: $0 + 2, fields: $1.split(separator: "|").map(String.init))
            })
    }

    @Test(arguments: [
        ["alias|a/a|a/b|why", "alias|a/a|a/b|because"], ["glob|*.a|a/a 50|why", "glob|*.a|a/a 40|because"],
    ])
    func decisionMadeTwiceIsAnError(_ lines: [String]) throws {
        let error = try #require(throws: TableError.self) { try corrections(lines) }
        #expect("\(error)".contains("line 2 decides the same"))
    }

    @Test func patternMayStandForTwoTypes() throws {
        #expect(try corrections(["glob|*.a|a/a 50|why", "glob|*.a|a/b 40|why"]).count == 2)
    }

    private func merge(_ lines: [String] = []) throws -> (types: [TypeRow], globs: [GlobRow]) {
        let (tables, corrections) = (try tables(), try corrections(lines))
        let aliases = AliasMerger(tables, corrections: corrections)
        return (
            TypeMerger(tables: tables, corrections: corrections, aliases: aliases).rows(),
            try GlobMerger(tables: tables, corrections: corrections, aliases: aliases, registered: []).rows()
        )
    }

    @Test func languageWithTheUsualExtensionComesFirst() throws {
        func table(_ source: UpstreamTable.Source, _ globs: [String: Bool?]) -> UpstreamTable {
            var table = UpstreamTable(source: source)
            table.entries = globs.mapValues { isUsual in
                UpstreamTable.Entry(globs: [UpstreamTable.Glob(pattern: "*.elk", isUsual: isUsual)])
            }
            return table
        }
        let tables = [
            table(.linguist, ["text/x-deer": false, "text/x-moose": false, "text/x-zebra": true]),
            table(.debian, ["text/x-fox": nil]),
        ]
        let aliases = AliasMerger(tables, corrections: [])
        let rows = try GlobMerger(tables: tables, corrections: [], aliases: aliases, registered: []).rows()
        #expect(rows.map(\.type) == ["text/x-zebra", "text/x-fox", "text/x-deer", "text/x-moose"])
        #expect(rows.map(\.weight) == [50, 40, 39, 38])
    }

    @Test func readersAgreeOnAShape() throws {
        let thing = try #require(try tables()[0].entries["image/x-thing"])
        #expect(thing.aliases == ["image/x-old-thing"])
        #expect(thing.globs == [UpstreamTable.Glob(pattern: "*.thing")])
        #expect(thing.signatures.count == 1)
        #expect(try tables()[2].entries["image/thing"]?.globs.map(\.pattern) == ["*.thi"])
    }

    @Test func aliasCorrectionMergesTypes() throws {
        let row = try #require(try merge(["alias|image/thing|image/x-thing|one format"]).types.first)
        #expect(row.type == "image/x-thing")
        #expect(row.aliases == ["image/thing", "image/x-old-thing"])
        #expect(row.flags == [.incompressible])
        #expect(row.charset == "utf-8")
        #expect(row.sources == ["tika", "mime-db", "debian"])
    }

    @Test func canonicalCorrectionNamesTheType() throws {
        #expect(try merge(["canonical|image/thing|image/x-thing|nicer"]).types.first?.type == "image/thing")
    }

    @Test func typesOfAPatternHaveTheirOwnWeights() throws {
        let globs = try merge().globs.filter { $0.pattern == "*.thing" }
        #expect(globs.map(\.type) == ["image/thing", "image/x-thing", "text/x-thing-list"])
        #expect(globs.map(\.weight) == [50, 40, 39])
    }

    @Test func correctionLeavesOtherWeightsAlone() throws {
        let globs = try merge(["glob|*.thing|image/x-thing 5|rare"]).globs.filter { $0.pattern == "*.thing" }
        #expect(globs.map(\.type) == ["image/thing", "text/x-thing-list", "image/x-thing"])
        #expect(globs.map(\.weight) == [50, 40, 5])
    }

    @Test func wholeNameIsWrittenAsMostTablesDo() throws {
        let tables = ["a\tMakeit", "a\tMAKEIT", "a\tMakeit"].map { line in
            var table = UpstreamTable(source: .debian)
            let words = line.split(separator: "\t").map(String.init)
            table.entries["text/\(words[0])"] = UpstreamTable.Entry(globs: [.init(pattern: words[1])])
            return table
        }
        let aliases = AliasMerger(tables, corrections: [])
        let rows = try GlobMerger(tables: tables, corrections: [], aliases: aliases, registered: []).rows()
        #expect(rows.map(\.pattern) == ["Makeit"])
    }

    @Test func globCorrectionAddsAndTakesAway() throws {
        let globs = try merge(["glob|*.thing|image/thing 70|mine", "glob|*.thing|text/x-thing-list 0|not mine"]).globs
        #expect(globs.filter { $0.pattern == "*.thing" }.map(\.type) == ["image/thing", "image/x-thing"])
    }

    @Test func caseSensitivePatternIsKept() throws {
        #expect(try merge().globs.first { $0.pattern == "*.T" }?.isCaseSensitive == true)
    }

    @Test func textIsDerivedFromTheHierarchy() throws {
        let list = try #require(try merge().types.first { $0.type == "text/x-thing-list" })
        #expect(list.flags == [.text, .mayBeEmpty])
    }

    /// The subjects of corrections that change nothing.
    private func needless(_ lines: [String]) throws -> [String] {
        let languages = LanguageMerger(files: [], tables: [], known: [])
        return try ImportedTables(tables: tables(), languages: languages, corrections: corrections(lines))
            .needless.map(\.subject)
    }

    @Test(arguments: [
        "alias|image/x-old-thing|image/x-thing|why", "canonical|image/x-thing|image/x-old-thing|why",
        "separate|image/x-thing|text/x-thing-list|why", "parent|text/x-thing-list|text/plain|why",
        "parent|image/thing|image/thing|why", "not-parent|image/thing|image/x-thing|why",
        "glob|*.thg|image/thing 50|why", "glob|*.nothing|image/thing 0|why",
        "not-signature|image/thing|tika|why", "not-signature|image/x-thing|iana|why",
    ])
    func correctionWithoutEffectIsFound(_ line: String) throws {
        #expect(try needless([line]).count == 1)
    }

    @Test(arguments: [
        "alias|image/thing|image/x-thing|why", "canonical|image/x-old-thing|image/x-thing|why",
        "separate|image/x-old-thing|image/x-thing|why", "parent|image/x-thing|application/zip|why",
        "not-parent|text/x-thing-list|text/plain|why", "built-like|image/x-thing|application/zip|why",
        "glob|*.thing|image/thing 0|why", "glob|*.thing|image/x-thing 60|why",
        "not-signature|image/x-thing|tika|why",
    ])
    func correctionWithEffectIsNot(_ line: String) throws {
        #expect(try needless([line]).isEmpty)
    }

    @Test(arguments: ["kind|a|b|c", "glob|*.x|a/b heavy|why"])
    func malformedCorrectionIsAnError(_ line: String) {
        #expect(throws: TableError.self) { try merge([line]) }
    }
}
