import FileTesting
import Foundation
import ProcessTesting
import Testing

@testable import mimetype

/// What scripts that call `file` expect.
struct FileCompatibilityTests {
    private static func isInstalled(_ program: String) -> Bool { FileManager.default.isExecutableFile(atPath: program) }

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder([
            "ascii": "words and words\n", "utf8": "grüne Wörter\n", "empty": "",
            "list.xml": "<?xml version='1.0'?><a/>\n",
        ])
        try folder.file("latin", [0x67, 0x72, 0xFC, 0x6E, 0x20, 0x65, 0x73, 0x0A])
        try folder.file("picture", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8))
        try folder.makeFolder("folder")
        return folder
    }

    @Test(
        .enabled(if: isInstalled("/usr/bin/file"), "file is missing"),
        arguments: [["-i"], ["--mime"], ["--mime-encoding"], ["--mime-type"], ["-bi"], ["-b", "--mime-encoding"]])
    func linesAreThoseOfFile(_ options: [String]) async throws {
        let folder = try folder()
        let names = ["ascii", "utf8", "latin", "empty", "list.xml", "picture", "folder", "absent"]
        let theirs = try await Command(
            options + names, in: folder.url, executable: URL(fileURLWithPath: "/usr/bin/file"))
        let ours = try await Command(
            ["--file-compat", "--aliases=libmagic"] + options + names, in: folder.url)
        let spaces: (String) -> String = { $0.replacing(#/ +/#, with: " ") }
        #expect(ours.lines.map(spaces) == theirs.lines.map(spaces))
        #expect(ours.errors == theirs.errors)
        #expect(ours.status == theirs.status)
    }

    /// The results are aligned to the longest name, however short it is.
    @Test func shortNamesAreNotPadded() async throws {
        let folder = try TemporaryFolder(["x": "words\n", "yz": "words\n"])
        let one = try await Command(["--file-compat", "--mime-type", "x"], in: folder.url)
        #expect(one.lines == ["x: text/plain"])
        let two = try await Command(["--file-compat", "--mime-type", "x", "yz"], in: folder.url)
        #expect(two.lines == ["x:  text/plain", "yz: text/plain"])
        let input = try await Command.shell("\"$0\" --file-compat --mime-type - < x", in: folder)
        #expect(input.lines == ["/dev/stdin: text/plain"])
    }

    @Test func missingFilesAreAnswered() async throws {
        let folder = try folder()
        let run = try await Command(["--file-compat", "absent", "ascii"], in: folder.url)
        #expect(run.lines == ["absent: cannot open `absent' (No such file or directory)", "ascii:  plain text"])
        #expect(run.errors == "")
        #expect(run.status == 0)
        let json = try await Command(["--file-compat", "--jsonl", "absent"], in: folder.url)
        #expect(json.status == 1)
    }

    @Test func charsetsNeedNoCompatibility() async throws {
        let folder = try folder()
        let run = try await Command(["-b", "--mime", "utf8", "picture"], in: folder.url)
        #expect(run.lines == ["text/plain; charset=utf-8", "image/png; charset=binary"])
        #expect(try await Command(["-b", "-i", "utf8"], in: folder.url).lines == ["text/plain"])
        let both = try await Command(["--mime", "--charset", "utf8"], in: folder.url)
        #expect(both.errors == "mimetype: --charset and --mime can't be used together; see mimetype --help\n")
    }

    @Test func aliasesAreThoseThatLibmagicPrints() async throws {
        let folder = try folder()
        let names = ["list.xml", "empty"]
        #expect(
            try await Command(["-b", "--aliases=libmagic"] + names, in: folder.url).lines
                == ["text/xml", "inode/x-empty"])
        #expect(
            try await Command(["-b", "--aliases=canonical"] + names, in: folder.url).lines
                == ["application/xml", "application/x-zerosize"])
        #expect(try await Command(["--aliases=mine", "list.xml"], in: folder.url).status == 2)
    }
}
