/// The text that `file` prints instead of descriptions.
enum FileText: Sendable {
    /// `-i`, which prints only types like Perl's command; with `--file-compat`, it prints types and charsets.
    case types
    /// `file --mime`
    case typesAndCharsets
    /// `file --mime-encoding`
    case charsets
}
