#if Upload
import MIMETypes

/// Adds up the progress of many requests and reports the sums.
final class BatchSums: Sendable {
    private struct State {
        var sent: [Int]
        var total = 0
        var ended = 0
    }

    private let lengths: [Int?]
    private let expected: Int?
    private let state: Lock<State>
    private let report: @Sendable (BatchProgress) -> Void

    /// Makes the sums before anything has been sent.
    init(lengths: [Int?], report: @escaping @Sendable (BatchProgress) -> Void) {
        self.lengths = lengths
        self.report = report
        expected = lengths.reduce(0) { sum, length in
            guard let sum, let length else { return nil }
            let (next, overflow) = sum.addingReportingOverflow(length)
            return overflow ? nil : next
        }
        state = Lock(State(sent: [Int](repeating: 0, count: lengths.count)))
    }

    /// Records how many bytes of a request were sent; its total starts again at 0 if its body is sent again.
    func note(_ index: Int, sent: Int) {
        change(index) { state in
            state.total += sent - state.sent[index]
            state.sent[index] = sent
        }
    }

    /// Returns a closure that records the progress of a request.
    func progress(of index: Int) -> @Sendable (UploadProgress) -> Void {
        { self.note(index, sent: $0.totalBytesSent) }
    }

    /// Records that a request has ended.
    func noteEnd(_ index: Int) {
        change(index) { $0.ended += 1 }
    }

    /// Changes the sums and reports them under the lock, so that reports arrive in the order of the changes.
    private func change(_ index: Int, _ change: (inout State) -> Void) {
        state.withLock { state in
            change(&state)
            report(
                BatchProgress(
                    index: index, bytesSent: state.sent[index], bytesExpected: lengths[index],
                    totalBytesSent: state.total, totalBytesExpected: expected, endedCount: state.ended,
                    count: lengths.count))
        }
    }
}
#endif
