import MIMEDetection
import MIMETypes

/// The reason why a check prints a file.
struct Alarm: Sendable, Hashable {
    /// The stable name of the kind of disagreement: the kind of a conflict, or `unexpected-type`.
    let kind: String
    /// The type that the file should have.
    ///
    /// If a single type can't express what a rule expects, this is the type that the file has.
    let claimed: MIMEType
    /// The type that the file has.
    let found: MIMEType
    /// A description in one sentence.
    let message: String
    /// Whether only `--check=all` prints the alarm, because such alarms are less often right.
    let isDoubtful: Bool

    init(_ conflict: Conflict, found: MIMEType) {
        kind = conflict.kind.rawValue
        claimed = conflict.claimed
        self.found = found
        isDoubtful = conflict.isDoubtful
        message = conflict.gradedDescription
    }

    /// Makes an alarm for a file that a rule expects to have another type.
    init(expected: String, found: MIMEType) {
        kind = "unexpected-type"
        claimed = MIMEType(expected) ?? found
        self.found = found
        message = "the rules expect \(expected), the content is \(found)"
        isDoubtful = false
    }
}

extension FileAnswer {
    /// The reason why a check prints this file; nil if the check doesn't print it.
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
    /// Whether only `--check=all` prints the conflict as an alarm, because such conflicts are less often right.
    var isDoubtful: Bool { confidence < CheckScope.usualConfidence }

    /// The description of the conflict, with the confidence appended if it is low.
    var gradedDescription: String { isDoubtful ? "\(self)\(confidenceText)" : "\(self)" }

    /// The confidence, in a form that can be appended to a sentence; empty if the confidence is 100 %.
    var confidenceText: String { confidence < 1 ? ", confidence \(Int((confidence * 100).rounded())) %" : "" }
}
