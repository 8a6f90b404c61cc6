/// The text that `file` prints instead of descriptions.
enum FileText: Sendable {
    /// `-i`: prints only types, like Perl's command; with `--file-compat`, prints types and charsets.
    case types
    /// `file --mime`: prints types and charsets.
    case typesAndCharsets
    /// `file --mime-encoding`: prints charsets.
    case charsets
}
