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
    /// One sentence for people to read.
    let message: String
    /// How likely it is right, from 0 to 1, if that is too little for an alarm without `--check=all`.
    let doubt: Double?

    init(_ conflict: Conflict, found: MIMEType, isDoubtful: Bool = false) {
        kind = conflict.kind.rawValue
        claimed = conflict.claimed
        self.found = found
        message = isDoubtful ? conflict.doubtfulDescription : "\(conflict)"
        doubt = isDoubtful ? conflict.confidence : nil
    }

    /// A file that a rule expects to be something else.
    init(expected: String, found: MIMEType) {
        kind = "unexpected-type"
        claimed = MIMEType(expected) ?? found
        self.found = found
        message = "the rules expect \(expected), the content is \(found)"
        doubt = nil
    }
}

extension FileAnswer {
    /// Why a check prints this file; nil if it doesn't.
    var alarm: Alarm? {
        switch verdict {
        case .excused: nil
        case .unexpected(let expected): Alarm(expected: expected, found: detection.type)
        case .none:
            detection.conflicts.first.map { Alarm($0, found: detection.type) }
                ?? doubts.first.map { Alarm($0, found: detection.type, isDoubtful: true) }
        }
    }

    /// The conflicts that only `--check=all` prints.
    var doubts: [Conflict] { includesDoubts ? detection.doubtfulConflicts : [] }
}

extension Conflict {
    /// The sentence with the confidence, for conflicts that may well be none.
    var doubtfulDescription: String { "\(self); confidence \(Int((confidence * 100).rounded())) %" }
}
