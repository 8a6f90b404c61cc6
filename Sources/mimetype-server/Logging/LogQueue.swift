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

/// The lines of the log on their way out.
///
/// Whoever reads the log may stop reading, and then a write to its pipe waits for as long as that lasts. Only the
/// queue waits here, on its own thread, and requests go on. Lines that find it full are dropped and counted; the
/// count is logged once there is room again.
final class LogQueue: TextOutputStream, Sendable {
    private struct State {
        var waiting: [UInt8] = []
        var isWriting = false
        /// How many lines were dropped.
        var dropped = 0
        /// How many of them were logged as such.
        var reported = 0
    }

    /// How much is written at once at most, unless a line is longer.
    ///
    /// Up to this length, the system keeps apart what several processes write to one pipe.
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
    ///   - descriptor: what to write to; it stays open.
    ///   - limit: how many bytes may wait.
    ///   - report: logs the number of dropped lines.
    init(
        _ descriptor: CInt = STDERR_FILENO, limit: Int = 1 << 20,
        report: @escaping @Sendable (_ dropped: Int, LogLines) -> Void
    ) {
        self.descriptor = descriptor
        self.limit = limit
        self.report = report
    }

    /// How many lines were dropped so far, since they were not read in time or could not be written.
    var dropped: Int { state.withLock(\.dropped) }

    /// Adds a line, with its end; never waits.
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

    /// Waits until everything is written, but not forever; returns whether it is.
    @discardableResult
    func flush(within time: DispatchTimeInterval = .seconds(1)) -> Bool {
        work.wait(timeout: .now() + time) == .success
    }

    private func writeAll() {
        while let lines = next() {
            let lost = write(lines)
            state.withLock { $0.dropped += lost }
            // What can't be written now would not get there either.
            if lost == 0 { reportDropped() }
        }
    }

    /// Writes how many lines were dropped since the last time; the queue may be full again, so this goes past it.
    private func reportDropped() {
        let (dropped, reported) = state.withLock { ($0.dropped, $0.reported) }
        guard dropped > reported else { return }
        let lines = LogLines()
        report(dropped - reported, lines)
        if write(lines.bytes) == 0 { state.withLock { $0.reported = dropped } }
    }

    /// Takes the lines that wait; nil if there are none.
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

    /// The length of as many whole lines as fit into a piece, and of one line at least.
    private static func length(ofPieceOf lines: ArraySlice<UInt8>) -> Int {
        let end = UInt8(ascii: "\n")
        let last = lines.prefix(pieceLength).lastIndex(of: end) ?? lines.firstIndex(of: end)
        return last.map { $0 + 1 - lines.startIndex } ?? lines.count
    }

    /// Writes all of a piece; false if that fails.
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
