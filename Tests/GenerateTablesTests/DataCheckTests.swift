import Testing

@testable import generate_tables

struct DataCheckTests {
    private func row(_ type: String, aliases: [String] = [], parents: [String] = []) -> TypeRow {
        var row = TypeRow(type: type)
        row.aliases = aliases
        row.parents = parents
        return row
    }

    private func glob(_ pattern: String, _ type: String, _ weight: Int) -> GlobRow {
        GlobRow(pattern: pattern, type: type, weight: weight, rank: nil, isCaseSensitive: false, sources: [])
    }

    private func problems(
        _ types: [TypeRow], _ globs: [GlobRow] = [], _ descriptions: [String: String] = [:]
    ) -> [String] {
        DataCheck(types: types, globs: globs, descriptions: descriptions).problems()
    }

    @Test func soundDataHasNoProblems() {
        let types = [row("a/a", aliases: ["a/x"]), row("a/b", parents: ["a/a"])]
        #expect(problems(types, [glob("*.a", "a/a", 50), glob("*.a", "a/b", 49)], ["a/a": "A"]) == [])
    }

    @Test func nameOfTwoTypesIsFound() {
        #expect(
            problems([row("a/a", aliases: ["a/b"]), row("a/b")]) == ["types.tsv: 'a/b' stands for more than one type"])
    }

    @Test func unsortedLinesAreFound() {
        #expect(problems([row("b/b"), row("a/a")]) == ["types.tsv: the lines are not sorted"])
    }

    @Test func badNamesAreFound() {
        #expect(problems([row("A/b")]) == ["types.tsv: 'A/b' is not a type in small letters"])
    }

    @Test func unknownParentIsFound() {
        #expect(
            problems([row("a/a", parents: ["a/b"])])
                == ["types.tsv: 'a/b', a parent of 'a/a', is not a type of its own"])
    }

    @Test func cycleIsFound() {
        #expect(
            problems([row("a/a", parents: ["a/b"]), row("a/b", parents: ["a/a"])])
                == ["types.tsv: 'a/a' as a parent of 'a/b' closes a circle"])
    }

    @Test func unknownTypeOfAPatternIsFound() {
        #expect(problems([row("a/a")], [glob("*.a", "a/b", 50)]) == ["globs.tsv: 'a/b' of '*.a' is not in types.tsv"])
    }

    @Test func tieIsFound() {
        #expect(
            problems([row("a/a"), row("a/b")], [glob("*.a", "a/a", 50), glob("*.a", "a/b", 50)])
                == ["globs.tsv: two types of '*.a false' have one weight, so neither comes first"])
    }

    @Test func descriptionOfAnUnknownTypeIsFound() {
        #expect(problems([row("a/a")], [], ["a/b": "B"]) == ["descriptions.tsv: 'a/b' is not in types.tsv"])
    }
}
