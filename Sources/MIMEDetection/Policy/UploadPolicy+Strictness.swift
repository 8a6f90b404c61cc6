extension UploadPolicy {
    /// A grade of strictness, which assigns an action to every code.
    ///
    /// All grades refuse content that can't be checked, except that `lenient` accepts password-protected files.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Strictness: String, Sendable, Codable, CaseIterable {
        /// For files exchanged between people who know each other: content that runs only if the reader agrees is
        /// reported, not refused.
        case lenient
        /// For ordinary files from untrusted clients.
        case standard
        /// For files that are shown to others or opened by programs: also refuses references to other files, and any
        /// data after the end of an image, even though some phones write such data.
        case strict
    }

    /// Returns a policy that leaves findings with the given codes out of its verdicts.
    ///
    /// - Parameter codes: the codes to permit, such as `.formScript`.
    /// - Returns: the changed policy; files with other findings are refused as before.
    public func permitting(_ codes: UploadFinding.Code...) -> UploadPolicy { setting(.permit, for: codes) }

    /// Returns a policy that reports findings with the given codes in its verdicts, but doesn't refuse files because of
    /// them.
    ///
    /// - Parameter codes: the codes whose findings are reported but don't cause a refusal. If you list all codes, you
    ///   can try the policy without refusing anything.
    /// - Returns: the changed policy.
    public func reporting(_ codes: UploadFinding.Code...) -> UploadPolicy { setting(.report, for: codes) }

    /// Returns a policy that refuses files that have findings with the given codes.
    ///
    /// - Parameter codes: the codes for which a file is refused, regardless of the grade.
    /// - Returns: the changed policy.
    public func refusing(_ codes: UploadFinding.Code...) -> UploadPolicy { setting(.refuse, for: codes) }

    /// Returns a policy with another action for the given codes.
    ///
    /// - Parameters:
    ///   - action: the new action.
    ///   - codes: the codes whose actions are replaced, whether the grade or earlier calls assigned them.
    /// - Returns: the changed policy.
    public func setting(
        _ action: UploadFinding.Action, for codes: some Sequence<UploadFinding.Code>
    ) -> UploadPolicy {
        var policy = self
        for code in codes { policy.actions[code] = action }
        return policy
    }

    /// Returns what the policy does about findings with a code.
    ///
    /// - Parameter code: the code of the finding.
    /// - Returns: the action set for the code; if none is set, the action that the grade assigns.
    public func action(for code: UploadFinding.Code) -> UploadFinding.Action {
        actions[code] ?? code.action(in: strictness)
    }
}
