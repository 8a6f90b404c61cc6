import FileTesting
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

@testable import MIMETypes

struct FileSourceTests {
    private func source(_ path: String, size: Int) throws -> FileSource {
        let descriptor = open(path, O_RDONLY)
        try #require(descriptor >= 0)
        return FileSource(descriptor: descriptor, path: Array(path.utf8), size: size)
    }

    private func read(_ source: FileSource, at offset: Int, count: Int) throws -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: count)
        let length = try buffer.withUnsafeMutableBytes { try source.read(at: offset, into: $0) }
        return Array(buffer[..<length])
    }

    @Test func bytesAreReadUpToTheEnd() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a", [1, 2, 3, 4])
        let source = try source(path, size: 4)
        #expect(source.size == 4)
        #expect(try read(source, at: 1, count: 2) == [2, 3])
        #expect(try read(source, at: 3, count: 9) == [4])
        #expect(try read(source, at: 9, count: 9) == [])
    }

    /// Files that the system makes up have content and a size of 0.
    @Test func sizeIsLearntAtTheEnd() throws {
        let folder = try TemporaryFolder()
        let source = try source(try folder.file("a", [1, 2]), size: 0)
        #expect(source.size == nil)
        #expect(try read(source, at: 0, count: 9) == [1, 2])
        #expect(source.size == 2)
    }
}
