import MIMETypes
import Testing

@testable import MIMEDetection

/// Links that lead out of an archive's folder only through other links.
struct ArchiveLinksTests {
    private static let policy = UploadPolicy(allowing: [.zip, MIMEType(constant: "application/x-tar")])

    private typealias Entry = (name: String, kind: String, target: String)

    private static func codes(_ entries: [Entry]) -> [UploadFinding.Code] {
        policy.judge(bytes: Tar.archive(entries)).findings.map(\.code).filter { $0 != .entryName }
    }

    @Test func linksThroughLinksAreFollowed() {
        #expect(Self.codes([("a/b/c", "2", "../.."), ("l", "2", "a/b/c/..")]) == [.entryLink])
        #expect(Self.codes([("l", "2", "A/B/C/.."), ("a/b/c", "2", "../..")]) == [.entryLink])
        #expect(Self.codes([("a/b", "2", ".."), ("a/c", "2", "b"), ("a/l", "2", "c/..")]) == [.entryLink])
        #expect(Self.codes([("d", "2", "."), ("d/e", "2", "..")]) == [.entryLink])
        #expect(Self.codes([("a/b/l", "2", "../.."), ("h", "1", "a/b/l")]) == [.entryLink])
        #expect(Self.codes([("a", "2", "."), ("b", "1", "a/c")]) == [.entryLink])
    }

    @Test func entriesThroughLinksAreFollowed() {
        #expect(Self.codes([("a/b/c", "2", "../.."), ("a/b/c/../x", "0", "")]) == [.entryPath])
        #expect(Self.codes([("a/b/c", "2", "../.."), ("a/b/c/x", "0", "")]).isEmpty)
    }

    /// Each system reads a backslash in its own way.
    @Test func backslashesAreReadInBothWays() {
        #expect(Self.codes([("a\\b", "2", "..")]) == [.entryLink])
        #expect(Self.codes([("a\\b/../../x", "0", "")]) == [.entryPath])
        #expect(Self.codes([("a/b", "2", ".."), ("l", "2", "a\\b\\..")]) == [.entryLink])
    }

    @Test func linkWhoseNameLeadsUpStartsThere() {
        #expect(Self.codes([("a/../l", "2", "..")]) == [.entryLink])
    }

    @Test func linksInsideOfTheFolderAreOrdinary() {
        let framework: [Entry] = [
            ("F.framework/Versions/Current", "2", "A"), ("F.framework/F", "2", "Versions/Current/F"),
            ("F.framework/Headers", "2", "Versions/Current/Headers"), ("F.framework/Versions/A/F", "0", ""),
        ]
        #expect(Self.codes(framework).isEmpty)
        let system: [Entry] = [
            ("lib", "2", "usr/lib"), ("usr/bin/X11", "2", "."), ("usr/lib/a", "2", "../../lib/b"),
            ("usr/lib/loop", "2", "loop"), ("usr/lib/b", "1", "usr/lib/c"),
        ]
        #expect(Self.codes(system).isEmpty)
        let versions: [Entry] = [("l", "2", "a"), ("l", "2", "b/c"), ("m", "2", "l/../x")]
        #expect(Self.codes(versions).isEmpty)
    }

    /// Each of these links has two targets, so there are more paths than can be followed.
    @Test func linksThatMultiplyAreCostly() {
        let links = (0..<40).flatMap { number -> [Entry] in
            [("l\(number)", "2", "l\(number + 1)/a"), ("l\(number)", "2", "l\(number + 1)/b")]
        }
        #expect(Self.codes(links) == [.tooCostly])
    }

    @Test func linksOfZIPAreFollowed() {
        let archive = Tar.asLink(Containers.zip([.init("d", "."), .init("d/e", "..")]))
        #expect(Self.policy.judge(bytes: archive).findings.map(\.code) == [.entryLink])
        let inside = Tar.asLink(Containers.zip([.init("d", "a"), .init("e", "d")]))
        #expect(Self.policy.judge(bytes: inside).findings.isEmpty)
    }

    /// Programs that unpack believe the mode of a file for many systems, not only for Unix.
    @Test(arguments: [0, 2, 3, 5, 16, 19, 30]) func linksOfAnySystemAreRead(_ system: UInt8) throws {
        var archive = Tar.asLink(Containers.zip([.init("d", "/etc/passwd")]))
        let record = try #require(archive.indices.first { archive[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
        archive[record + 5] = system
        #expect(Self.policy.judge(bytes: archive).findings.map(\.code) == [.entryLink])
    }

    @Test func folderOfManyLinksIsOrdinary() {
        let links = (0..<300).map { Containers.ZIPEntry("bin/\($0)", "../lib/\($0).js") }
        #expect(Self.policy.judge(bytes: Tar.asLink(Containers.zip(links))).findings.isEmpty)
    }
}
