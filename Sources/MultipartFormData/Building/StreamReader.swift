import MIMETypes

/// An iterator whose type is hidden, with what was read ahead in front of it.
///
/// `@unchecked Sendable` holds because `FormStream` gives each reader to one iteration, and an iteration belongs to one
/// task at a time.
final class StreamReader: @unchecked Sendable {
    private var chunksAhead: ArraySlice<[UInt8]> = []
    /// What is left of a chunk that is too long to be given at once.
    private var rest: ArraySlice<UInt8> = []
    private let nextChunk: (isolated (any Actor)?) async throws -> [UInt8]?

    init<Iterator: AsyncIteratorProtocol>(_ iterator: Iterator) where Iterator.Element: Sequence<UInt8> {
        // Safe for the same reason.
        nonisolated(unsafe) var iterator = iterator
        nextChunk = { isolation in
            try await iterator.next(isolation: isolation).map { Array($0) }
        }
    }

    /// Gives the next bytes, maybe none, or nil at the end.
    func next(isolation: isolated (any Actor)?) async throws -> ArraySlice<UInt8>? {
        if rest.isEmpty {
            if let chunk = chunksAhead.popFirst() {
                rest = chunk[...]
            } else {
                guard let chunk = try await nextChunk(isolation) else { return nil }
                rest = chunk[...]
            }
        }
        defer { rest = rest.dropFirst(FormData.Body.chunkLength) }
        return rest.prefix(FormData.Body.chunkLength)
    }

    /// Looks at so many of the first bytes, more as the chunks have it, fewer if the stream ends; they will be given again.
    func readHead(atLeast count: Int, isolation: isolated (any Actor)? = #isolation) async throws -> PrefixSource {
        var head: [UInt8] = []
        var isComplete = false
        while head.count < count {
            guard let chunk = try await nextChunk(isolation) else {
                // A cancelled stream may just end, which says nothing about its content.
                try Task.checkCancellation()
                isComplete = true
                break
            }
            chunksAhead.append(chunk)
            head += chunk
        }
        return PrefixSource(head, isComplete: isComplete)
    }
}
