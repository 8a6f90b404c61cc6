import FileTesting
import Foundation
import MIMETypes
import Testing

struct ResourceTests {
    /// Counts what it is asked, and has bytes that tell their offset.
    private struct CountingSource: ByteSource {
        final class Log { var reads: [(offset: Int, count: Int)] = [] }
        let log = Log()
        var size: Int? = 100_000

        func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int {
            let count = max(0, min(buffer.count, 100_000 - offset))
            log.reads.append((offset, count))
            for position in 0..<count { buffer[position] = UInt8((offset + position) % 251) }
            return count
        }
    }

    @Test func headIsReadOnce() throws {
        let source = CountingSource()
        let resource = Resource(source: source, limits: ReadLimits(headLength: 64))
        #expect(try resource.withHead { $0.byteCount } == 64)
        #expect(try resource.withHead { $0.byteCount } == 64)
        #expect(try resource.withBytes(at: 60, count: 4) { $0.unsafeLoad(as: UInt8.self) } == 60)
        #expect(source.log.reads.count == 1)
        #expect(resource.usage.reads == 1)
        #expect(resource.usage.bytes == 64)
    }

    @Test func readsAfterTheHeadAreBounded() throws {
        let source = CountingSource()
        let resource = Resource(source: source, limits: ReadLimits(headLength: 16, reads: 2, bytes: 40))
        #expect(try resource.withBytes(at: 1000, count: 30) { $0.byteCount } == 30)
        #expect(!resource.usage.isExhausted)
        #expect(try resource.withBytes(at: 2000, count: 30) { $0.byteCount } == 10)
        #expect(resource.usage.isExhausted)
        #expect(try resource.withBytes(at: 3000, count: 1) { $0.byteCount } == 0)
        #expect(source.log.reads.count == 3)
    }

    @Test func noBytesFollowTheEnd() throws {
        let resource = Resource(bytes: [1, 2, 3])
        #expect(try resource.withBytes(at: 2, count: 10) { $0.byteCount } == 1)
        #expect(try resource.withBytes(at: 3, count: 10) { $0.byteCount } == 0)
        #expect(try resource.withBytes(at: 99, count: 10) { $0.byteCount } == 0)
        #expect(!resource.usage.isExhausted)
    }

    @Test func memoryIsNotRead() throws {
        let bytes = [UInt8](repeating: 7, count: 50_000)
        try bytes.withUnsafeBytes { (memory) throws in
            let resource = Resource(unownedMemory: memory)
            let count = try resource.withBytes(at: 40_000, count: 5) { $0.byteCount }
            #expect(count == 5)
            #expect(resource.usage.reads == 0)
            #expect(resource.size == 50_000)
        }
    }

    @Test func prefixOfAStreamHasNoSize() {
        #expect(Resource(source: PrefixSource([1], isComplete: false)).size == nil)
        #expect(Resource(source: PrefixSource([1], isComplete: true)).size == 1)
    }

    @Test(arguments: [("a/b/c.txt", "c.txt"), ("c.txt", "c.txt"), ("/a/b/", "b"), ("/", ""), ("", "")])
    func nameIsTheLastComponent(_ path: String, _ name: String) {
        #expect(ResourceName(path).description == name)
    }

    @Test func kindsAreDistinguishedWithoutOpening() throws {
        let folder = try TemporaryFolder()
        let link = folder.path("link")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
        let pipe = folder.path("pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(try Resource(path: folder.url.path).kind == .directory)
        #expect(try Resource(path: pipe).kind == .fifo)
        #expect(try Resource(path: link, followingLinks: false).kind == .symbolicLink)
        #expect(try Resource(path: "/dev/null").kind == .characterDevice)
        let error = #expect(throws: ResourceError.self) { try Resource(path: link) }
        #expect(error?.code == .notFound)
    }

    @Test func errorSaysWhatToDo() {
        let error = #expect(throws: ResourceError.self) { try Resource(path: "/nonexistent/photo.jpg") }
        #expect(
            error?.description == "cannot read '/nonexistent/photo.jpg': no such file or directory; check the path")
        #expect(throws: ResourceError.self) { try Resource(path: "a\u{0}b") }
    }
}
