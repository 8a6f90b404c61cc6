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

    init(_ conflict: Conflict, found: MIMEType) {
        kind = conflict.kind.rawValue
        claimed = conflict.claimed
        self.found = found
        message = "\(conflict)"
    }

    /// A file that a rule expects to be something else.
    init(expected: String, found: MIMEType) {
        kind = "unexpected-type"
        claimed = MIMEType(expected) ?? found
        self.found = found
        message = "the rules expect \(expected), the content is \(found)"
    }
}

extension FileAnswer {
    /// Why a check prints this file; nil if it doesn't.
    var alarm: Alarm? {
        switch verdict {
        case .excused: nil
        case .unexpected(let expected): Alarm(expected: expected, found: detection.type)
        case .none: detection.conflicts.first.map { Alarm($0, found: detection.type) }
        }
    }
}
