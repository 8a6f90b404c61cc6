#if Server
import NIOCore
import Testing

@testable import MIMEService

struct ReceiveBuffersTests {
    private func lengths(_ start: ReceiveBuffers, _ received: [Int]) -> [Int] {
        var buffers = start
        return received.map { count in
            let length = buffers.buffer(allocator: ByteBufferAllocator()).capacity
            let isNewNext = buffers.record(actualReadBytes: min(count, length))
            #expect(isNewNext)
            return length
        }
    }

    @Test func buffersGrowWithWhatArrivesAndShrinkAgain() {
        let much = Int.max
        #expect(lengths(ReceiveBuffers(), [much, much, much, much]) == [2048, 8192, 32768, 32768])
        #expect(lengths(ReceiveBuffers.wide, [much, much]) == [131_072, 131_072])
        #expect(lengths(ReceiveBuffers(), [much, much, 10, 10, 10, 10, 10]).last == 2048)
        #expect(ReceiveBuffers().nextBufferSize() == nil)
    }

    @Test func spareMemoryIsThatOfAnEighth() throws {
        let budget = MemoryBudget(limit: 1000)
        let share = MemoryBudget.Share(of: budget, for: .unnamed)
        #expect(!share.takeSpare(120))
        #expect(budget.usage == (0, 0))
        #expect(share.takeSpare(100))
        #expect(!share.takeSpare(100))
        try share.take(300)
        #expect(budget.usage == (400, 1))
        #expect(!MemoryBudget.Share(of: budget, for: .proxy).takeSpare(100))
    }

    /// The memory for long pieces is charged while a body is read, and given back after it.
    @Test func longBodyTakesLongPiecesWhileItIsRead() async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            try await client.send("PUT /v1/detect HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\nabc")
            var most = 0
            for _ in 0..<100 where most < 3 * ReceiveBuffers.wideLength {
                try await Task.sleep(for: .milliseconds(20))
                most = max(most, try await RawClient.heldMemory(port: port))
            }
            #expect(most >= 3 * ReceiveBuffers.wideLength)
            client.sendWithoutWaiting([UInt8](repeating: 0x61, count: 99_997))
            #expect(await client.read(until: "}\n").hasPrefix("HTTP/1.1 200 "))
            let after = try await RawClient.heldMemory(port: port)
            #expect(after < ReceiveBuffers.wideLength)
            await client.close()
        }
    }
}
#endif
