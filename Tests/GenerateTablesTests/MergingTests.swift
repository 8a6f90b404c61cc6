import Foundation
import Testing

@testable import generate_tables

struct MergingTests {
    private static let freedesktop = """
        <?xml version="1.0"?>
        <!DOCTYPE mime-info [ <!ATTLIST mime-info xmlns CDATA #FIXED "http://www.freedesktop.org/standards/shared-mime-info"> ]>
        <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
          <mime-type type="image/x-thing"><alias type="image/x-old-thing"/><glob pattern="*.thing" weight="60"/>
            <magic><match type="string" value="\\x89THING" offset="0"><match type="string" value="x" offset="9"/></match></magic>
          </mime-type>
          <mime-type type="text/x-thing-list"><sub-class-of type="text/plain"/><glob pattern="*.thing"/><glob pattern="*.T" case-sensitive="true"/></mime-type>
        </mime-info>
        """

    private static let mimeDB =
        #"{"image/thing": {"extensions": ["thing", "thg"], "compressible": false, "charset": "UTF-8"}}"#

    private func tables() throws -> [UpstreamTable] {
        [
            try SharedMIMEInfoReader.read(Data(Self.freedesktop.utf8), source: .freedesktop),
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

    @Test func readersAgreeOnAShape() throws {
        let thing = try #require(try tables()[0].entries["image/x-thing"])
        #expect(thing.aliases == ["image/x-old-thing"])
        #expect(thing.globs == [UpstreamTable.Glob(pattern: "*.thing", weight: 60)])
        #expect(thing.signatures.count == 1)
        #expect(try tables()[2].entries["image/thing"]?.globs.map(\.pattern) == ["*.thi"])
    }

    @Test func aliasCorrectionMergesTypes() throws {
        let row = try #require(try merge(["alias|image/thing|image/x-thing|one format"]).types.first)
        #expect(row.type == "image/x-thing")
        #expect(row.aliases == ["image/thing", "image/x-old-thing"])
        #expect(row.flags == [.incompressible])
        #expect(row.charset == "utf-8")
        #expect(row.sources == ["freedesktop", "mime-db", "debian"])
    }

    @Test func canonicalCorrectionNamesTheType() throws {
        #expect(try merge(["canonical|image/thing|image/x-thing|nicer"]).types.first?.type == "image/thing")
    }

    @Test func weightsOfTheFreedesktopDatabaseStand() throws {
        let globs = try merge().globs.filter { $0.pattern == "*.thing" }
        #expect(globs.map(\.type) == ["image/x-thing", "text/x-thing-list", "image/thing"])
        #expect(globs.map(\.weight) == [60, 50, 30])
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

    @Test func unexplainedDifferenceIsFound() throws {
        let lines = ["accept|*.thing|text/x-thing-list|rare"]
        let (types, globs) = try merge(lines)
        let problems = UpstreamCheck(types: types, globs: globs, corrections: try corrections(lines)).problems(
            try tables())
        #expect(problems == ["mime-db: '*.thing' is 'image/thing' there and 'image/x-thing' here"])
    }

    @Test(arguments: ["kind|a|b|c", "glob|*.x|a/b heavy|why"])
    func malformedCorrectionIsAnError(_ line: String) {
        #expect(throws: TableError.self) { try merge([line]) }
    }
}
