/// How the type that a header or the caller declares is used.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum DeclaredTypePolicy: Sendable, Hashable, CaseIterable {
    /// The declared type replaces a missing name.
    case hint
    /// The declared type is the answer, whatever name and content show. A contradiction is reported as a conflict.
    ///
    /// This is for callers who know better, such as a server whose clients are its own programs.
    case decides
}
