import MIMETypes

/// A format for the output.
///
/// Several threads use a format at the same time, each with its own output.
protocol AnswerFormat: Sendable {
    /// The text before the first result.
    var opening: String { get }
    /// The text between two results.
    var separator: String { get }
    /// Returns the text after the last result.
    ///
    /// - Parameter failed: whether a file could not be read, or another error occurred.
    /// - Returns: the text; it may be empty.
    func closing(failed: Bool) -> String

    /// Appends the result for a file.
    func append(_ answer: FileAnswer, to output: inout [UInt8])

    /// Appends the result for a file that could not be read, if the format can express it. The error is also written to
    /// standard error, unless `answersFailures` is true.
    ///
    /// - Returns: false if the format can't express an error.
    func append(_ error: ResourceError, path: [UInt8], to output: inout [UInt8]) -> Bool

    /// Whether a file that can't be read has a result like any other file, so that nothing is written to standard
    /// error.
    var answersFailures: Bool { get }

    /// Appends a convention, in which a folder uses an extension for another type, if the format can express it.
    ///
    /// - Returns: false if the format can't express a convention, so that it must be written to standard error.
    func append(_ convention: Convention, to output: inout [UInt8]) -> Bool
}

extension AnswerFormat {
    var opening: String { "" }
    var separator: String { "" }
    var answersFailures: Bool { false }

    func closing(failed: Bool) -> String { "" }

    func append(_ error: ResourceError, path: [UInt8], to output: inout [UInt8]) -> Bool { false }

    func append(_ convention: Convention, to output: inout [UInt8]) -> Bool { false }
}

extension [UInt8] {
    mutating func append(_ text: String) {
        self += text.utf8
    }

    mutating func append(_ type: MIMEType) {
        type.withEssenceBytes { self += $0 }
    }
}
