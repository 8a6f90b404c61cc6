import FileTesting
import Foundation
import ProcessTesting
import Testing

struct MimetypeCommandTests {
    @Test func typesAreAligned() async throws {
        let folder = try TemporaryFolder(["a.md": "# A\n", "longer-name.json": "{}\n"])
        let run = try await Command(["a.md", "longer-name.json", "."], in: folder.url)
        #expect(
            run.lines == [
                "a.md:             text/markdown", "longer-name.json: application/json",
                ".:                inode/directory",
            ])
        #expect(run.errors.isEmpty)
        #expect(run.status == 0)
    }

    @Test func briefPrintsTypesAlone() async throws {
        let folder = try TemporaryFolder(["a.md": "# A\n"])
        #expect(try await Command(["-b", "a.md"], in: folder.url).lines == ["text/markdown"])
        #expect(try await Command(["--brief", "a.md"], in: folder.url).lines == ["text/markdown"])
    }

    @Test func nameAndContentCanBeAskedAlone() async throws {
        let folder = try TemporaryFolder(["song.mp3": "words\n"])
        #expect(try await Command(["-b", "song.mp3"], in: folder.url).lines == ["text/plain"])
        #expect(try await Command(["-b", "--name-only", "song.mp3"], in: folder.url).lines == ["audio/mpeg"])
        #expect(try await Command(["-b", "--name-only", "absent.png"], in: folder.url).lines == ["image/png"])
        let readme = try TemporaryFolder(["notes.md": "words\n"])
        #expect(try await Command(["-b", "-M", "notes.md"], in: readme.url).lines == ["text/plain"])
    }

    /// The name neither chooses among guesses nor makes an archive of nothing but zeros.
    @Test(arguments: ["a.tar", "a.spec,v", "a.bin"]) func contentAloneIsTheSameUnderAnyName(_ name: String) async throws
    {
        let revision = "@Name: x\nVersion: 1\nSummary: x\n%description\nx\n%files\n@\n"
        for content in [String(repeating: "\0", count: 10_240), revision] {
            let folder = try TemporaryFolder([name: content, "a": content])
            let lines = try await Command(["-b", "-M", name, "a"], in: folder.url).lines
            #expect(lines.count == 2 && lines.first == lines.last, "\(lines)")
        }
    }

    @Test func badFileIsReportedAndTheRunGoesOn() async throws {
        let folder = try TemporaryFolder(["a.md": "# A\n"])
        let run = try await Command(["absent.txt", "a.md"], in: folder.url)
        #expect(run.lines == ["a.md:       text/markdown"])
        #expect(run.errors == "mimetype: cannot read 'absent.txt': no such file or directory; check the path\n")
        #expect(run.status == 1)
    }

    @Test func jsonLinesCarryErrorsToo() async throws {
        let folder = try TemporaryFolder(["a.md": "# A\n"])
        let run = try await Command(["--jsonl", "a.md", "absent"], in: folder.url)
        let objects = try run.lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
        #expect(objects.map { $0?["path"] as? String } == ["a.md", "absent"])
        #expect(objects[0]?["type"] as? String == "text/markdown")
        #expect(objects[0]?["charset"] as? String == "us-ascii")
        #expect((objects[0]?["extensions"] as? [String])?.first == "md")
        #expect(objects[0]?["description"] as? String == "Markdown text")
        #expect(objects[0]?["reason"] as? String == "name-refines-content")
        #expect(objects[1]?["type"] is NSNull)
        #expect((objects[1]?["error"] as? String)?.hasPrefix("cannot read 'absent'") == true)
        #expect(run.status == 1)
    }

    @Test func explanationNamesEvidenceAndConflicts() async throws {
        let folder = try TemporaryFolder(["song.mp3": "words\n"])
        let run = try await Command(["--jsonl", "song.mp3"], in: folder.url)
        let object = try #require(JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
        #expect((object["evidence"] as? [String: String])?["detail"] == "ASCII text")
        let conflicts = try #require(object["conflicts"] as? [[String: Any]])
        #expect(conflicts.map { $0["kind"] as? String } == ["missing-signature"])
        #expect(conflicts.map { $0["claimed"] as? String } == ["audio/mpeg"])
        #expect(conflicts.allSatisfy { ($0["confidence"] as? Double).map { 0.7..<1 ~= $0 } == true })
        let text = try await Command(["--explain", "song.mp3"], in: folder.url)
        #expect(text.lines.contains { $0.hasPrefix("    conflict   the name says audio/mpeg") })
    }

    @Test func standardInputIsDetectedByContent() async throws {
        let run = try await Command(["--stdin"], input: Array("words\n".utf8))
        #expect(run.lines == ["STDIN: text/plain"])
        #expect(try await Command(["--stdin", "-b"]).lines == ["application/x-zerosize"])
    }

    @Test func namesComeFromAList() async throws {
        let folder = try TemporaryFolder(["a.md": "# A\n", "list": "a.md\0absent.c\0a.md"])
        let run = try await Command(["--files0-from", "list"], in: folder.url)
        #expect(run.lines == ["a.md: text/markdown", "a.md: text/markdown"])
        #expect(run.status == 1)
        let piped = try await Command(["--files0-from", "-", "-b"], input: Array("a.md\0".utf8), in: folder.url)
        #expect(piped.lines == ["text/markdown"])
        let absent = try await Command(["--files0-from", "absent"], in: folder.url)
        #expect(absent.errors == "mimetype: cannot read 'absent': no such file or directory; check the path\n")
        #expect(absent.status == 1)
    }

    @Test func namesThatAreNotUTF8SurviveByteForByte() async throws {
        let folder = try TemporaryFolder()
        let name: [UInt8] = [0x78, 0xFF, 0x0A, 0x79, 0x2E, 0x6D, 0x64]
        let path = Array(folder.url.path.utf8) + [0x2F] + name
        let file = fopen((path + [0]).map { CChar(bitPattern: $0) }, "w")
        fputs("# A\n", file)
        fclose(file)
        let run = try await Command(["--files0-from", "-"], input: path)
        #expect(run.output == path + Array(": text/markdown\n".utf8))
        let json = try await Command(["--jsonl", "--files0-from", "-"], input: path)
        let object = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
        #expect((object?["path_bytes"] as? String).flatMap { Data(base64Encoded: $0) } == Data(path))
        // A shell passes such a name as an argument, which Foundation's Process can't.
        #expect(try await Command.shell("exec \"$0\" -b x*", in: folder).lines == ["text/markdown"])
    }

    /// It must be opened once: who writes into it is gone after that.
    @Test(.timeLimit(.minutes(10))) func pipeIsAListOfNames() async throws {
        let folder = try TemporaryFolder(["a.txt": "words\n"])
        let pipe = folder.url.appendingPathComponent("pipe").path
        #expect(mkfifo(pipe, 0o600) == 0)
        let writing = Task.detached { try Data("a.txt\n".utf8).write(to: URL(fileURLWithPath: pipe)) }
        #expect(try await Command(["-f", "pipe"], in: folder.url).lines == ["a.txt: text/plain"])
        try await writing.value
    }

    @Test func specialFilesAreAnsweredAtOnce() async throws {
        let folder = try TemporaryFolder()
        let pipe = folder.url.appendingPathComponent("pipe").path
        #expect(mkfifo(pipe, 0o600) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("link").path, withDestinationPath: "pipe")
        #expect(
            try await Command(["-b", "pipe", "link", "/dev/zero"], in: folder.url).lines
                == ["inode/fifo", "inode/symlink", "inode/chardevice"])
        #expect(try await Command(["-b", "-L", "link"], in: folder.url).lines == ["inode/fifo"])
    }
}
