/// A shell that completion scripts are written for.
enum CompletionShell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}
