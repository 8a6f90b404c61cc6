extension UploadPolicy {
    /// A grade of strictness, which assigns an action to every finding code.
    ///
    /// All grades refuse content that can't be checked, with one exception: `lenient` only reports encrypted content.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Strictness: String, Sendable, Codable, CaseIterable {
        /// For files exchanged between people who know each other.
        ///
        /// Content that runs only if the reader agrees, such as an ActiveX control, is reported and not refused. Files
        /// with macros are refused.
        case lenient
        /// For ordinary files from untrusted clients.
        case standard
        /// For files that are shown to others or opened by programs.
        ///
        /// In addition to what `standard` refuses, this grade refuses names that include folders, references to other
        /// files, and any data after the end of a file's content, although some phones append such data to images.
        case strict
    }

    /// Returns a policy that ignores findings with the given codes.
    ///
    /// - Parameter codes: the codes to permit, such as `.formScript`.
    /// - Returns: a changed copy of the policy. Findings with other codes have the same effect as before.
    public func permitting(_ codes: UploadFinding.Code...) -> UploadPolicy { setting(.permit, for: codes) }

    /// Returns a policy that lists findings with the given codes in its verdicts, but doesn't refuse files because of
    /// these findings.
    ///
    /// - Parameter codes: the codes whose findings are reported but don't cause a refusal. If you list all codes, you
    ///   can try the policy without refusing anything.
    /// - Returns: a changed copy of the policy.
    public func reporting(_ codes: UploadFinding.Code...) -> UploadPolicy { setting(.report, for: codes) }

    /// Returns a policy that refuses files that have findings with the given codes.
    ///
    /// - Parameter codes: the codes for which a file is refused, regardless of the policy's strictness.
    /// - Returns: a changed copy of the policy.
    public func refusing(_ codes: UploadFinding.Code...) -> UploadPolicy { setting(.refuse, for: codes) }

    /// Returns a policy that takes a certain action for findings with the given codes.
    ///
    /// - Parameters:
    ///   - action: the new action.
    ///   - codes: the codes to which the new action applies, in place of the action that the policy's strictness or an
    ///     earlier call assigned.
    /// - Returns: a changed copy of the policy.
    public func setting(
        _ action: UploadFinding.Action, for codes: some Sequence<UploadFinding.Code>
    ) -> UploadPolicy {
        var policy = self
        for code in codes { policy.actions[code] = action }
        return policy
    }

    /// Returns what the policy does about findings with a code.
    ///
    /// - Parameter code: the code of the findings.
    /// - Returns: the action set for the code; if none is set, the action that the policy's grade of strictness
    ///   assigns.
    public func action(for code: UploadFinding.Code) -> UploadFinding.Action {
        actions[code] ?? code.action(in: strictness)
    }
}
