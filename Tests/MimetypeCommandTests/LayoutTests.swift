import FileTesting
import Foundation
import ProcessTesting
import Testing

/// What is printed about a file, and how.
struct LayoutTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(["a.md": "# A\n", "data.json": "{\"a\":1}\n", "über.txt": "grün\n"])
    }

    private func lines(_ arguments: String...) async throws -> [String] {
        try await Command(arguments, in: folder.url).lines
    }

    @Test func answersAlignByCharactersAndAtLeastAsStandardInput() async throws {
        #expect(try await lines("a.md", "über.txt") == ["a.md:     text/markdown", "über.txt: text/plain"])
        #expect(try await lines("a.md") == ["a.md:  text/markdown"])
        #expect(try await lines("-N", "a.md", "über.txt") == ["a.md: text/markdown", "über.txt: text/plain"])
        #expect(try await lines("-F", " is", "a.md") == ["a.md is  text/markdown"])
    }

    @Test func templateIsNotEvaluated() async throws {
        #expect(
            try await lines("--output-format", #"%f|%m|%d|%%|\n'.`id`.'\%f"#, "a.md")
                == [#"a.md|text/markdown|Markdown text|%%|\n'.`id`.'\%f"#])
    }

    @Test func charsetExtensionAndDescriptionReplaceTheType() async throws {
        #expect(try await lines("-b", "--charset", "über.txt") == ["text/plain; charset=utf-8"])
        #expect(try await lines("-b", "--extension", "data.json") == ["json"])
        #expect(try await lines("-bd", "data.json") == ["JSON data"])
        #expect(try await lines("-bdl", "xx", "data.json") == ["JSON data"])
    }

    @Test func allPrintsALineForEachMethod() async throws {
        #expect(try await lines("-a", "a.md") == ["a.md:  text/markdown", "a.md:  text/plain"])
        #expect(
            try await lines("-ab", "data.json") == ["application/json", "application/json", "text/plain"])
        #expect(try await lines("-a", ".") == [".:     inode/directory"])
    }

    @Test func jsonIsOneArray() async throws {
        let run = try await Command(["--json", "a.md", "absent", "data.json"], in: folder.url)
        let array = try #require(JSONSerialization.jsonObject(with: Data(run.output)) as? [[String: Any]])
        #expect(array.map { $0["path"] as? String } == ["a.md", "absent", "data.json"])
        #expect(run.status == 1)
        // Nothing at all is an array too.
        let empty = try await Command(["--json", "-t", "image", "a.md"], in: folder.url)
        #expect(try JSONSerialization.jsonObject(with: Data(empty.output)) as? [Int] == [])
    }

    @Test func pathsAloneEndWithALineFeedOrANUL() async throws {
        #expect(try await lines("--paths", "-t", "text", "a.md", ".") == ["a.md"])
        let run = try await Command(["-0", "a.md", "data.json"], in: folder.url)
        #expect(run.output == Array("a.md\0data.json\0".utf8))
    }

    @Test func explanationGivesTheReasonAndTheOtherCandidates() async throws {
        let text = try await lines("--explain", "a.md")
        #expect(text[0] == "a.md:  text/markdown")
        #expect(text[1] == "    because    the name is more specific than the content")
        #expect(text[2] == "    rule       name-narrower")
        #expect(text.contains("    name       glob *.md"))
        #expect(text.contains("    text       text/plain, ASCII text"))
    }

    @Test func debuggingGoesToStandardError() async throws {
        let run = try await Command(["-D", "a.md"], in: folder.url)
        #expect(run.lines[0].hasPrefix("> Data dirs are: "))
        #expect(run.lines[1] == "a.md:  text/markdown")
        #expect(run.errors.hasPrefix("mimetype: a.md: text/markdown\n    because"))
        #expect(try await lines("-D", "--paths", "a.md") == ["a.md"])
    }

    @Test func coloursAreOnlyThereWhenAskedFor() async throws {
        #expect(try await lines("--color=always", "-b", "a.md") == ["\u{1B}[32mtext/markdown\u{1B}[0m"])
        #expect(try await lines("-b", "a.md") == ["text/markdown"])
    }

    @Test func summaryCountsFilesAndBytes() async throws {
        #expect(
            try await lines("-r", "--summary", ".")
                == ["1\t8\tapplication/json", "1\t4\ttext/markdown", "1\t6\ttext/plain"])
        let run = try await Command(["-r", "--summary", "--json", "."], in: folder.url)
        let object = try #require(JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
        #expect(object["files"] as? Int == 3)
        #expect(object["bytes"] as? Int == 18)
    }

    @Test func summaryIsSortedAndHasLinesOfJSON() async throws {
        try folder.file("b.md", "# B\n")
        let counts = ["2\t8\ttext/markdown", "1\t8\tapplication/json", "1\t6\ttext/plain"]
        #expect(try await lines("-r", "--summary", ".") == counts)
        #expect(try await lines("-r", "--summary", "--sort=files", ".") == counts)
        #expect(
            try await lines("-r", "--summary", "--sort=size", ".").map { $0.split(separator: "\t")[2] }
                == ["application/json", "text/markdown", "text/plain"])
        #expect(
            try await lines("-r", "--summary", "--sort=type", "--jsonl", ".") == [
                #"{"type":"application/json","files":1,"bytes":8}"#, #"{"type":"text/markdown","files":2,"bytes":8}"#,
                #"{"type":"text/plain","files":1,"bytes":6}"#,
            ])
        let run = try await Command(["--sort=size", "a.md"], in: folder.url)
        #expect(run.errors == "mimetype: --sort needs --summary; see mimetype --help\n")
    }

    @Test func installedDatabaseReplacesTheTables() async throws {
        let mime = try TemporaryFolder(["globs2": "# comment\n50:text/x-mine:*.md\n60:text/x-loud:*.MD:cs\n"])
        var magic = Array("MIME-Magic\0\n[60:image/x-mine]\n>0=\0\u{4}GRUN".utf8)
        magic += Array("\n>0=\0\u{2}PI\n1>2=\0\u{1}X+4\n".utf8)
        // Words are swapped on this machine, and no number makes a sum too large.
        magic += Array("[50:image/x-word]\n>0=\0\u{4}BADC~2\n>9223372036854775807=\0\u{2}ab+2\n".utf8)
        try Data(magic).write(to: mime.url.appendingPathComponent("magic"))
        let files = try TemporaryFolder([
            "a.md": "words\n", "b.MD": "words\n", "c": "GRUN", "d": "PI..X", "e": "PI", "f": "ABCD",
        ])
        let run = try await Command(
            ["-b", "--database=/nonexistent:\(mime.url.path)", "a.md", "b.MD", "c", "d", "e", "f"], in: files.url)
        #expect(
            run.lines == ["text/x-mine", "text/x-loud", "image/x-mine", "image/x-mine", "text/plain", "image/x-word"])
    }

    @Test func systemDatabaseFillsGaps() async throws {
        let data = try TemporaryFolder()
        let folder = data.url.appendingPathComponent("mime")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("50:text/x-mine:*.mine\n50:image/png:*.mypng\n".utf8)
            .write(to: folder.appendingPathComponent("globs2"))
        let environment = ["XDG_DATA_HOME": "/nonexistent", "XDG_DATA_DIRS": data.url.path]
        let names = ["--name-only", "-b", "a.mine", "a.mypng"]
        let run = try await Command(["--system-database"] + names, environment: environment)
        #expect(run.lines == ["text/x-mine", "application/octet-stream"])
        let plain = try await Command(names, environment: environment)
        #expect(plain.lines.first == "application/octet-stream")
    }

    @Test func systemWithoutADatabaseIsNamed() async throws {
        let environment = ["XDG_DATA_HOME": "/nonexistent/a", "XDG_DATA_DIRS": "/nonexistent/b"]
        let run = try await Command(["--system-database", "x"], environment: environment)
        let folders = "/nonexistent/a/mime:/nonexistent/b/mime"
        #expect(run.errors == "mimetype: there is no shared-mime-info database in '\(folders)'; see mimetype --help\n")
        #expect(run.status == 2)
    }
}
