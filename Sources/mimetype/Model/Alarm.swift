import MIMEDetection
import MIMETypes

/// Why a check prints a file.
struct Alarm: Sendable, Hashable {
    /// The kind of disagreement, which never changes its name: that of a conflict, or `unexpected-type`.
    let kind: String
    /// What the file should be, as far as one type can say it.
    let claimed: MIMEType
    /// What it is.
    let found: MIMEType
    /// A description in one sentence.
    let message: String
    /// Whether only `--check=all` prints it, because it is right less often.
    let isDoubtful: Bool

    init(_ conflict: Conflict, found: MIMEType) {
        kind = conflict.kind.rawValue
        claimed = conflict.claimed
        self.found = found
        isDoubtful = conflict.isDoubtful
        message = conflict.gradedDescription
    }

    /// A file that a rule expects to be something else.
    init(expected: String, found: MIMEType) {
        kind = "unexpected-type"
        claimed = MIMEType(expected) ?? found
        self.found = found
        message = "the rules expect \(expected), the content is \(found)"
        isDoubtful = false
    }
}

extension FileAnswer {
    /// Why a check prints this file; nil if it doesn't.
    var alarm: Alarm? {
        switch verdict {
        case .excused: nil
        case .unexpected(let expected): Alarm(expected: expected, found: detection.type)
        case .none: conflict.map { Alarm($0, found: detection.type) }
        }
    }

    private var conflict: Conflict? {
        detection.conflicts.first { $0.confidence >= minConfidence }
            ?? detection.doubtfulConflicts.first { $0.confidence >= minConfidence }
    }
}

extension Conflict {
    /// Whether it is right too rarely for an alarm without `--check=all`.
    var isDoubtful: Bool { confidence < CheckScope.usualConfidence }

    /// The sentence, with the confidence if that is low.
    var gradedDescription: String { isDoubtful ? "\(self)\(confidenceText)" : "\(self)" }

    /// The confidence as an addition to a sentence; nothing if the conflict is certain.
    var confidenceText: String { confidence < 1 ? ", confidence \(Int((confidence * 100).rounded())) %" : "" }
}
