#if Server
import MIMETypes

/// Log lines that are kept in memory.
final class LogLines: TextOutputStream, Sendable {
    private let text = Lock("")

    var bytes: [UInt8] { text.withLock { Array($0.utf8) } }

    func write(_ line: String) { text.withLock { $0 += line } }
}
#endif
