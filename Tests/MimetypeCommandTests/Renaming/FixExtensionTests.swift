import FileTesting
import Foundation
import ProcessTesting
import Testing

/// `--fix-extension`: which files it renames, what it leaves alone, and how it is undone.
struct FixExtensionTests {
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let jpeg: [UInt8] =
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]
    private static let elf: [UInt8] =
        Array("\u{7F}ELF".utf8) + [2, 1, 1] + [UInt8](repeating: 0, count: 9) + [1, 0, 62, 0]

    private func pictures(_ names: String...) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for name in names { try folder.file(name, Self.png) }
        return folder
    }

    private func names(in folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    }

    @Test func onlyExtensionsThatContradictTheContentAreReplaced() async throws {
        let folder = try pictures("scan.jpg", "fine.png", "photo", ".jpg", "dot.", "SCAN 2.JPEG", "a.tar.gz")
        let run = try await Command(["-r", "--hidden", "--fix-extension", "."], in: folder.url)
        #expect(run.lines == ["./SCAN 2.JPEG -> ./SCAN 2.png", "./a.tar.gz -> ./a.png", "./scan.jpg -> ./scan.png"])
        #expect(run.status == 0)
        #expect(try names(in: folder) == [".jpg", "SCAN 2.png", "a.png", "dot.", "fine.png", "photo", "scan.png"])
        let again = try await Command(["-r", "--hidden", "--fix-extension", "."], in: folder.url)
        #expect(again.lines.isEmpty && again.status == 0)
    }

    /// Programs look for these by their names.
    @Test func unknownSuffixesAndVersionsArePartsOfNames() async throws {
        let folder = try pictures("box.FCStd", "libx.so.1", "v1.2", "photo.jpg.1", "pkg.postinst")
        for name in ["config.sub", "other.postinst", "tool.pdf"] {
            try folder.file(name, "#!/bin/sh\nset -e\necho words\n")
        }
        try folder.file("module.a", Self.elf)
        let before = try names(in: folder)
        let run = try await Command(["-r", "--fix-extension", "."], in: folder.url)
        #expect(run.lines.isEmpty)
        #expect(try names(in: folder) == before)
    }

    @Test func programsAndLinksKeepTheirNamesWithANotice() async throws {
        let folder = try pictures("real.jpg", "tool.jpg")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("tool.jpg"))
        try FileManager.default.createSymbolicLink(atPath: folder.path("link.jpg"), withDestinationPath: "real.jpg")
        let run = try await Command(["-L", "--fix-extension", "link.jpg", "tool.jpg"], in: folder.url)
        #expect(run.lines.isEmpty)
        #expect(run.errors.contains("'link.jpg' keeps its name: the name says image/jpeg"))
        #expect(run.errors.contains("'tool.jpg' keeps its name: the name says image/jpeg"))
        #expect(try names(in: folder) == ["link.jpg", "real.jpg", "tool.jpg"])
    }

    /// A link that is in the same folder, that the run comes across, or that leads there through another link.
    @Test func filesKeepTheNamesThatLinksLeadTo() async throws {
        let folder = try pictures("a.jpg", "b.jpg", "c.jpg", "free.jpg")
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder.path("links"), withIntermediateDirectories: false)
        try manager.createSymbolicLink(atPath: folder.path(".hidden"), withDestinationPath: "a.jpg")
        try manager.createSymbolicLink(atPath: folder.path("links/b"), withDestinationPath: "../b.jpg")
        try manager.createSymbolicLink(atPath: folder.path("links/c"), withDestinationPath: "second")
        try manager.createSymbolicLink(atPath: folder.path("links/second"), withDestinationPath: "../c.jpg")
        try manager.createSymbolicLink(atPath: folder.path("dangling"), withDestinationPath: "nothing")
        for options in [["--dry-run"], ["-t", "image"], []] {
            let run = try await Command(["-r", "--fix-extension"] + options + ["."], in: folder.url)
            // The second run found its work done.
            #expect(run.lines == (options == [] ? [] : ["./free.jpg -> ./free.png"]))
            #expect(run.errors.contains("'./a.jpg' keeps its name: the link './.hidden' leads to it\n"))
            #expect(run.errors.contains("'./b.jpg' keeps its name: the link './links/b' leads to it\n"))
            #expect(run.errors.contains("'./c.jpg' keeps its name: the link './links/c' leads to it\n"))
            #expect(run.status == 0)
        }
        #expect(manager.contents(atPath: folder.path("links/c")).map(Array.init) == Self.png)
    }

    @Test func textDoesNotChangeAnExtension() async throws {
        let folder = try TemporaryFolder(["song.mp3": "words\n"])
        let run = try await Command(["--fix-extension", "song.mp3"], in: folder.url)
        #expect(run.errors.hasPrefix("mimetype: 'song.mp3' keeps its name: the name says audio/mpeg"))
        #expect(run.errors.hasSuffix("and the right extension is not certain\n"))
        #expect(run.status == 0)
    }

    /// In the order of the files: one leaves a name that the next takes, two want one, and one finds its name taken.
    @Test func dryRunShowsExactlyWhatHappens() async throws {
        let folder = try pictures("chain.tiff", "two.gif", "two.jpg", "taken.gif")
        try folder.file("chain.png", Self.jpeg)
        try folder.file("taken.png", Self.png + [1])
        let before = try names(in: folder)
        // A file that is named twice is renamed once.
        let arguments = ["-r", "--fix-extension", ".", "two.gif"]
        let dry = try await Command(["--dry-run"] + arguments, in: folder.url)
        #expect(try names(in: folder) == before)
        #expect(dry.lines == ["./chain.png -> ./chain.jpg", "./chain.tiff -> ./chain.png", "./two.gif -> ./two.png"])
        #expect(
            dry.errors.split(separator: "\n") == [
                "mimetype: cannot rename './taken.gif' to './taken.png': there is such a file; it keeps its name",
                "mimetype: cannot rename './two.jpg' to './two.png': there is such a file; it keeps its name",
            ])
        #expect(dry.status == 1)
        let run = try await Command(arguments, in: folder.url)
        #expect(run.output == dry.output)
        #expect(run.errors == dry.errors)
        #expect(run.status == dry.status)
        #expect(try Data(contentsOf: folder.url.appendingPathComponent("taken.png")) == Data(Self.png + [1]))
        #expect(try Data(contentsOf: folder.url.appendingPathComponent("chain.png")) == Data(Self.png))
    }

    @Test func undoScriptPutsEveryNameBack() async throws {
        let odd = [
            "a b.jpg", "it's.jpg", "new\nline.jpg", "-dash.jpg", "$(id).jpg", "`id`.jpg", "\"q\".jpg",
            "back\\slash.jpg", "*.jpg", "über.jpg", "chain.tiff", ";.jpg",
        ]
        let folder = try TemporaryFolder()
        for name in odd { try folder.file(name, Self.png) }
        try folder.file("chain.png", Self.jpeg)
        let before = try names(in: folder)
        let undo = try TemporaryFolder()
        let run = try await Command(
            ["-r", "--fix-extension", "--undo", undo.path("un do"), "."], in: folder.url)
        #expect(run.status == 0)
        #expect(try Set(names(in: folder)).intersection(odd).isEmpty)
        // From another folder, as a program.
        let undone = try await Command([], in: undo.url, executable: undo.url.appendingPathComponent("un do"))
        #expect(undone.errors.isEmpty)
        #expect(undone.status == 0)
        #expect(try names(in: folder) == before)
        #expect(try Data(contentsOf: folder.url.appendingPathComponent("chain.png")) == Data(Self.jpeg))
    }

    @Test func undoScriptReplacesNoFileEither() async throws {
        let folder = try pictures("scan.jpg")
        _ = try await Command(["--fix-extension", "--undo", "undo", "scan.jpg"], in: folder.url)
        try folder.file("scan.jpg", "words")
        let undone = try await Command.shell("sh ./undo", in: folder)
        #expect(undone.errors == "cannot rename 'scan.png' to 'scan.jpg': there is such a file\n")
        #expect(undone.status == 1)
        #expect(try names(in: folder) == ["scan.jpg", "scan.png", "undo"])
    }

    @Test func nothingIsRenamedWhereTheUndoScriptCannotBeWritten() async throws {
        let folder = try pictures("scan.jpg")
        try folder.file("undo", "words")
        let run = try await Command(["--fix-extension", "--undo", "undo", "scan.jpg"], in: folder.url)
        #expect(run.errors == "mimetype: cannot write 'undo': there is such a file; nothing is renamed\n")
        #expect(run.status == 1)
        #expect(try names(in: folder) == ["scan.jpg", "undo"])
        #expect(try String(contentsOfFile: folder.path("undo"), encoding: .utf8) == "words")
    }

    @Test(.enabled(if: getuid() != 0, "root may write anywhere"))
    func readOnlyFolderIsReportedBeforehand() async throws {
        let folder = try pictures("scan.jpg")
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path) }
        let plan = try await Command(["--fix-extension", "--dry-run", "scan.jpg"], in: folder.url)
        #expect(plan.errors.contains("permission denied; it keeps its name"))
        let run = try await Command(["--fix-extension", "scan.jpg"], in: folder.url)
        #expect(run.errors == plan.errors && run.status == plan.status)
    }
}
