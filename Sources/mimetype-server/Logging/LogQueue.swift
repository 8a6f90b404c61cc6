#if Server
import Dispatch
import MIMETypes

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A queue of log lines that are waiting to be written.
///
/// If the reader of the log stops reading, writing to its pipe blocks until the reader continues. Only the queue's own
/// thread is blocked, and requests are still served. Lines that don't fit into a full queue are dropped and counted;
/// the count is logged once there is room again.
final class LogQueue: TextOutputStream, Sendable {
    private struct State {
        var waiting: [UInt8] = []
        var isWriting = false
        /// The number of dropped lines.
        var dropped = 0
        /// The number of dropped lines that have already been reported.
        var reported = 0
    }

    /// The maximum number of bytes written at once, unless a line is longer.
    ///
    /// Up to this length, the system doesn't mix what several processes write to the same pipe.
    /// https://man7.org/linux/man-pages/man7/pipe.7.html
    private static let pieceLength = 4096

    private let descriptor: CInt
    private let limit: Int
    private let report: @Sendable (_ dropped: Int, LogLines) -> Void
    private let state = Lock(State())
    private let queue = DispatchQueue(label: "log")
    private let work = DispatchGroup()

    /// Makes an empty queue.
    ///
    /// - Parameters:
    ///   - descriptor: the descriptor to write to, which is not closed.
    ///   - limit: the maximum number of waiting bytes.
    ///   - report: a closure that logs the number of dropped lines.
    init(
        _ descriptor: CInt = STDERR_FILENO, limit: Int = 1 << 20,
        report: @escaping @Sendable (_ dropped: Int, LogLines) -> Void
    ) {
        self.descriptor = descriptor
        self.limit = limit
        self.report = report
    }

    /// The number of lines dropped so far, because they were not read in time or could not be written.
    var dropped: Int { state.withLock(\.dropped) }

    /// Adds a line, including its line end; never blocks.
    func write(_ line: String) {
        let begins = state.withLock { state in
            guard state.waiting.count + line.utf8.count <= limit else {
                state.dropped += 1
                return false
            }
            state.waiting += line.utf8
            defer { state.isWriting = true }
            return !state.isWriting
        }
        if begins { queue.async(group: work) { self.writeAll() } }
    }

    /// Waits until all lines are written or the time is over.
    ///
    /// - Returns: true if all lines are written.
    @discardableResult
    func flush(within time: DispatchTimeInterval = .seconds(1)) -> Bool {
        work.wait(timeout: .now() + time) == .success
    }

    private func writeAll() {
        while let lines = next() {
            let lost = write(lines)
            state.withLock { $0.dropped += lost }
            // If lines can't be written now, the report couldn't be written either.
            if lost == 0 { reportDropped() }
        }
    }

    /// Writes the number of lines dropped since the last report.
    ///
    /// The report bypasses the queue, which may be full again.
    private func reportDropped() {
        let (dropped, reported) = state.withLock { ($0.dropped, $0.reported) }
        guard dropped > reported else { return }
        let lines = LogLines()
        report(dropped - reported, lines)
        if write(lines.bytes) == 0 { state.withLock { $0.reported = dropped } }
    }

    /// Takes the waiting lines; nil if there are none.
    private func next() -> [UInt8]? {
        state.withLock { state in
            guard !state.waiting.isEmpty else {
                state.isWriting = false
                return nil
            }
            return exchange(&state.waiting, with: [])
        }
    }

    /// Writes lines, and returns how many could not be written.
    private func write(_ lines: [UInt8]) -> Int {
        var rest = lines[...]
        while !rest.isEmpty {
            let piece = rest.prefix(Self.length(ofPieceOf: rest))
            guard LogQueue.write(piece, to: descriptor) else { return rest.count { $0 == UInt8(ascii: "\n") } }
            rest = rest.dropFirst(piece.count)
        }
        return 0
    }

    /// Returns the length of the whole lines that fit into a piece, but at least the length of one line.
    private static func length(ofPieceOf lines: ArraySlice<UInt8>) -> Int {
        let end = UInt8(ascii: "\n")
        let last = lines.prefix(pieceLength).lastIndex(of: end) ?? lines.firstIndex(of: end)
        return last.map { $0 + 1 - lines.startIndex } ?? lines.count
    }

    /// Writes a whole piece; returns false if that fails.
    private static func write(_ piece: ArraySlice<UInt8>, to descriptor: CInt) -> Bool {
        var rest = piece
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Process.write($0, to: descriptor) }
            guard let count else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

/// Replaces a value, and returns the old one.
private func exchange<Value>(_ value: inout Value, with new: Value) -> Value {
    defer { value = new }
    return value
}
#endif
