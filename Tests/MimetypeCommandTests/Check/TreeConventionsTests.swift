import FileTesting
import Foundation
import Testing

/// `--check` over trees that use an extension for something else, and over folders of commands.
struct TreeConventionsTests {
    private static let bzip2: [UInt8] = Array("BZh91AY&SY".utf8) + [UInt8](repeating: 0x11, count: 40)
    private static let go = "package main\n\nimport \"fmt\"\n\nfunc main() {\n\tfmt.Println(1)\n}\n"

    /// An ELF program, little-endian, 64 bits.
    /// https://refspecs.linuxfoundation.org/elf/gabi4+/ch4.eheader.html
    private static let program: [UInt8] =
        [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0x3E, 0, 1, 0, 0, 0]
        + [UInt8](repeating: 0, count: 40)

    private static func fill(_ folder: TemporaryFolder, _ name: String, _ numbers: Range<Int>) throws {
        for number in numbers { try folder.file("\(name)\(number).go", bzip2) }
    }

    private static func check(_ folder: TemporaryFolder, _ options: [String] = []) async throws -> Command {
        try await Command(["-r", "--check"] + options + ["."], in: folder.url)
    }

    @Test func extensionOfATreeIsOneLine() async throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("a/b")
        try Self.fill(folder, "a/x", 0..<2)
        try Self.fill(folder, "a/b/y", 0..<2)
        try folder.file("z.txt", "words\n")
        let run = try await Self.check(folder)
        #expect(run.status == 0)
        #expect(
            run.lines == [
                "./a/: all 4 .go files are application/x-bzip2, not text/x-go, such as b/y0.go: .go stands for something "
                    + "else here"
            ])
        let all = try await Command(["-r", "--check=all", "-N", "."], in: folder.url)
        #expect(all.status == 1)
        #expect(all.lines.filter { $0.hasSuffix(": application/x-bzip2") }.count == 4)
    }

    /// Images that only claim to be some are each worth a line, unless the extension has other uses.
    @Test func textsOfAnotherProgramUnderTheNameOfAnImage() async throws {
        let folder = try TemporaryFolder()
        for number in 0..<4 {
            try folder.file("\(number).dcm", "DCM 0100\n914\n-0.305661\n-0.053896\n")
            try folder.file("\(number).png", "DCM 0100\n914\n-0.305661\n-0.053896\n")
        }
        let run = try await Command(["-r", "--check=0.3", "-N", "."], in: folder.url)
        #expect(run.status == 1)
        #expect(run.lines.filter { $0.contains(".png: text/plain") }.count == 4)
        #expect(run.lines.filter { $0.contains(".dcm") }.count == 1)
        #expect(run.lines.last?.contains("all 4 .dcm files are text/plain, not application/dicom") == true)
    }

    @Test func twoFilesAreNoConvention() async throws {
        let folder = try TemporaryFolder()
        try Self.fill(folder, "x", 0..<2)
        let run = try await Self.check(folder)
        #expect(run.status == 1 && run.lines.count == 4)
    }

    @Test func honestFilesBesideAFewOthersKeepTheirAlarms() async throws {
        let folder = try TemporaryFolder()
        try Self.fill(folder, "x", 0..<3)
        try folder.file("main.go", Self.go)
        let run = try await Self.check(folder)
        #expect(run.status == 1 && run.lines.filter { $0.contains("the name says") }.count == 3)
    }

    @Test func nineInTenAreEnoughWhereThereAreTen() async throws {
        for (honest, isConvention) in [(1, true), (2, false)] {
            let folder = try TemporaryFolder()
            try Self.fill(folder, "x", 0..<9 + (honest == 1 ? 1 : 0))
            for number in 0..<honest { try folder.file("main\(number).go", Self.go) }
            let run = try await Self.check(folder)
            #expect(run.lines.contains { $0.contains("stands for something else") } == isConvention)
            #expect(run.status == (isConvention ? 0 : 1))
        }
    }

    @Test func folderKeepsItsConventionBesideHonestFolders() async throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("objects")
        try folder.makeFolder("source")
        try Self.fill(folder, "objects/x", 0..<3)
        for number in 0..<5 { try folder.file("source/main\(number).go", Self.go) }
        let run = try await Self.check(folder)
        #expect(run.status == 0 && run.lines.count == 1)
        #expect(run.lines.first?.hasPrefix("./objects/: all 3 .go files") == true)
    }

    @Test func imagesAreAlwaysWorthAnAlarm() async throws {
        let folder = try TemporaryFolder()
        for number in 0..<5 { try folder.file("\(number).png", Self.bzip2) }
        let run = try await Self.check(folder)
        #expect(run.status == 1 && run.lines.count == 10)
    }

    @Test func commandsHaveNamesInsteadOfExtensions() async throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("bin")
        try folder.makeFolder("pictures")
        for name in ["bin/r.in.png", "bin/r.out.png", "bin/ls", "pictures/r.in.png"] {
            let path = try folder.file(name, Self.program)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }
        for number in 0..<3 { try folder.file("pictures/\(number).txt", "words\n") }
        let run = try await Self.check(folder, ["--paths"])
        #expect(run.lines == ["./pictures/r.in.png"])
    }

    @Test func folderForCommandsNeedsOnlyOneOfThem() async throws {
        let folder = try TemporaryFolder()
        for name in ["games", "source", "libexec"] { try folder.makeFolder(name) }
        for name in ["games/pac.c", "source/pac.c", "libexec/pac.c"] {
            let path = try folder.file(name, Self.program)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }
        try folder.file("libexec/notes.txt", "words\n")
        let run = try await Self.check(folder, ["--paths"])
        #expect(run.lines == ["./libexec/pac.c", "./source/pac.c"])
    }

    @Test func threadsDoNotChangeTheOutput() async throws {
        let folder = try TemporaryFolder()
        for level in 0..<12 {
            try folder.makeFolder("f\(level)")
            try Self.fill(folder, "f\(level)/x", 0..<(level * 7))
            for number in 0..<20 { try folder.file("f\(level)/\(number).png", Self.bzip2) }
        }
        let one = try await Self.check(folder, ["--jsonl", "-j1"])
        for _ in 0..<5 {
            let eight = try await Self.check(folder, ["--jsonl", "-j8"])
            #expect(eight.output == one.output)
        }
        let last = try #require(one.lines.last)
        #expect(last.contains(#""convention":{"extension":"go","claimed":"text/x-go","found":"application/x-bzip2""#))
    }

    /// More alarms than may be held back.
    @Test func conventionOfManyFilesIsStillOneLine() async throws {
        let folder = try TemporaryFolder()
        try Self.fill(folder, "x", 0..<2100)
        let run = try await Self.check(folder)
        #expect(run.status == 0 && run.lines.count == 1)
        #expect(run.lines.first?.contains("all 2100 .go files") == true)
    }

    @Test func confidenceOfAlarmsCanBeSet() async throws {
        let folder = try TemporaryFolder([
            "a.conf": "%PDF-1.4\n1 0 obj\n<<>>\nendobj\n", "a.png": "%PDF-1.4\n1 0 obj\n",
        ])
        func lines(_ check: String) async throws -> Int {
            try await Command([check, "a.conf", "a.png"], in: folder.url).lines.count
        }
        #expect(try await lines("--check") == 4)
        #expect(try await lines("--check=0.7") == 2)
        #expect(try await lines("--check=1") == 0)
    }

    @Test func scopeIsAllOrAConfidence() async throws {
        let run = try await Command(["--check=some", "x"])
        #expect(run.status == 2 && run.errors.contains("'some' is not a value of --check"))
    }
}
