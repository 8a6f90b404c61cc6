import AsyncIteration

/// A reader of a stream through an iterator whose type it hides.
final class IteratorReader<Iterator: AsyncIteratorProtocol>: StreamReader where Iterator.Element: Sequence<UInt8> {
    private var iterator: Iterator

    init(_ iterator: Iterator) {
        self.iterator = iterator
    }

    override func nextChunk(isolation: isolated (any Actor)?) async throws -> [UInt8]? {
        try await iterator.nextElement(isolation: isolation).map { Array($0) }
    }
}
