import MIMETypes

/// An iterator whose type is hidden, with what was read ahead in front of it.
///
/// `@unchecked Sendable` holds because `FormStream` gives each reader to one iteration, and an iteration belongs to one
/// task at a time.
final class StreamReader: @unchecked Sendable {
    private var chunksAhead: [[UInt8]] = []
    private let nextChunk: (isolated (any Actor)?) async throws -> [UInt8]?

    init<Iterator: AsyncIteratorProtocol>(_ iterator: Iterator) where Iterator.Element: Sequence<UInt8> {
        // Safe for the same reason.
        nonisolated(unsafe) var iterator = iterator
        nextChunk = { isolation in
            try await iterator.next(isolation: isolation).map { Array($0) }
        }
    }

    /// Gives the next bytes, or nil at the end.
    func next(isolation: isolated (any Actor)?) async throws -> [UInt8]? {
        if !chunksAhead.isEmpty { return chunksAhead.removeFirst() }
        return try await nextChunk(isolation)
    }

    /// Looks at so many of the first bytes, more as the chunks have it, fewer if the stream ends; they will be given again.
    func readHead(atLeast count: Int, isolation: isolated (any Actor)? = #isolation) async throws -> PrefixSource {
        var head: [UInt8] = []
        var isComplete = false
        while head.count < count {
            guard let chunk = try await nextChunk(isolation) else {
                isComplete = true
                break
            }
            chunksAhead.append(chunk)
            head += chunk
        }
        return PrefixSource(head, isComplete: isComplete)
    }
}
