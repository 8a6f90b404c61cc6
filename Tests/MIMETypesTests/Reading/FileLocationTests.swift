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
