import AsyncIteration
import Testing

/// Iterators without `next(isolation:)`, as all are on older systems.
struct IteratorIsolationTests {
    private struct Broken: Error {}

    /// Gives 0, 1, 2, then an error, and then goes on.
    private struct Numbers: AsyncIteratorProtocol {
        var number = 0

        mutating func next() async throws -> Int? {
            defer { number += 1 }
            if number == 3 { throw Broken() }
            return number < 6 ? number : nil
        }
    }

    @Test func theFallbackGivesWhatTheIteratorGives() async throws {
        var numbers = Numbers()
        for number in 0..<3 { #expect(try await numbers.nextElementElsewhere(isolation: #isolation) == number) }
        await #expect(throws: Broken.self) { _ = try await Self.takeFourth() }
    }

    @Test func anErrorLeavesTheIteratorWhereItIs() async throws {
        var numbers = Numbers(number: 3)
        _ = try? await numbers.nextElementElsewhere(isolation: nil)
        #expect(try await numbers.nextElementElsewhere(isolation: nil) == 4)
        #expect(try await numbers.nextElement(isolation: nil) == 5)
        #expect(try await numbers.nextElement(isolation: nil) == nil)
    }

    @MainActor @Test func actorsCanUseIt() async throws {
        var numbers = Numbers()
        #expect(try await numbers.nextElementElsewhere(isolation: #isolation) == 0)
        MainActor.assertIsolated()
    }

    private static func takeFourth() async throws -> Int? {
        var numbers = Numbers(number: 3)
        return try await numbers.nextElementElsewhere(isolation: nil)
    }
}
