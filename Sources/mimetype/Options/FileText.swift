/// What `file` prints instead of descriptions.
enum FileText: Sendable {
    /// `-i`, which prints types alone as Perl's command does; with `--file-compat`, types and charsets.
    case types
    /// `file --mime`
    case typesAndCharsets
    /// `file --mime-encoding`
    case charsets
}
