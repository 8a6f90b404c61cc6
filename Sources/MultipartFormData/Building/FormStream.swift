import MIMETypes

/// A type-erased stream, which creates a reader for each iteration, or only one reader if it is not replayable.
final class FormStream: Sendable {
    private enum State {
        /// The stream has not been read yet, or can be read from the start each time.
        case fresh
        /// The start of the stream has been read; the reader returns the same bytes again.
        case opened(StreamReader)
        case consumed
    }

    private let state: Lock<State>
    let isReplayable: Bool
    private let open: @Sendable () -> sending StreamReader

    init<Stream: AsyncSequence & Sendable>(_ stream: Stream, isReplayable: Bool, opened: sending StreamReader?)
    where Stream.Element: Sequence<UInt8> {
        self.isReplayable = isReplayable
        state = Lock(opened.map { .opened($0) } ?? .fresh)
        open = { IteratorReader(stream.makeAsyncIterator()) }
    }

    /// Starts reading.
    ///
    /// - Returns: a reader at the start of the stream, or nil if the stream can be read only once and has been read.
    func reader() -> sending StreamReader? {
        let isReplayable = isReplayable
        let old = state.withLock { state in
            let old = state
            state = isReplayable ? .fresh : .consumed
            return old
        }
        switch old {
        case .fresh: return open()
        case .opened(let reader): return reader
        case .consumed: return nil
        }
    }
}
