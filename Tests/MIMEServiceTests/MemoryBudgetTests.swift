#if Server
import NIOCore
import Testing

@testable import MIMEService

struct MemoryBudgetTests {
    private static func client(_ number: Int) -> Client { Client(ClientAddress("192.0.2.\(number)")) }

    /// Why a share gets no more bytes; nil if it gets them.
    private func refusal(_ share: MemoryBudget.Share, _ count: Int) -> ServiceError.Kind? {
        do throws(ServiceError) { try share.take(count) } catch { return error.kind }
        return nil
    }

    @Test func clientHoldsNoMoreThanIsLeftForOthers() {
        let budget = MemoryBudget(limit: 1200)
        let shares = (1...3).map { MemoryBudget.Share(of: budget, for: Self.client($0)) }
        #expect(refusal(shares[0], 600) == nil)
        #expect(refusal(shares[0], 1) == .tooManyRequests)
        #expect(refusal(shares[1], 300) == nil)
        #expect(refusal(shares[1], 1) == .tooManyRequests)
        // A newcomer always finds room.
        #expect(refusal(shares[2], 150) == nil)
        #expect(budget.usage == (1050, 3))
        shares[0].giveBack()
        #expect(refusal(shares[1], 150) == nil)
        #expect(budget.usage == (600, 2))
    }

    @Test func refusedBytesAreNotKept() {
        let budget = MemoryBudget(limit: 100)
        let share = MemoryBudget.Share(of: budget, for: .proxy)
        #expect(refusal(share, 101) == .overloaded)
        #expect(budget.usage == (0, 0))
        #expect(refusal(share, 100) == nil)
        #expect(throws: ServiceError.self) { try share.set(101) }
        #expect(budget.usage == (100, 1))
    }

    @Test func twoSharesOfAClientCountTogether() {
        let budget = MemoryBudget(limit: 100)
        let shares = (0..<2).map { _ in MemoryBudget.Share(of: budget, for: .unnamed) }
        #expect(refusal(shares[0], 40) == nil)
        #expect(refusal(shares[1], 11) == .tooManyRequests)
        #expect(refusal(shares[1], 10) == nil)
    }

    /// What is charged is what is allocated, whatever the pieces are.
    @Test(arguments: [1, 100, 5000, 70_000], [0, 300_000])
    func heldBytesAreChargedByTheirCapacity(_ piece: Int, _ announced: Int) throws {
        let budget = MemoryBudget(limit: 8 << 20)
        var held = HeldBytes(share: MemoryBudget.Share(of: budget, for: .proxy), limit: 300_000)
        let bytes = [UInt8](repeating: 7, count: piece)
        while held.room > 0 {
            try held.append(bytes, announced: announced)
            #expect(budget.usage.bytes == held.bytes.capacity)
        }
        #expect(held.count == 300_000)
        #expect(held.bytes.capacity < 310_000)
    }

    @Test func fewAnnouncedBytesAreAllocatedOnce() throws {
        let budget = MemoryBudget(limit: 1 << 20)
        var held = HeldBytes(share: MemoryBudget.Share(of: budget, for: .proxy), limit: 1 << 20)
        try held.append([1, 2, 3], announced: 50_000)
        #expect((50_000..<51_000).contains(held.bytes.capacity))
    }

    @Test func growthBeyondTheShareIsRefused() {
        let budget = MemoryBudget(limit: 100_000)
        var held = HeldBytes(share: MemoryBudget.Share(of: budget, for: .unnamed), limit: 1 << 20)
        let error = #expect(throws: ServiceError.self) {
            for _ in 0..<1000 { try held.append([UInt8](repeating: 0, count: 1000)) }
        }
        #expect(error?.kind == .tooManyRequests)
        #expect(budget.usage.bytes <= 50_000)
    }

    @Test func manyUnfinishedUploadsOfOneClientLeaveRoomForAnother() async throws {
        try await withServer({
            ($0.limits.heldLength, $0.trustedProxies) = (2 << 20, ["127.0.0.1"])
        }) { port in
            func upload(_ client: String, _ length: Int) async throws -> RawClient {
                let connection = try await RawClient(port: port)
                try await connection.send(
                    "PUT /v1/detect?name=a HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: \(client)\r\n"
                        + "Accept: text/plain\r\nContent-Length: \(length)\r\n\r\n")
                return connection
            }
            var unfinished: [RawClient] = []
            for _ in 0..<40 {
                let connection = try await upload("192.0.2.1", 500_000)
                connection.sendWithoutWaiting([UInt8](repeating: 0x5A, count: 100_000))
                unfinished.append(connection)
            }
            var answers: [String] = []
            for connection in unfinished {
                answers.append(await connection.read(until: "}\n", within: .milliseconds(answers.isEmpty ? 2000 : 100)))
            }
            #expect(answers.contains { $0.hasPrefix("HTTP/1.1 429 ") && $0.contains("Retry-After: 1\r\n") })
            let other = try await upload("192.0.2.2", Sample.pdf.count)
            try await other.send(String(decoding: Sample.pdf, as: UTF8.self))
            #expect(await other.read(until: "application/pdf\n").hasPrefix("HTTP/1.1 200 "))
            for connection in unfinished + [other] { await connection.close() }
        }
    }
}
#endif
