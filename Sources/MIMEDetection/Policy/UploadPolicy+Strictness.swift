extension UploadPolicy {
    /// Three grades of a policy; each code has an action in each of them.
    ///
    /// What can't be checked is refused in all of them, except for documents that have a password in the most lenient.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Strictness: String, Sendable, Codable, CaseIterable {
        /// For files between people who know each other: what acts only if the reader agrees is reported.
        case lenient
        /// For files from anybody, who are to send ordinary files.
        case standard
        /// For files that are shown to others or are opened by programs: also refuses what refers to other files, and
        /// any data after the end of an image, which phones write too.
        case strict
    }

    /// Returns the policy with findings of some codes left out of its verdicts.
    ///
    /// - Parameter codes: the findings to permit, such as `.formScript`.
    /// - Returns: the changed policy; a file with other findings is refused as before.
    public func permitting(_ codes: UploadFinding.Code...) -> UploadPolicy { with(.permit, codes) }

    /// Returns the policy with findings of some codes reported in its verdicts, but not refused.
    ///
    /// - Parameter codes: the findings to report only. With all codes, a policy can be tried without refusing anything.
    /// - Returns: the changed policy.
    public func reporting(_ codes: UploadFinding.Code...) -> UploadPolicy { with(.report, codes) }

    /// Returns the policy with findings of some codes refused.
    ///
    /// - Parameter codes: the findings that refuse a file, regardless of the grade.
    /// - Returns: the changed policy.
    public func refusing(_ codes: UploadFinding.Code...) -> UploadPolicy { with(.refuse, codes) }

    /// Returns the policy with one action for findings of some codes.
    ///
    /// - Parameters:
    ///   - action: what the policy does.
    ///   - codes: about what; replaces what the grade and earlier calls state.
    /// - Returns: the changed policy.
    public func with(_ action: UploadFinding.Action, _ codes: some Sequence<UploadFinding.Code>) -> UploadPolicy {
        var policy = self
        for code in codes { policy.actions[code] = action }
        return policy
    }

    /// What the policy does about a code.
    ///
    /// - Parameter code: what may be found.
    /// - Returns: the action that was set, or else that of the grade.
    public func action(for code: UploadFinding.Code) -> UploadFinding.Action {
        actions[code] ?? code.action(in: strictness)
    }
}
