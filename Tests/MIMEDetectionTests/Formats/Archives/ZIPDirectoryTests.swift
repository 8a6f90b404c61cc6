import MIMETypes
import Testing

@testable import MIMEDetection

struct ZIPDirectoryTests {
    private func directory(_ file: [UInt8]) throws -> (ZIPDirectory, Resource)? {
        let resource = Resource(bytes: file)
        return try file.withUnsafeBytes { head in try ZIPDirectory(resource, head: head) }.map { ($0, resource) }
    }

    @Test func entriesAreReadFromTheDirectory() throws {
        let file = Containers.zip([.init("a/b.txt", "words"), .init("c")], comment: Array("comment".utf8))
        let (found, resource) = try #require(try directory(file))
        #expect(found.entries.map(found.name) == ["a/b.txt", "c"])
        #expect(found.isComplete)
        let entry = try #require(found.first(named: "a/b.txt"))
        #expect(try found.content(of: entry, limit: 3, resource) == Array("wor".utf8))
        #expect(!found.contains("b.txt"))
    }

    @Test func entriesAreReadFromTheirHeadersWithoutADirectory() throws {
        let file = Containers.zip([.init("a", "words", isStreamed: true), .init("b")], hasDirectory: false)
        let (found, _) = try #require(try directory(file))
        #expect(found.entries.map(found.name) == ["a", "b"])
        #expect(!found.isComplete)
    }

    @Test func offsetsAreShiftedByWhatComesBefore() throws {
        let file = Containers.zip([.init("a", "words")], stub: Binaries.noise(50))
        let resource = Resource(bytes: file)
        let found = try #require(try ZIPDirectory(endOf: resource, size: file.count))
        #expect(try found.content(of: found.entries[0], limit: 9, resource) == Array("words".utf8))
    }

    @Test func otherDataHasNoDirectory() throws {
        #expect(try directory(Binaries.noise(200)) == nil)
        #expect(try ZIPDirectory(endOf: Resource(bytes: Containers.zip([])), size: 22) == nil)
    }
}
