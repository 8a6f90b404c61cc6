#if Server
import Foundation
import Testing

@testable import mimetype_server

@Suite(.timeLimit(.minutes(10)))
struct LogQueueTests {
    private let pipe = Pipe()

    private func queue(_ descriptor: CInt? = nil, limit: Int) -> LogQueue {
        LogQueue(descriptor ?? pipe.fileHandleForWriting.fileDescriptor, limit: limit) { dropped, lines in
            lines.write("dropped \(dropped)\n")
        }
    }

    /// Reads lines until these are all that is wanted.
    private func lines(until isEnough: ([Substring]) -> Bool) -> [Substring] {
        var text = ""
        while !text.hasSuffix("\n") || !isEnough(text.split(separator: "\n")) {
            text += String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
        }
        return text.split(separator: "\n")
    }

    @Test func linesKeepTheirOrder() {
        let queue = queue(limit: 1 << 20)
        let numbers = (0..<2000).map { "\($0)" }
        for number in numbers { queue.write(number + "\n") }
        queue.write("end\n")
        #expect(lines { $0.last == "end" }.dropLast().map(String.init) == numbers)
        #expect(queue.dropped == 0)
    }

    @Test func fullQueueDropsLinesAndSaysHowMany() throws {
        let queue = queue(limit: 10_000)
        let line = String(repeating: "x", count: 99) + "\n"
        // More than a pipe and the queue hold.
        for _ in 0..<10_000 { queue.write(line) }
        let dropped = queue.dropped
        #expect((1..<10_000).contains(dropped))
        // The queue may have caught up more than once.
        func reported(_ lines: [Substring]) -> Int {
            lines.reduce(0) { $0 + (Int($1.drop { !$0.isNumber }) ?? 0) }
        }
        func kept(_ lines: [Substring]) -> Int { lines.count { $0.count == 99 } }
        // The report may come before the lines that waited meanwhile.
        let lines = lines { reported($0) >= dropped && kept($0) >= 10_000 - dropped }
        #expect(reported(lines) == dropped)
        #expect(kept(lines) == 10_000 - dropped)
    }

    @Test func longLineIsWrittenWhole() {
        let queue = queue(limit: 1 << 20)
        let line = String(repeating: "x", count: 200_000)
        queue.write(line + "\n")
        queue.write("end\n")
        #expect(lines { $0.last == "end" }.first.map(String.init) == line)
    }

    /// A disk that is full takes nothing, which must neither end nor block anything.
    @Test func droppedLinesAreCounted() throws {
        let full = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
        // A handle that is no longer used closes its descriptor, whose number may then be another file's.
        defer { try? full.close() }
        let queue = queue(full.fileDescriptor, limit: 1000)
        for _ in 0..<10 { queue.write("line\n") }
        queue.flush()
        #expect(queue.dropped == 10)
    }

    @Test func flushDoesNotWaitForever() {
        let queue = queue(limit: 1 << 20)
        queue.write(String(repeating: "x", count: 500_000) + "\n")
        #expect(!queue.flush(within: .milliseconds(10)))
        _ = lines { $0.count == 1 }
        #expect(queue.flush(within: .seconds(30)))
    }
}
#endif
