// Runs the library's code for Apple systems that lack `Mutex`, `next(isolation:)` and `String(validating:as:)`.

struct Numbers: AsyncIteratorProtocol {
    var number = 0

    mutating func next() async throws -> Int? {
        number += 1
        return number < 4 ? number : nil
    }
}

final class Counter: Sendable {
    let value = Lock(0)
}

@main
struct OlderSystems {
    static func main() async throws {
        let counter = Counter()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<100_000 { counter.value.withLock { $0 += 1 } }
                }
            }
        }
        precondition(counter.value.withLock { $0 } == 800_000)
        precondition(counter.value.withLock { _ in counter.value.withLockIfAvailable { $0 } } == nil)
        precondition(counter.value.withLockIfAvailable { $0 } == 800_000)

        var numbers = Numbers()
        var found: [Int] = []
        while let number = try await numbers.nextElement(isolation: #isolation) { found.append(number) }
        precondition(found == [1, 2, 3])

        precondition(String(utf8: Array("größer\0".utf8)) == "größer\0")
        precondition(String(utf8: Array("\u{FFFD}".utf8)) == "\u{FFFD}")
        for bytes in [[0xFF], [0xC3], [0x61, 0xED, 0xA0, 0x80], [0xEF, 0xBF]] as [[UInt8]] {
            precondition(String(utf8: bytes) == nil)
        }
        print("older systems: locks, iterators and texts work")
    }
}
