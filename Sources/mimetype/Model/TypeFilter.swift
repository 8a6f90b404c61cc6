import MIMEDetection
import MIMETypes

/// Decides which answers are printed.
struct TypeFilter: Sendable {
    var wanted: [TypeRange] = []
    var unwanted: [TypeRange] = []
    var expected: [TypeRange] = []
    var onlyConflicts = false
    /// Whether a file has to prove that it is of an expected type, and be nothing else.
    var isStrict = false

    /// Whether it is an error that there is nothing to print.
    var isSearch: Bool { !wanted.isEmpty || !unwanted.isEmpty }

    /// Whether what is printed is what should not be there.
    var isCheck: Bool { onlyConflicts || !expected.isEmpty }

    /// Whether an answer is printed, apart from what is refused.
    func accepts(_ answer: FileAnswer) -> Bool {
        let (detection, type) = (answer.detection, answer.detection.type)
        if !wanted.isEmpty, !wanted.contains(where: { $0.contains(type) }) { return false }
        if unwanted.contains(where: { $0.contains(type) }) { return false }
        if onlyConflicts, detection.conflicts.isEmpty { return false }
        return expected.isEmpty || answer.refusal != nil || !expected.contains { $0.contains(type) }
    }

    /// Why a file is not what is expected; nil if it is, or if nothing is asked strictly.
    func refusal(of answer: FileAnswer) -> UploadRefusal? {
        guard isStrict else { return nil }
        let type = answer.detection.type
        let allowed = expected.contains { $0.contains(type) } ? [type] : []
        let name = ResourceName(pathBytes: answer.path)
        return UploadPolicy(allowing: allowed).judge(answer.detection, name: name).refusal
    }
}
