import FileTesting
import Foundation
import MIMEDetection
import MIMEDetectionFoundation
import MIMETypes
import Testing

struct ReadAheadTests {
    private let detector = MIMEDetector()

    @Test func handleOfAFileStaysWhereItIs() throws {
        let folder = try TemporaryFolder(["a": "%PDF-1.7\nabc"])
        let handle = try FileHandle(forReadingFrom: folder.url.appendingPathComponent("a"))
        try handle.seek(toOffset: 9)
        #expect(try detector.detect(fileHandle: handle).type == .pdf)
        #expect(try handle.readToEnd() == Data("abc".utf8))
        try handle.close()
    }

    @Test func handleOfAPipeIsReadAsFarAsNeeded() throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("%PDF-1.7\n".utf8) + Data(repeating: 0xE2, count: 20_000))
        #expect(try detector.detect(fileHandle: pipe.fileHandleForReading).type.essence == "inode/fifo")
        let found = try detector.detect(readingFrom: pipe.fileHandleForReading)
        #expect(found.type == .pdf)
        #expect(found.result.isFinal)
        #expect(found.data.count == 8193)
        try pipe.fileHandleForWriting.close()
        #expect(try pipe.fileHandleForReading.readToEnd()?.count == 20_009 - 8193)
    }

    @Test func inputStreamIsReadToItsEndIfItIsShort() throws {
        let found = try detector.detect(readingFrom: InputStream(data: Data("# Title\n".utf8)), name: "a.md")
        #expect(found.type.essence == "text/markdown")
        #expect(found.data == Data("# Title\n".utf8))
    }

    @Test func inputStreamThatCannotBeReadIsAnError() throws {
        let stream = try #require(InputStream(fileAtPath: "/nonexistent/a"))
        #expect(throws: (any Error).self) { try detector.detect(readingFrom: stream) }
    }

    @Test func slicedDataIsFed() throws {
        var session = DetectionSession(detector: detector)
        try session.feed(Data("xx%PDF-1.7\n".utf8).dropFirst(2))
        #expect(try session.finish().type == .pdf)
    }
}
