import FileTesting
import Foundation
import ProcessTesting
import Testing

/// The same options and files given to Perl's `mimetype`, where that is installed: layout, streams and exit status are
/// equal.
///
/// Types and descriptions are each program's own, so they are compared only by whether there is one.
@Suite(.enabled(if: PerlCommand.isInstalled, "libfile-mimeinfo-perl is not installed"))
struct PerlComparisonTests {
    private static let fileCount = 200

    /// Files of many names and lengths, a folder, a link, a pipe.
    private static func makeFiles() throws -> (TemporaryFolder, [String]) {
        let folder = try TemporaryFolder()
        var names: [String] = []
        let suffixes = ["txt", "md", "png", "json", "tar.gz", "c", "html", "", "mp3", "unknown-suffix"]
        for number in 0..<fileCount {
            let stem = String(repeating: "n", count: number % 37) + "\(number)"
            let suffix = suffixes[number % suffixes.count]
            names.append(suffix.isEmpty ? stem : "\(stem).\(suffix)")
            let content = number % 3 == 0 ? "words and words\n" : "{\"number\": \(number)}\n"
            try Data(content.utf8).write(to: folder.url.appendingPathComponent(names[number]))
        }
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("a folder"), withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("link.txt").path, withDestinationPath: names[0])
        mkfifo(folder.url.appendingPathComponent("pipe").path, 0o600)
        try Data((names.prefix(20).joined(separator: "\n") + "\n").utf8).write(
            to: folder.url.appendingPathComponent("list"))
        return (folder, names + ["a folder", "link.txt", "pipe"])
    }

    @Test(arguments: [
        [], ["-b"], ["--brief"], ["-i"], ["-d"], ["-bd"], ["-db"], ["-N"], ["--noalign"], ["-F", "="], ["-NF", " ->"],
        ["--separator=  "], ["--separator", "x"], ["-F", "a", "-F", "b"], ["--output-format=%f is %m"],
        ["--output-format", "%%f%m%"], ["-L"], ["--dereference"], ["-f", "list"], ["--namefile=list", "-b"],
        ["--file-compat"], ["-l", "xx", "-d"], ["--language=xx", "--describe"],
        ["--database=/usr/share/mime"], ["--", "--brief"], ["-", "-b"], ["-b", "pipe", "-N"],
    ])
    func layoutIsTheSame(_ options: [String]) async throws {
        let (folder, names) = try Self.makeFiles()
        // What stands after the options' end is a file, so files of these names are there.
        for name in ["--brief", "-b", "-N"] {
            try Data("words\n".utf8).write(to: folder.url.appendingPathComponent(name))
        }
        let (ours, theirs) = try await (
            Command(options + names, in: folder.url), PerlCommand.run(options + names, in: folder.url)
        )
        #expect(ours.errors == theirs.errors)
        #expect(ours.status == theirs.status)
        let (mine, perls) = (Self.masked(ours.output, options), Self.masked(theirs.output, options))
        #expect(mine.count == perls.count)
        for (mine, perls) in zip(mine, perls) { #expect(mine == perls) }
    }

    @Test(arguments: [["-M"], ["--magic-only", "-b"]])
    func contentAloneIsTheSame(_ options: [String]) async throws {
        // Folders and pipes have an answer of ours and none of Perl's, so only files are compared.
        let (folder, names) = try Self.makeFiles()
        let files = Array(names.prefix(Self.fileCount))
        let (ours, theirs) = try await (
            Command(options + files, in: folder.url), PerlCommand.run(options + files, in: folder.url)
        )
        #expect(Self.masked(ours.output, options) == Self.masked(theirs.output, options))
        #expect(ours.status == theirs.status)
    }

    @Test func debuggingStartsWithTheDataFolders() async throws {
        let (folder, names) = try Self.makeFiles()
        let (ours, theirs) = try await (
            Command(["-D", names[0]], in: folder.url), PerlCommand.run(["-D", names[0]], in: folder.url)
        )
        #expect(ours.lines.first == theirs.lines.first)
    }

    @Test(
        .enabled(
            if: PerlCommand.readsStandardInput, "libio-stringy-perl, with which Perl's command does so, is missing"),
        arguments: [["--stdin"], ["-b", "--stdin"], ["--file-compat", "-"], ["--stdin", "-N"]])
    func standardInputIsTheSame(_ options: [String]) async throws {
        let input = Array("words and words\n".utf8)
        let (ours, theirs) = try await (Command(options, input: input), PerlCommand.run(options, input: input))
        #expect(Self.masked(ours.output, options) == Self.masked(theirs.output, options))
        #expect(ours.errors == theirs.errors)
        #expect(ours.status == theirs.status)
    }

    @Test(arguments: [
        [], ["-"], ["--"], ["--bogus"], ["-x"], ["-bx", "file"], ["--brie", "file"], ["-F"], ["--separator"], ["-f"],
        ["--database=/nonexistent", "file"], ["-h"], ["--help"], ["-u"], ["--usage"], ["-v"], ["--version"],
    ])
    func exitStatusIsTheSame(_ arguments: [String]) async throws {
        #expect(try await Command(arguments).status == PerlCommand.run(arguments).status)
    }

    /// The lines with types and descriptions masked: what stands after the name, its separator and its spaces.
    private static func masked(_ output: [UInt8], _ options: [String]) -> [String] {
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let isBare = options.contains {
            $0 == "--brief" || $0.hasPrefix("-") && !$0.hasPrefix("--") && $0.contains("b")
        }
        return lines.map { line in
            if isBare { return line.isEmpty ? "" : "?" }
            if options.contains(where: { $0.hasPrefix("--output-format") }) {
                return String(line.replacing(/[a-z]+\/[a-z0-9.+-]+/, with: "?"))
            }
            let type = line.firstRange(of: /[a-z]+\/[a-z0-9.+-]+$/)?.lowerBound
            // Descriptions have spaces, but never two in a row as the padding has.
            let description = line.firstRange(of: /[^ ]+( [^ ]+)*$/)?.lowerBound
            guard let end = type ?? description else { return String(line) }
            return String(line[..<end]) + "?"
        }
    }
}

/// Perl's program of the same name.
enum PerlCommand {
    private static let path = "/usr/bin/mimetype"

    static var isInstalled: Bool {
        guard let file = FileHandle(forReadingAtPath: path), let start = try? file.read(upToCount: 64) else {
            return false
        }
        return String(decoding: start, as: UTF8.self).contains("perl")
    }

    /// Whether it can read standard input: it needs a module for that which its package only recommends.
    static var readsStandardInput: Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/perl")
        process.arguments = ["-e", "use IO::Scalar"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    static func run(_ arguments: [String], input: [UInt8] = [], in folder: URL? = nil) async throws -> Command {
        try await Command(arguments, input: input, in: folder, executable: URL(fileURLWithPath: path))
    }
}
