import FileTesting
import Foundation
import ProcessTesting
import Testing

@testable import mimetype

/// Folders, what is below them, and what is passed over.
struct TreeTests {
    private func tree(_ files: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, content) in files {
            let file = folder.url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(content.utf8).write(to: file)
        }
        return folder
    }

    private func paths(_ arguments: String..., in folder: TemporaryFolder) async throws -> [String] {
        try await Command(["-r", "--paths"] + arguments, in: folder.url).lines
    }

    @Test func filesComeInTheOrderOfTheirNames() async throws {
        let folder = try tree(["b/z": "z", "b/a/x": "x", "a": "a", ".hidden/h": "h", ".dot": "d"])
        #expect(try await paths(".", in: folder) == ["./a", "./b/a/x", "./b/z"])
        #expect(try await paths("b", "a", in: folder) == ["b/a/x", "b/z", "a"])
        #expect(try await paths("--hidden", ".", in: folder) == ["./.dot", "./.hidden/h", "./a", "./b/a/x", "./b/z"])
        #expect(try await paths("b/", in: folder) == ["b/a/x", "b/z"])
    }

    @Test func linksAreNotFollowedUnlessAskedFor() async throws {
        let folder = try tree(["real/file.md": "# A\n"])
        let real = folder.url.appendingPathComponent("real")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("other"), withDestinationURL: real)
        try FileManager.default.createSymbolicLink(
            at: real.appendingPathComponent("loop"), withDestinationURL: folder.url)
        #expect(
            try await Command(["-r", "."], in: folder.url).lines
                == ["./other: inode/symlink", "./real/file.md: text/markdown", "./real/loop: inode/symlink"])
        // A folder within itself is passed over, and what two names lead to is looked at twice.
        let followed = try await Command(["-rL", "."], in: folder.url)
        #expect(followed.lines == ["./other/file.md: text/markdown", "./real/file.md: text/markdown"])
        #expect(followed.status == 0)
    }

    @Test func walkNeedsFewDescriptors() async throws {
        let deep = Array(repeating: "d", count: 150).joined(separator: "/")
        var files = ["\(deep)/file": "words\n"]
        for number in 0..<300 { files["wide/\(number)/file"] = "words\n" }
        let folder = try tree(files)
        let run = try await Command.shell("ulimit -n 32; \"$0\" -r -b -j4 .", in: folder)
        #expect(run.errors == "")
        #expect(run.lines == [String](repeating: "text/plain", count: 301))
    }

    @Test func unreadableFolderIsReported() async throws {
        let folder = try tree(["a": "a"])
        let run = try await Command(["-r", "absent", "."], in: folder.url)
        #expect(run.lines == ["./a: text/plain"])
        #expect(run.errors.hasPrefix("mimetype: cannot read 'absent': no such file or directory"))
        #expect(run.status == 1)
    }

    #if os(Linux)
    @Test(.timeLimit(.minutes(10))) func filesAreDetectedAsTheyCome() async throws {
        let folder = try tree(["old": "words\n"])
        // The first file shows when the folders are watched, since it is written until it has been seen.
        let script = """
            : > out/lines; "$0" --watch -r . > out/lines & pid=$!
            for i in $(seq 600); do grep -q first out/lines && break; echo words > first.txt; sleep 0.1; done
            echo words > .hidden; mkdir -p new/deep; echo '{}' > new/deep/a.json; echo '# A' > out/b; mv out/b b.md
            for i in $(seq 600); do grep -q b.md out/lines && grep -q a.json out/lines && break; sleep 0.1; done
            { kill -KILL $pid; wait $pid; } 2> out/killed; echo $?; sort -u out/lines
            """
        try folder.makeFolder("out")
        let run = try await Command.shell(script, in: folder)
        #expect(run.errors == "")
        let answers = run.lines.dropFirst().filter { !$0.contains("./out/") }
        #expect(run.lines.first == "137")
        #expect(
            answers == ["./b.md: text/markdown", "./first.txt: text/plain", "./new/deep/a.json: application/json"])
    }

    @Test(.timeLimit(.minutes(10))) func watchEndsWithTheFolder() async throws {
        let folder = try tree(["old": "words\n"])
        try folder.makeFolder("watched")
        let script = """
            "$0" --watch watched > lines & pid=$!
            for i in $(seq 600); do grep -q first lines && break; echo words > watched/first.txt; sleep 0.1; done
            rm -r watched; wait $pid; echo $?
            """
        let run = try await Command.shell(script, in: folder)
        #expect(run.errors.hasPrefix("mimetype: cannot read 'watched': no such file or directory"))
        #expect(run.lines == ["1"])
    }

    @Test func whatCannotBeWatchedIsNamed() async throws {
        let folder = try tree(["a": "words\n"])
        let run = try await Command(["--watch", "a"], in: folder.url)
        #expect(run.errors.hasPrefix("mimetype: cannot read 'a': not a directory"))
        #expect(run.status == 1)
        let json = try await Command(["--watch", "--json", "."], in: folder.url)
        #expect(json.errors == "mimetype: --watch and --json can't be used together; see mimetype --help\n")
    }
    #endif

    @Test func ignoreFilesOfARepositoryCount() async throws {
        let folder = try tree([
            ".git/config": "", ".gitignore": "*.log\n/build/\n!keep.log\ndocs/**/draft\n# comment\n\n",
            "a.log": "", "keep.log": "", "build/x": "", "src/build/y": "", "src/.gitignore": "y\n", "src/y": "",
            "src/z": "", "docs/a/b/draft": "", "docs/a/final": "",
        ])
        #expect(
            try await paths("--ignore", ".", in: folder) == ["./docs/a/final", "./keep.log", "./src/z"])
        // The rules above the folder that is named hold as well.
        #expect(try await paths("--ignore", "src", in: folder) == ["src/z"])
        let below = try await Command(
            ["-r", "--paths", "--ignore", "."], in: folder.url.appendingPathComponent("docs/a"))
        #expect(below.lines == ["./final"])
    }

    @Test func pipeInPlaceOfAnIgnoreFileIsNotWaitedFor() async throws {
        let folder = try tree(["a": "a"])
        #expect(mkfifo(folder.url.appendingPathComponent(".gitignore").path, 0o600) == 0)
        #expect(try await paths("--ignore", ".", in: folder) == ["./a"])
    }

    @Test(arguments: [
        ("*.log", "a.log", true), ("*.log", "a.logs", false), ("a?c", "abc", true), ("a?c", "a/c", false),
        ("a*c", "a/c", false), ("a*", "abc", true), ("**/x", "x", true), ("**/x", "a/b/x", true),
        ("**/x", "ax", false), ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**", "a/b/c", true),
        ("a/**", "a", false),
        ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false), ("[!a-c]x", "dx", true), ("[]]x", "]x", true),
        ("[x", "[x", false), ("p/**b", "p/ab", true), ("p/**b", "p/a/b", false), ("[[:alpha:]", "p", false),
        ("[a[:digit:]]b", "ab", true), ("[a[:digit:]]b", "7b", true), (#"[\]a]b"#, "ab", true), ("[a-]b", "-b", true),
        (#"\*"#, "*", true), (#"\*"#, "a", false), ("*a*b*c", "xaybzc", true), ("", "", true),
    ])
    func patternsMatchAsGitSays(_ pattern: String, _ path: String, _ expected: Bool) {
        #expect(PathGlob(pattern.utf8).matches(Array(path.utf8)[...]) == expected)
    }

    @Test(.timeLimit(.minutes(10))) func manyStarsTakeLittleTime() {
        let pattern = String(repeating: "*a", count: 60) + "b"
        let path = Array(repeating: UInt8(ascii: "a"), count: 4000)
        #expect(!PathGlob(pattern.utf8).matches(path[...]))
        let folders = Array(repeating: Array("a/".utf8), count: 2000).joined()
        #expect(!PathGlob("\(String(repeating: "**/a/", count: 40))b".utf8).matches(Array(folders)[...]))
    }
}
