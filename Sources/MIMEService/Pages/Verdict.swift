#if Server
import MIMEDetection
import MIMETypes

/// The overall verdict on a file.
enum Verdict: String, CaseIterable, Sendable {
    /// A policy refuses the file.
    case refused
    /// The name is misleading by itself, or the content contradicts the name or the declared type and can run.
    case dangerous
    /// The content contradicts the name or the declared type.
    case lies
    /// There is no conflict, but little evidence.
    case guess
    /// The content was recognised and there is no conflict.
    case agrees

    init(_ detection: Detection, isUndetermined: Bool = false, isByNameAlone: Bool = false) {
        if detection.conflicts.contains(where: { $0.kind == .misleadingName }) {
            self = .dangerous
        } else if !detection.conflicts.isEmpty {
            self = Self.canRun(detection.type) ? .dangerous : .lies
        } else {
            let isWeak =
                detection.reason != .agreement
                && (detection.evidence.tier == .none || detection.evidence.tier == .weak)
            self = isByNameAlone || isUndetermined || isWeak || detection.isUnknown ? .guess : .agrees
        }
    }

    /// Returns whether opening a file of this type may run what it contains.
    private static func canRun(_ type: MIMEType) -> Bool {
        switch type.category {
        case .executable, .script, .page: true
        default: false
        }
    }
}
#endif
