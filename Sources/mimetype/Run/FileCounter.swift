import MIMETypes

/// Counts the files of a run on a separate thread, to estimate the remaining time.
final class FileCounter: Sendable {
    private let result = Lock<Int?>(nil)

    /// The number of files; nil until all have been counted.
    var total: Int? { result.withLock(\.self) }

    /// Starts to count; fails if no folder is traversed, or if the system allows no more threads.
    ///
    /// - Parameter options: the options, which specify the files.
    init?(_ options: CommandOptions) {
        // Lists are read only once, and their progress is known without a count.
        guard options.isRecursive, !options.watches, options.nameList == nil, options.nulLists.isEmpty else {
            return nil
        }
        let thread = SystemThread {
            guard var sources = try? options.sources() else { return }
            var count = 0
            while sources.next() != nil { count += 1 }
            self.result.withLock { $0 = count }
        }
        if thread == nil { return nil }
    }
}
