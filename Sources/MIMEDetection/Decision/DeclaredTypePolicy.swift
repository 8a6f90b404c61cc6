/// A policy for using the type that a header or the caller declares.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum DeclaredTypePolicy: Sendable, Hashable, CaseIterable {
    /// The declared type replaces a missing name.
    case hint
    /// The declared type is the answer, regardless of name and content. A contradiction is reported as a conflict.
    ///
    /// Use it where declarations are reliable, such as on a server whose only clients are your own programs.
    case decides
}
