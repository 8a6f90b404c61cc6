#if Server
import MIMETypes
import Testing

@testable import MIMEService

@Suite(.timeLimit(.minutes(10)))
struct WorkerPoolTests {
    /// Work that waits until it is let go, and says when it has begun.
    private final class Gate: Sendable {
        private let began = AsyncStream.makeStream(of: Void.self)
        private let open = Lock(false)

        func work() {
            began.continuation.yield()
            while !open.withLock({ $0 }) {}
        }

        func untilBegun() async {
            for await _ in began.stream { return }
        }

        func letGo() {
            open.withLock { $0 = true }
        }
    }

    /// Whose work was done, in order.
    private final class Order: Sendable {
        private let clients = Lock<[Int]>([])

        var first: Int? { clients.withLock(\.first) }

        func add(_ client: Int) { clients.withLock { $0.append(client) } }
    }

    private static func client(_ number: Int) -> Client { Client(ClientAddress("192.0.2.\(number)")) }

    @Test func workThatCannotStartInTimeIsCancelled() async throws {
        let pool = WorkerPool(threadCount: 1)
        let gate = Gate()
        async let running = pool.run(for: .unnamed, within: .seconds(60)) { gate.work() }
        await gate.untilBegun()
        for wait in [Duration.zero, .milliseconds(20)] {
            await #expect(throws: WorkerPoolBusy.self) { try await pool.run(for: .unnamed, within: wait) { 8 } }
        }
        let waiting = Task { try await pool.run(for: .unnamed, within: .seconds(60)) { 7 } }
        while pool.depth < 2 { await Task.yield() }
        gate.letGo()
        _ = try await running
        let (result, _) = try await waiting.value
        #expect(result == 7)
        let (next, _) = try await pool.run(for: .unnamed, within: .seconds(60)) { 9 }
        #expect(next == 9)
        #expect(pool.depth == 0)
    }

    /// What it would have needed is freed with it, though its position in the line is still there.
    @Test func cancelledWorkKeepsNothing() async throws {
        final class Token: Sendable {}
        let pool = WorkerPool(threadCount: 1)
        let gate = Gate()
        async let running = pool.run(for: .unnamed, within: .seconds(60)) { gate.work() }
        await gate.untilBegun()
        weak var kept: Token?
        do {
            let token = Token()
            kept = token
            _ = try? await pool.run(for: .unnamed, within: .milliseconds(1)) { [token] in _ = token }
        }
        while kept != nil { await Task.yield() }
        gate.letGo()
        _ = try await running
    }

    @Test func newcomerIsNextHoweverMuchWaits() async throws {
        let pool = WorkerPool(threadCount: 1)
        let gate = Gate()
        let order = Order()
        async let running = pool.run(for: Self.client(1), within: .seconds(60)) { gate.work() }
        await gate.untilBegun()
        let crowd = Task {
            await withDiscardingTaskGroup { group in
                for _ in 0..<50 {
                    group.addTask {
                        _ = try? await pool.run(for: Self.client(1), within: .seconds(60)) { order.add(1) }
                    }
                }
            }
        }
        while pool.depth < 51 { await Task.yield() }
        let newcomer = Task {
            try await pool.run(for: Self.client(2), within: .seconds(60)) { order.add(2) }
        }
        while pool.depth < 52 { await Task.yield() }
        gate.letGo()
        _ = try await running
        _ = try await newcomer.value
        await crowd.value
        #expect(order.first == 2)
    }
}

struct FairScheduleTests {
    private static func client(_ number: Int) -> Client { Client(ClientAddress("192.0.2.\(number)")) }

    /// Does all work, each piece for a second, and returns whose it was.
    private func order(_ schedule: inout FairSchedule<Int>, cost: (Int) -> Duration = { _ in .seconds(1) }) -> [Int] {
        var order: [Int] = []
        while let (work, client) = schedule.next(estimate: .seconds(1)) {
            schedule.charge(client, cost(work) - .seconds(1))
            order.append(work)
        }
        return order
    }

    @Test func clientsTakeTurns() {
        var schedule = FairSchedule<Int>()
        for (client, count) in [(1, 4), (2, 2), (3, 1)] {
            for _ in 0..<count { schedule.add(client, for: Self.client(client)) { _ in true } }
        }
        let order = order(&schedule)
        #expect(Set(order.prefix(3)) == [1, 2, 3])
        #expect(Set(order[3..<5]) == [1, 2])
        #expect(order.suffix(2) == [1, 1])
        #expect(schedule.clientCount == 0)
    }

    @Test func timeCountsAndNotTheNumberOfFiles() {
        var schedule = FairSchedule<Int>()
        for _ in 0..<20 { for client in [1, 2] { schedule.add(client, for: Self.client(client)) { _ in true } } }
        let order = order(&schedule) { $0 == 1 ? .seconds(4) : .seconds(1) }
        // While both have work, the second does four pieces for each of the first.
        #expect((3...5).contains(order.prefix(20).count { $0 == 1 }))
    }

    @Test func clientThatRestsDoesNotSaveUpTime() {
        var schedule = FairSchedule<Int>()
        for _ in 0..<100 { schedule.add(1, for: Self.client(1)) { _ in true } }
        schedule.add(2, for: Self.client(2)) { _ in true }
        for _ in 0..<50 { _ = schedule.next(estimate: .seconds(1)) }
        for _ in 0..<20 { schedule.add(2, for: Self.client(2)) { _ in true } }
        let order = order(&schedule)
        #expect((4...6).contains(order.prefix(10).count { $0 == 2 }))
    }

    /// What is not wanted any more goes when its client sends more, so a line is as long as what waits in it.
    @Test func deadWorkIsDropped() {
        var schedule = FairSchedule<Int>()
        for number in 0..<1000 { schedule.add(number, for: .unnamed) { $0 == number } }
        let order = order(&schedule)
        #expect(order == [999])
    }
}
#endif
