/// What the type that a header or a caller claims is worth.
public enum DeclaredTypePolicy: Sendable, Hashable, CaseIterable {
    /// It counts where there is no name, and as a name does.
    case hint
    /// It is the answer, whatever name and content say; what they contradict is reported as a conflict.
    ///
    /// That is for callers who know better, such as a server whose clients are its own programs.
    case decides
}
