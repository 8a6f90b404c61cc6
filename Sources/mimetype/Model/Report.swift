import MIMETypes

/// The output for some files, which is written in the order of the files.
struct Report: Sendable {
    /// Bytes for standard output, or a message for standard error.
    struct Piece: Sendable {
        let isMessage: Bool
        fileprivate(set) var bytes: [UInt8]
    }

    private(set) var pieces: [Piece] = []
    /// The number of results that were printed.
    private(set) var printed = 0
    /// The number of results that passed the filter.
    private(set) var accepted = 0
    /// The number of files that were examined.
    private(set) var files = 0
    /// Whether anything failed.
    private(set) var failed = false
    private(set) var summary = TypeSummary()
    /// The renames to perform.
    private(set) var renames: [Rename] = []
    /// The observations from which the conventions of a tree are derived.
    private(set) var observations: [FileObservation] = []
    /// The symbolic links among the files; empty unless files are to be renamed.
    private(set) var links: [[UInt8]] = []

    /// Appends a result, preceded by the separator unless it is the first result.
    ///
    /// `append` returns false if there is nothing to append.
    @inline(__always)
    mutating func print(separator: String, _ append: (inout [UInt8]) -> Bool) {
        var bytes = pieces.last.map { $0.isMessage } ?? true ? [] : pieces.removeLast().bytes
        let length = bytes.count
        if printed > 0 { bytes += separator.utf8 }
        if append(&bytes) { printed += 1 } else { bytes.removeSubrange(length...) }
        pieces.append(Piece(isMessage: false, bytes: bytes))
    }

    mutating func write(_ bytes: [UInt8]) {
        pieces.append(Piece(isMessage: false, bytes: bytes))
    }

    mutating func say(_ message: String) {
        pieces.append(Piece(isMessage: true, bytes: Array("mimetype: \(message)\n".utf8)))
    }

    mutating func fail(_ message: String) {
        failed = true
        say(message)
    }

    mutating func count(_ answer: FileAnswer) {
        summary.add(answer.detection.type, size: answer.size ?? 0)
    }

    mutating func add(_ rename: Rename) {
        renames.append(rename)
    }

    mutating func addLink(_ path: [UInt8]) {
        links.append(path)
    }

    mutating func add(_ observation: FileObservation) {
        observations.append(observation)
    }

    mutating func accept() {
        accepted += 1
    }

    mutating func countFile() {
        files += 1
    }
}
