import FileTesting
import Foundation
import MIMEDetection
import ProcessTesting
import Testing

/// What the command says about libmagic and its database.
@Suite(.enabled(if: (try? MagicResolver.libraryVersion()) != nil, "libmagic is not installed"))
struct LibmagicTests {
    @Test func databaseOfTheEnvironmentIsUsedAlone() async throws {
        let folder = try TemporaryFolder(["x": "\u{1}\u{2}\u{3}"])
        let run = try await Command(["x"], environment: ["MAGIC": "/nonexistent/my"], in: folder.url)
        #expect(run.lines == ["x:     application/octet-stream"])
        #expect(run.errors.hasPrefix("mimetype: libmagic is not used: no readable database at '/nonexistent/my.mgc';"))
        #expect(run.status == 0)
        #expect(try await Command(["x"], environment: ["MAGIC": ""], in: folder.url).errors.isEmpty)
    }

    @Test func brokenMagicDatabaseIsOneLineAndTheRunGoesOn() async throws {
        let folder = try TemporaryFolder(["a.mgc": "nonsense", "x": "\u{1}\u{2}\u{3}"])
        let run = try await Command(["--magic-database", "a.mgc", "x"], in: folder.url)
        #expect(run.lines == ["x:     application/octet-stream"])
        #expect(run.errors.hasPrefix("mimetype: libmagic is not used: 'a.mgc' is not a database that it can read"))
        #expect(run.errors.filter { $0 == "\n" }.count == 1)
        #expect(run.status == 1)
    }

    @Test(arguments: ["/nonexistent/a.mgc", "."]) func missingMagicDatabaseEndsTheRun(_ path: String) async throws {
        let folder = try TemporaryFolder(["x.txt": "words\n"])
        let run = try await Command(["--magic-database", path, "x.txt"], in: folder.url)
        #expect(run.errors == "mimetype: there is no database of libmagic at '\(path)'; see mimetype --help\n")
        #expect(run.output.isEmpty)
        #expect(run.status == 2)
    }

    @Test(arguments: [
        ("/nonexistent/libmagic.so", "there is no library '/nonexistent/libmagic.so'; install"),
        ("libc.so.6", "'libc.so.6' has no function magic_open; set LIBMAGIC"),
    ])
    func libraryThatCannotBeUsedIsOneLineAndTheRunGoesOn(library: String, message: String) async throws {
        let folder = try TemporaryFolder(["x": "\u{1}\u{2}\u{3}", "y": "\u{1}\u{2}\u{3}"])
        let environment = ["LIBMAGIC": library]
        let run = try await Command(["x", "y"], environment: environment, in: folder.url)
        #expect(run.lines == ["x:     application/octet-stream", "y:     application/octet-stream"])
        #expect(run.errors.hasPrefix("mimetype: libmagic is not used: \(message)"))
        #expect(run.errors.filter { $0 == "\n" }.count == 1)
        #expect(run.status == 0)
        let version = try await Command(["--version"], environment: environment)
        #expect(version.lines.last?.hasPrefix("libmagic is not used: \(message)") == true)
    }

    @Test func versionNamesIt() async throws {
        let lines = try await Command(["--version"]).lines
        #expect(lines.count == 2)
        #expect(lines.last?.wholeMatch(of: /libmagic 5\.[0-9]{2}/) != nil)
    }
}
