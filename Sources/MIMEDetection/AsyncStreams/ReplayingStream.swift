import AsyncIteration
import MIMETypes

/// A stream that returns the elements that have already been read from another stream, then the rest of that stream.
///
/// A replaying stream can be iterated only once.
public struct ReplayingStream<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable where Base.Element: Sendable {
    /// An element of the original stream.
    public typealias Element = Base.Element

    private let opened: OpenedStream<Base>

    init(_ opened: OpenedStream<Base>) {
        self.opened = opened
    }

    /// Returns an iterator that begins with the first element.
    ///
    /// - Returns: an iterator; all iterators after the first one throw a `StreamAlreadyRead` error.
    public func makeAsyncIterator() -> Iterator {
        Iterator(opened.take())
    }

    /// An iterator over the elements that have already been read, followed by the rest of the stream.
    public struct Iterator: AsyncIteratorProtocol {
        private var ahead: ArraySlice<Base.Element>
        private var base: Base.AsyncIterator?
        private let isUsable: Bool

        init(_ opened: OpenedStream<Base>.Parts?) {
            ahead = opened?.ahead[...] ?? []
            base = opened?.iterator
            isUsable = opened != nil
        }

        /// Returns the next element, or nil at the end.
        ///
        /// - Parameter isolation: the caller's actor.
        /// - Returns: the next element of the stream; nil at the end.
        /// - Throws: any error that the stream throws, or a `StreamAlreadyRead` error.
        public mutating func next(isolation: isolated (any Actor)?) async throws -> Base.Element? {
            guard isUsable else { throw StreamAlreadyRead() }
            if let element = ahead.popFirst() { return element }
            return try await base?.nextElement(isolation: isolation)
        }

        /// Returns the next element, or nil at the end.
        ///
        /// - Returns: the next element of the stream; nil at the end.
        /// - Throws: any error that the stream throws, or a `StreamAlreadyRead` error.
        public mutating func next() async throws -> Base.Element? {
            try await next(isolation: nil)
        }
    }
}

/// The error that is thrown if a stream that can be read only once is read again.
public struct StreamAlreadyRead: Error, CustomStringConvertible {
    /// A description of the error in one sentence.
    public var description: String { "the stream was read before and can't be read again; keep its bytes" }
}

/// The iterator of a stream, and the elements that the iterator has already returned; both can be taken only once.
final class OpenedStream<Base: AsyncSequence & Sendable>: Sendable where Base.Element: Sendable {
    struct Parts {
        let ahead: [Base.Element]
        let iterator: Base.AsyncIterator?
    }

    private let parts: Lock<Parts?>

    init(_ parts: sending Parts) {
        self.parts = Lock(parts)
    }

    func take() -> Parts? {
        parts.withLock { parts in
            let taken = parts
            parts = nil
            return taken
        }
    }
}
