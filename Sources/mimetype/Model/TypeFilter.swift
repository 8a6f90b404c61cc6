import MIMEDetection
import MIMETypes

/// Decides which answers are printed.
struct TypeFilter: Sendable {
    var wanted: [TypeRange] = []
    var unwanted: [TypeRange] = []
    var expected: [TypeRange] = []
    var onlyConflicts = false
    /// Whether the content of a file must confirm an expected type and be nothing else.
    var isStrict = false

    /// Whether it is an error if nothing is printed.
    var isSearch: Bool { !wanted.isEmpty || !unwanted.isEmpty }

    /// Whether printed files are unwanted ones.
    var isCheck: Bool { onlyConflicts || !expected.isEmpty }

    /// Whether an answer is printed, unless it is refused.
    func accepts(_ answer: FileAnswer) -> Bool {
        let type = answer.detection.type
        if !wanted.isEmpty, !wanted.contains(where: { $0.contains(type) }) { return false }
        if unwanted.contains(where: { $0.contains(type) }) { return false }
        if onlyConflicts, answer.alarm == nil { return false }
        return expected.isEmpty || answer.refusal != nil || !expected.contains { $0.contains(type) }
    }

    /// Why a file is not what was expected; nil if it is, or without `--strict`.
    func refusal(of answer: FileAnswer) -> UploadRefusal? {
        guard isStrict else { return nil }
        let allowed = expected.flatMap { $0.allowed(for: answer.detection.type) }
        let policy = UploadPolicy(allowing: allowed)
        // Sizes, proofs and paths in archives need the bytes, which input from a pipe has no longer.
        if answer.detection.searched != nil,
            let file = try? Resource(pathBytes: answer.path, limits: policy.limits), file.kind == .regular,
            let verdict = try? policy.judge(file)
        {
            return verdict.refusal
        }
        return policy.judge(answer.detection, name: ResourceName(pathBytes: answer.path)).refusal
    }
}
