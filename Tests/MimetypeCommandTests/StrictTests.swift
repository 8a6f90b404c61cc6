import FileTesting
import Testing

/// `--expect` with `--strict` lets through what a policy for uploads would.
struct StrictTests {
    private static let picture: [UInt8] =
        Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]

    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.file("plain.gif", picture)
        let padding = [UInt8](repeating: 0x20, count: 9000)
        try folder.file("script.gif", picture + padding + Array("<?php system($_GET['c']); ?>".utf8))
        try folder.file("x.php.gif", picture)
        try folder.file("words.txt", "words\n")
        return folder
    }

    @Test func fileWithASecondReadingIsPrintedWithTheReason() async throws {
        let folder = try Self.folder()
        let files = ["plain.gif", "script.gif", "words.txt", "x.php.gif"]
        let strict = try await Command(["-N", "--strict", "--expect", "image/gif,png"] + files, in: folder.url)
        #expect(strict.status == 1)
        #expect(
            strict.lines.filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != ":" } }
                == files.dropFirst().map { $0[...] })
        #expect(strict.lines.contains { $0.contains("script-inside: ") && $0.contains("application/x-php") })
        #expect(strict.lines.contains { $0.contains("not-allowed: ") })
        #expect(strict.lines.contains { $0.contains("name-contradicts: ") })
        let loose = try await Command(["-N", "--expect", "image/gif"] + files, in: folder.url)
        #expect(loose.lines == ["words.txt: text/plain"])
    }

    @Test func reasonIsInTheJSON() async throws {
        let folder = try Self.folder()
        let run = try await Command(["--jsonl", "--strict", "--expect", "gif", "script.gif"], in: folder.url)
        #expect(run.lines.first?.contains(#""refusal":{"reason":"script-inside""#) == true)
        #expect(
            run.lines.first?.contains(#""alsoReadableAs":[{"kind":"server-script","type":"application/x-php""#) == true)
        let plain = try await Command(["--jsonl", "--strict", "--expect", "gif", "plain.gif"], in: folder.url)
        #expect(plain.lines.isEmpty && plain.status == 0)
    }

    @Test func otherReadingsAreInJSONAlways() async throws {
        let folder = try TemporaryFolder()
        try folder.file("script.gif", Self.picture + Array("<?php system($_GET['c']); ?>".utf8))
        let run = try await Command(["--jsonl", "script.gif"], in: folder.url)
        #expect(run.lines.first?.contains(#""alsoReadableAs":[{"kind":"server-script""#) == true)
    }

    @Test func strictnessNeedsAnExpectation() async throws {
        let run = try await Command(["--strict", "x"])
        #expect(run.status == 2 && run.errors.contains("--strict needs --expect"))
        let named = try await Command(["--strict", "--expect", "gif", "--name-only", "x"])
        #expect(named.status == 2)
        let bad = try await Command(["--expect", "gif,nothing-known", "x"])
        #expect(bad.status == 2 && bad.errors.contains("gif,nothing-known"))
    }

    @Test func pageIsAcceptedOnlyIfItsTypeIsNamed() async throws {
        let folder = try TemporaryFolder()
        try folder.file("page.txt", "<script>alert(1)</script>\n")
        try folder.file("rows.csv", "a,b\n1,2\n3,4\n")
        for expectation in ["text/plain", "txt,image/png"] {
            let run = try await Command(
                ["--strict", "--expect", expectation, "page.txt", "rows.csv"], in: folder.url)
            #expect(run.status == 1)
            #expect(run.lines.filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != ":" } } == ["page.txt"])
        }
    }
}
