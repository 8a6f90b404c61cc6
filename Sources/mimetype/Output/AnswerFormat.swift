import MIMETypes

/// A layout of the answers.
///
/// Formats are used by several threads at once, each with its own output.
protocol AnswerFormat: Sendable {
    /// What comes before the first answer.
    var opening: String { get }
    /// What comes between two answers.
    var separator: String { get }
    /// What comes after the last answer.
    var closing: String { get }

    /// Appends the answer about a file.
    func append(_ answer: FileAnswer, to output: inout [UInt8])

    /// Appends that a file could not be read, if the layout has room for it. Standard error says so in any case.
    ///
    /// - Returns: false if the layout has none.
    func append(_ error: ResourceError, path: [UInt8], to output: inout [UInt8]) -> Bool

    /// Whether a file that can't be read is answered like any other, so that standard error says nothing about it.
    var answersFailures: Bool { get }

    /// Appends that a folder uses an extension for something else, if the layout has room for it.
    ///
    /// - Returns: false if the layout has none, so that standard error has to say it.
    func append(_ convention: Convention, to output: inout [UInt8]) -> Bool
}

extension AnswerFormat {
    var opening: String { "" }
    var separator: String { "" }
    var closing: String { "" }
    var answersFailures: Bool { false }

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
