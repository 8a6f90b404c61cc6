#if Upload
import Testing

@testable import FormClient

struct HandoffTests {
    private struct Failure: Error {}

    @Test func valuesArriveInOrderAndThenTheEnd() async throws {
        let handoff = Handoff<Int, any Error>()
        async let isTaken: Bool = {
            for number in 0..<1000 where await !handoff.send(number) { return false }
            handoff.finish()
            return true
        }()
        var received: [Int] = []
        while let number = try await handoff.next() { received.append(number) }
        #expect(received == Array(0..<1000))
        #expect(await isTaken)
    }

    @Test func whatWasSentComesBeforeTheError() async throws {
        let handoff = Handoff<Int, any Error>()
        #expect(await handoff.send(1))
        handoff.finish(.failure(Failure()))
        handoff.finish()
        #expect(try await handoff.next() == 1)
        await #expect(throws: Failure.self) { try await handoff.next() }
    }

    @Test func senderIsToldThatNobodyTakesAnything() async {
        let handoff = Handoff<Int, any Error>()
        #expect(await handoff.send(1))
        let second = Task { await handoff.send(2) }
        handoff.abandon()
        #expect(await !second.value)
        #expect(await !handoff.send(3))
    }

    @Test func cancelledSenderDoesNotWait() async {
        let handoff = Handoff<Int, any Error>()
        #expect(await handoff.send(1))
        let second = Task { await handoff.send(2) }
        second.cancel()
        #expect(await !second.value)
    }
}
#endif
