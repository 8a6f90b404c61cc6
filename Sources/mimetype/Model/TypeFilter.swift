import MIMEDetection
import MIMETypes

/// Decides which results are printed.
struct TypeFilter: Sendable {
    var wanted: [TypeRange] = []
    var unwanted: [TypeRange] = []
    var expected: [TypeRange] = []
    var onlyConflicts = false
    /// Whether content must prove that a file has an expected type and can't be read as anything else.
    var isStrict = false

    /// Whether the run is a search.
    ///
    /// If a search prints nothing, the exit status is 1.
    var isSearch: Bool { !wanted.isEmpty || !unwanted.isEmpty }

    /// Whether the run is a check, which prints only the files that are not as expected.
    var isCheck: Bool { onlyConflicts || !expected.isEmpty }

    /// Checks whether a result is printed.
    func accepts(_ answer: FileAnswer) -> Bool {
        let type = answer.detection.type
        if !wanted.isEmpty, !wanted.contains(where: { $0.contains(type) }) { return false }
        if unwanted.contains(where: { $0.contains(type) }) { return false }
        if onlyConflicts, answer.alarm == nil { return false }
        return expected.isEmpty || answer.refusal != nil || !expected.contains { $0.contains(type) }
    }

    /// Returns the reason why a file is not as expected; nil if it is as expected, or without `--strict`.
    func refusal(of answer: FileAnswer) -> UploadRefusal? {
        guard isStrict else { return nil }
        let allowed = expected.flatMap { $0.allowed(for: answer.detection.type) }
        let policy = UploadPolicy(allowing: allowed)
        // Checks of sizes, of paths in archives, and of evidence other than signatures need the bytes, which are no
        // longer available if the input came from a pipe.
        if answer.detection.searched != nil,
            let file = try? Resource(pathBytes: answer.path, limits: policy.limits), file.kind == .regular,
            let verdict = try? policy.judge(file)
        {
            return verdict.refusal
        }
        return policy.judge(answer.detection, name: ResourceName(pathBytes: answer.path)).refusal
    }
}
