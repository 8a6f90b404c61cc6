import Synchronization

/// A stream whose type is hidden, and which hands out each of its readers once.
final class FormStream: Sendable {
    private enum State {
        /// Not read yet, or to be read from the start each time.
        case fresh
        /// Read for its head, which the reader gives again.
        case opened(StreamReader)
        case consumed
    }

    private let state: Mutex<State>
    let isReplayable: Bool
    private let open: @Sendable () -> StreamReader

    init<Stream: AsyncSequence & Sendable>(_ stream: Stream, isReplayable: Bool, opened: StreamReader?)
    where Stream.Element: Sequence<UInt8> {
        self.isReplayable = isReplayable
        state = Mutex(opened.map { .opened($0) } ?? .fresh)
        open = { StreamReader(stream.makeAsyncIterator()) }
    }

    /// Starts reading.
    ///
    /// - Returns: a reader that stands at the start, or nil if the stream can be read once and has been.
    func reader() -> StreamReader? {
        let old = state.withLock { state in
            defer { state = isReplayable ? .fresh : .consumed }
            return state
        }
        return switch old {
        case .fresh: open()
        case .opened(let reader): reader
        case .consumed: nil
        }
    }
}
