import FileTesting
import Foundation
import Testing

/// What teams keep beside their files: rules and a baseline; and the formats that their tools read.
struct CheckFilesTests {
    private static let bzip2: [UInt8] = Array("BZh91AY&SY".utf8) + [UInt8](repeating: 0x11, count: 40)

    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["fine.txt": "words\n"])
        try folder.makeFolder("vendor/deep")
        for name in ["a.png", "b c,:.png", "vendor/deep/v.png"] { try folder.file(name, bzip2) }
        return folder
    }

    private static func check(_ folder: TemporaryFolder, _ options: String...) async throws -> Command {
        try await Command(["-r", "--check", "--paths"] + options + ["."], in: folder.url)
    }

    @Test func baselineLetsOnlyNewAlarmsThrough() async throws {
        let folder = try Self.folder()
        let written = try await Command(["-r", "--check", "--write-baseline", "known", "."], in: folder.url)
        #expect(written.status == 0 && written.output.isEmpty)
        #expect(written.errors == "mimetype: 3 alarms are written to 'known'\n")
        let known = try await Self.check(folder, "--baseline", "known")
        #expect(known.status == 0 && known.output.isEmpty)
        // Without the dot, paths are the same.
        let other = try await Command(["--check", "--baseline", "known", "a.png"], in: folder.url)
        #expect(other.status == 0)

        try FileManager.default.moveItem(atPath: folder.path("a.png"), toPath: folder.path("renamed.png"))
        #expect(try await Self.check(folder, "--baseline", "known").status == 0)
        try folder.file("renamed.png", Self.bzip2 + [1])
        let changed = try await Self.check(folder, "--baseline", "known")
        #expect(changed.status == 1 && changed.lines == ["./renamed.png"])
    }

    /// Only a regular file can be replaced by another one.
    @Test func baselineDoesNotReplaceLinksAndDevices() async throws {
        let folder = try Self.folder()
        try folder.file("real", "old\n")
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "real")
        _ = try await Command(["-r", "--check", "--write-baseline", "link", "."], in: folder.url)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "real")
        #expect(try String(contentsOfFile: folder.path("real"), encoding: .utf8).hasPrefix("# mimetype baseline"))
        let pipe = try await Command.shell(
            "mkfifo pipe; cat pipe > copy & \"$0\" -r --check --write-baseline pipe a.png; wait; [ -p pipe ] && head -1 copy",
            in: folder)
        #expect(pipe.lines == ["# mimetype baseline 1"])
        let full = try await Command(["--check", "--write-baseline", "/dev/full", "a.png"], in: folder.url)
        #expect(full.errors.hasPrefix("mimetype: cannot write '/dev/full': no space left") && full.status == 1)
    }

    /// Git may convert the line ends, and editors may write the mark of UTF-8.
    @Test func baselineMayHaveOtherLineEnds() async throws {
        let folder = try Self.folder()
        _ = try await Command(["-r", "--check", "--write-baseline", "known", "."], in: folder.url)
        let text = try String(contentsOf: URL(fileURLWithPath: folder.path("known")), encoding: .utf8)
        try folder.file("known", "\u{FEFF}" + text.replacing("\n", with: "\r\n"))
        let run = try await Self.check(folder, "--baseline", "known")
        #expect(run.status == 0 && run.output.isEmpty)
    }

    @Test func rulesApplyToAbsolutePaths() async throws {
        let folder = try Self.folder()
        try folder.file("rules", "\u{FEFF}vendor/ = any\n/a.png = any\n")
        let run = try await Command(["-r", "--check", "--paths", "--rules", "rules", folder.url.path], in: folder.url)
        #expect(run.lines.map { $0.hasSuffix("b c,:.png") } == [true])
    }

    @Test func knownAlarmOfAnotherKindIsNew() async throws {
        let folder = try Self.folder()
        _ = try await Command(["-r", "--check", "--write-baseline", "known", "."], in: folder.url)
        try folder.file("a.png", "GIF89a" + String(repeating: "\u{1}", count: 40))
        let run = try await Self.check(folder, "--baseline", "known")
        #expect(run.lines == ["./a.png"])
    }

    @Test func baselineIsTheSameForEveryRunAndReplacedWhole() async throws {
        let folder = try Self.folder()
        var texts: Set<Data> = []
        for jobs in 1...4 {
            _ = try await Command(
                ["-r", "-j\(jobs)", "--check", "--write-baseline", "known", "vendor", "."], in: folder.url)
            texts.insert(try Data(contentsOf: URL(fileURLWithPath: folder.path("known"))))
        }
        #expect(texts.count == 1)
        #expect(!FileManager.default.fileExists(atPath: folder.path("known.unfinished")))
    }

    @Test func rulesSayWhatFilesMayBe() async throws {
        let folder = try Self.folder()
        for (rules, paths) in [
            ("# all\n\n*.png = any\n", []),
            ("vendor/ = any\n", ["./a.png", "./b c,:.png"]),
            ("/*.png = application/x-bzip2\r\n", ["./vendor/deep/v.png"]),
            ("*.png = any\nvendor/**/*.png = image/png, image/gif\n", ["./vendor/deep/v.png"]),
            ("*.txt = image\n*.png=any", ["./fine.txt"]),
        ] {
            try folder.file("rules", rules)
            let run = try await Self.check(folder, "--rules", "rules")
            #expect(run.lines == paths, "\(rules)")
            #expect(run.status == (paths.isEmpty ? 0 : 1))
        }
    }

    @Test func reasonNamesTheRule() async throws {
        let folder = try Self.folder()
        try folder.file("rules", "*.txt = image\n*.png = any\n")
        let run = try await Command(["-r", "--check", "--rules", "rules", "."], in: folder.url)
        #expect(run.lines.last == "    the rules expect image, the content is text/plain")
        let json = try await Command(["-r", "--check", "--jsonl", "--rules", "rules", "."], in: folder.url)
        #expect(json.lines.first?.contains(#""expected":"image""#) == true)
    }

    @Test func unusableFilesStopTheRun() async throws {
        let folder = try Self.folder()
        try folder.file("bad", "*.png = any\n*.gif image/gif\n")
        for (options, message) in [
            (["--rules", "bad"], "line 2 of 'bad', '*.gif image/gif', is no rule"),
            (["--rules", "none"], "cannot read 'none'"),
            (["--rules", "."], "'.' is not a file of rules"),
            (["--baseline", "bad"], "'bad' is not a baseline; write one with --write-baseline"),
            (["--baseline", "bad", "--write-baseline", "x"], "can't be used together"),
            (["--format", "xml"], "give sarif or github"),
        ] {
            let run = try await Command(["--check"] + options + ["a.png"], in: folder.url)
            #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(message), "\(options) \(run.errors)")
        }
        let unchecked = try await Command(["--baseline", "bad", "a.png"], in: folder.url)
        #expect(unchecked.status == 2 && unchecked.errors.contains("--baseline needs --check"))
        let unwritten = try await Command(["--check", "--write-baseline", "no/where", "fine.txt"], in: folder.url)
        #expect(unwritten.status == 1 && unwritten.errors.contains("cannot write 'no/where'"))
    }

    @Test func annotationsForGitHub() async throws {
        let folder = try Self.folder()
        let run = try await Command(["-r", "--check", "--format", "github", "."], in: folder.url)
        #expect(run.status == 1)
        #expect(
            run.lines.dropFirst().first
                == "::warning file=b c%2C%3A.png,title=content-contradicts-name::the name says image/png, the content is "
                + "application/x-bzip2")
    }

    @Test func logInSARIF() async throws {
        let folder = try Self.folder()
        try folder.makeFolder("go")
        for number in 0..<3 { try folder.file("go/\(number).go", Self.bzip2) }
        let run = try await Command(["-r", "--check", "--format=sarif", "."], in: folder.url)
        let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let single = try #require((log["runs"] as? [[String: Any]])?.first)
        let results = try #require(single["results"] as? [[String: Any]])
        #expect(results.map { $0["level"] as? String } == ["warning", "warning", "warning", "note"])
        let driver = try #require((single["tool"] as? [String: [String: Any]])?["driver"])
        let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
        #expect(Set(results.compactMap { $0["ruleId"] as? String }).isSubset(of: rules))
        let uris = results.compactMap { result -> String? in
            let locations = result["locations"] as? [[String: [String: [String: String]]]]
            return locations?.first?["physicalLocation"]?["artifactLocation"]?["uri"]
        }
        #expect(uris == ["a.png", "./b%20c,:.png", "vendor/deep/v.png", "go/0.go"])
        let prints = results.prefix(3).map { $0["partialFingerprints"] as? [String: String] }
        #expect(prints.allSatisfy { $0?["content/v1"]?.count == 16 })
        #expect((single["invocations"] as? [[String: Bool]])?.first == ["executionSuccessful": true])
        let empty = try await Command(["--check", "--format=sarif", "fine.txt"], in: folder.url)
        #expect(empty.status == 0)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(empty.output)) }
    }

    @Test func unreadableFilesAreInTheLog() async throws {
        let folder = try Self.folder()
        let run = try await Command(["--check", "--format=sarif", "gone.png", "a.png"], in: folder.url)
        #expect(run.status == 1 && run.errors.contains("gone.png"))
        let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
        let single = try #require((log["runs"] as? [[String: Any]])?.first)
        let results = try #require(single["results"] as? [[String: Any]])
        #expect(results.map { $0["ruleId"] as? String } == ["unreadable", "content-contradicts-name"])
        #expect((single["invocations"] as? [[String: Bool]])?.first == ["executionSuccessful": false])
        let annotated = try await Command(["--check", "--format=github", "gone.png"], in: folder.url)
        #expect(annotated.lines.first?.hasPrefix("::error file=gone.png,title=unreadable::cannot") == true)
    }
}
