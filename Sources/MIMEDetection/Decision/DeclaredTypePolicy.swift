/// How a detection uses the type that a header or the caller declares.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum DeclaredTypePolicy: Sendable, Hashable, CaseIterable {
    /// The declared type is used only if the name implies no type, and then in place of the name's type.
    ///
    /// If the declared type is unrelated to the detected type, a conflict is reported.
    case hint
    /// The declared type is the answer, regardless of the name and the content, except for empty and special files.
    ///
    /// If the name and the content lead to an unrelated type, a conflict is reported. Use this policy where
    /// declarations are reliable, such as on a server whose only clients are your own programs.
    case decides
}
