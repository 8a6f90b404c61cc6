import MIMEDetection
import MIMETypes

/// Decides which results are printed.
struct TypeFilter: Sendable {
    var wanted: [TypeRange] = []
    var unwanted: [TypeRange] = []
    var expected: [TypeRange] = []
    var onlyConflicts = false
    /// Whether the content of a file must prove that it has an expected type and can't be read as anything else.
    var isStrict = false

    /// Whether the run is a search, for which printing nothing is an error.
    var isSearch: Bool { !wanted.isEmpty || !unwanted.isEmpty }

    /// Whether the run is a check, which prints files that are not as they should be.
    var isCheck: Bool { onlyConflicts || !expected.isEmpty }

    /// Returns whether a result is printed.
    func accepts(_ answer: FileAnswer) -> Bool {
        let type = answer.detection.type
        if !wanted.isEmpty, !wanted.contains(where: { $0.contains(type) }) { return false }
        if unwanted.contains(where: { $0.contains(type) }) { return false }
        if onlyConflicts, answer.alarm == nil { return false }
        return expected.isEmpty || answer.refusal != nil || !expected.contains { $0.contains(type) }
    }

    /// Returns the reason why a file is not what was expected; nil if it is, or without `--strict`.
    func refusal(of answer: FileAnswer) -> UploadRefusal? {
        guard isStrict else { return nil }
        let allowed = expected.flatMap { $0.allowed(for: answer.detection.type) }
        let policy = UploadPolicy(allowing: allowed)
        // Sizes, paths in archives, and evidence other than signatures require the bytes, which are no longer available
        // for input from a pipe.
        if answer.detection.searched != nil,
            let file = try? Resource(pathBytes: answer.path, limits: policy.limits), file.kind == .regular,
            let verdict = try? policy.judge(file)
        {
            return verdict.refusal
        }
        return policy.judge(answer.detection, name: ResourceName(pathBytes: answer.path)).refusal
    }
}
