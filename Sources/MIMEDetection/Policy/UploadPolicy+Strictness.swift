extension UploadPolicy {
    /// Three grades of strictness; each assigns an action to every code.
    ///
    /// All grades refuse what can't be checked; only `lenient` lets documents with a password through.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Strictness: String, Sendable, Codable, CaseIterable {
        /// For files between people who know each other: content that runs only if the reader agrees is reported, not
        /// refused.
        case lenient
        /// For ordinary files from untrusted clients.
        case standard
        /// For files that are shown to others or opened by programs: also refuses references to other files, and any
        /// data after the end of an image, which even some phones write.
        case strict
    }

    /// Returns the policy with findings of some codes left out of its verdicts.
    ///
    /// - Parameter codes: the findings to permit, such as `.formScript`.
    /// - Returns: the changed policy; a file with other findings is refused as before.
    public func permitting(_ codes: UploadFinding.Code...) -> UploadPolicy { setting(.permit, for: codes) }

    /// Returns the policy with findings of some codes reported in its verdicts, but not refused.
    ///
    /// - Parameter codes: the findings to report only. With all codes, a policy can be tried without refusing anything.
    /// - Returns: the changed policy.
    public func reporting(_ codes: UploadFinding.Code...) -> UploadPolicy { setting(.report, for: codes) }

    /// Returns the policy with findings of some codes refused.
    ///
    /// - Parameter codes: the findings for which a file is refused, regardless of the grade.
    /// - Returns: the changed policy.
    public func refusing(_ codes: UploadFinding.Code...) -> UploadPolicy { setting(.refuse, for: codes) }

    /// Returns the policy with another action for findings of some codes.
    ///
    /// - Parameters:
    ///   - action: what the policy does.
    ///   - codes: the findings; their actions by the grade and by earlier calls are replaced.
    /// - Returns: the changed policy.
    public func setting(
        _ action: UploadFinding.Action, for codes: some Sequence<UploadFinding.Code>
    ) -> UploadPolicy {
        var policy = self
        for code in codes { policy.actions[code] = action }
        return policy
    }

    /// What the policy does about a code.
    ///
    /// - Parameter code: what may be found.
    /// - Returns: the action that was set; if none was, that of the grade.
    public func action(for code: UploadFinding.Code) -> UploadFinding.Action {
        actions[code] ?? code.action(in: strictness)
    }
}
