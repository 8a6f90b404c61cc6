import FileTesting
import Testing

@testable import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

struct FileLocationTests {
    private func resource(
        _ path: String, folder: OpenFolder? = nil, isListed: Bool = true, followingLinks: Bool = true
    ) throws -> Resource {
        let location = FileLocation(path: Array(path.utf8), folder: folder, isListedAsRegular: isListed)
        return try Resource(at: location, followingLinks: followingLinks)
    }

    @Test func fileIsOpenedFromItsFolder() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a b.txt", [1, 2, 3])
        let parent = try #require(OpenFolder(path: folder.path("").utf8))
        for isListed in [true, false] {
            let resource = try resource(path, folder: parent, isListed: isListed)
            #expect(resource.size == 3)
            #expect(resource.name == "a b.txt")
            #expect(try resource.withHead { $0.byteCount } == 3)
        }
        // The folder is what counts, not the rest of the path.
        #expect(try resource("/nowhere/a b.txt", folder: parent).size == 3)
    }

    @Test func fileThatWasReplacedIsNotOpened() throws {
        let folder = try TemporaryFolder()
        let (fifo, link) = (folder.path("fifo"), folder.path("link"))
        try #require(mkfifo(fifo, 0o600) == 0)
        try #require(symlink("fifo", link) == 0)
        #expect(try resource(fifo).kind == .fifo)
        #expect(try resource(link).kind == .fifo)
        #expect(try resource(link, followingLinks: false).kind == .symbolicLink)
        #expect(try resource(folder.path("")).kind == .directory)
    }

    /// Where short reads end files, the head tells the size; a full head does not.
    @Test(arguments: [0, 1, 8191, 8192, 8193, 20_000])
    func headTellsTheSizeOfAShortFile(_ length: Int) throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a", length: length)
        let parent = try #require(Self.exactFolder(folder))
        let resource = try resource(path, folder: parent)
        #expect(resource.kind == .regular)
        #expect(resource.size == length)
        #expect(try resource.withHead { $0.byteCount } == min(length, 8192))
        #expect(try resource.withBytes(at: 8190, count: 100) { $0.byteCount } == min(100, max(0, length - 8190)))
        #expect(try resource.isHeadWhole() == (length <= 8192))
    }

    @Test func whatTookThePlaceOfAFileIsNotRead() throws {
        let folder = try TemporaryFolder()
        try #require(mkfifo(folder.path("fifo"), 0o600) == 0)
        try folder.makeFolder("folder")
        try folder.file("file", "words")
        try #require(symlink("file", folder.path("link")) == 0)
        let parent = try #require(Self.exactFolder(folder))
        #expect(try resource(folder.path("fifo"), folder: parent).kind == .fifo)
        #expect(try resource(folder.path("folder"), folder: parent).kind == .directory)
        #expect(try resource(folder.path("link"), folder: parent, followingLinks: false).kind == .symbolicLink)
        #expect(try resource("/dev/null", folder: OpenFolder(path: "/dev".utf8)).kind == .characterDevice)
    }

    @Test func foldersBeyondTheLimitAreNotHeldOpen() throws {
        let folder = try TemporaryFolder()
        var held: [OpenFolder] = []
        while held.count < 1000, let open = OpenFolder(path: folder.path("").utf8) { held.append(open) }
        #expect(held.count <= 128)
        held = []
        #expect(OpenFolder(path: folder.path("").utf8) != nil)
    }

    private static func exactFolder(_ folder: TemporaryFolder) -> OpenFolder? {
        let descriptor = open(folder.path(""), O_RDONLY | O_DIRECTORY)
        return descriptor < 0 ? nil : OpenFolder(adopting: descriptor, hasExactReads: true)
    }

    @Test func missingFileIsAnError() throws {
        let folder = try TemporaryFolder()
        let parent = try #require(OpenFolder(path: folder.path("").utf8))
        for isListed in [true, false] {
            #expect(throws: ResourceError.self) { try self.resource(folder.path("no"), isListed: isListed) }
            #expect(throws: ResourceError.self) {
                try self.resource(folder.path("no"), folder: parent, isListed: isListed)
            }
        }
        #expect(OpenFolder(path: folder.path("no").utf8) == nil)
        #expect(OpenFolder(path: try folder.file("a", [1]).utf8) == nil)
    }
}
