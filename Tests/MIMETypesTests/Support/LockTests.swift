import MIMETypes
import Testing

struct LockTests {
    private final class Counter: Sendable {
        let value = Lock(0)
    }

    /// Can't be copied, as the handles of C libraries can't.
    private struct Handle: ~Copyable {
        var uses = 0
    }

    private struct Refusal: Error {}

    @Test func threadsTakeTurns() async {
        let counter = Counter()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<10_000 { counter.value.withLock { $0 += 1 } }
                }
            }
        }
        #expect(counter.value.withLock(\.self) == 80_000)
    }

    @Test func aLockThatIsHeldIsNotAvailable() {
        let counter = Counter()
        let within = counter.value.withLock { _ in counter.value.withLockIfAvailable { _ in true } }
        #expect(within == nil)
        #expect(counter.value.withLockIfAvailable { _ in true } == true)
    }

    @Test func anErrorGivesTheLockUpAndKeepsTheValue() {
        let counter = Counter()
        #expect(throws: Refusal.self) {
            try counter.value.withLock { value throws(Refusal) in
                value = 7
                throw Refusal()
            }
        }
        #expect(counter.value.withLockIfAvailable(\.self) == 7)
    }

    @Test func valuesNeedNotBeCopyable() {
        let lock = Lock(Handle())
        lock.withLock { $0.uses += 1 }
        #expect(lock.withLock { $0.uses } == 1)
    }
}
