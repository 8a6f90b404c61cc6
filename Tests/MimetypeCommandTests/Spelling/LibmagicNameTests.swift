import FileTesting
import Foundation
import MIMEDetection
import Testing

@testable import mimetype

/// What `--aliases=libmagic` prints is what libmagic prints.
struct LibmagicNameTests {
    /// Older versions don't know some of the formats.
    private static let isRecent =
        FileManager.default.isExecutableFile(atPath: "/usr/bin/file")
        && (try? MagicResolver.libraryVersion()).map { $0 >= 544 } ?? false

    @Test func allNamesHaveASample() {
        #expect(Set(LibmagicSample.all.map(\.type)) == Set(LibmagicNames.byType.keys))
        #expect(Set(LibmagicSample.all.map(\.name)).count == LibmagicSample.all.count)
    }

    @Test func canonicalNamesAreOurs() async throws {
        let types = try await answers(["-b"])
        for (sample, type) in zip(LibmagicSample.all, types) { #expect(type == sample.type, "\(sample.name)") }
    }

    @Test(.enabled(if: isRecent, "file is missing or older than 5.44"))
    func namesAreThoseOfLibmagic() async throws {
        let theirs = try await answers(["-b", "--mime-type"], executable: URL(fileURLWithPath: "/usr/bin/file"))
        for (sample, name) in zip(LibmagicSample.all, theirs) {
            #expect(name == LibmagicNames.byType[sample.type], "\(sample.name)")
        }
        #expect(try await answers(["-b", "--aliases=libmagic"]) == theirs)
    }

    /// What a command says about the samples, a line for each.
    private func answers(_ options: [String], executable: URL = Command.executable) async throws -> [String] {
        let folder = try TemporaryFolder()
        for sample in LibmagicSample.all { try folder.file(sample.name, sample.bytes) }
        let run = try await Command(options + LibmagicSample.all.map(\.name), in: folder.url, executable: executable)
        try #require(run.lines.count == LibmagicSample.all.count)
        return run.lines
    }
}
