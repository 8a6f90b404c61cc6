/// How a parser treats forms that different programs would read differently.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum FormDataStrictness: Sendable, Hashable {
    /// Accepts every form that the parser can read, including forms written by browsers and mail programs.
    case lenient
    /// Refuses forms that different programs would read differently, so that all programs read an accepted form in the
    /// same way.
    ///
    /// A strict parser refuses, among other things:
    /// - bytes before the first boundary, bytes other than a line break after the last boundary, and spaces or tabs
    ///   after any boundary,
    /// - a boundary within headers or content, even after a lone carriage return or line feed,
    /// - repeated headers, headers on several lines, headers that are not UTF-8, and a `Content-Transfer-Encoding` such
    ///   as `base64`,
    /// - repeated parameters, the parameter `name*`, and a `filename*` for another name than `filename`,
    /// - names with backslashes or control characters, and file names that are paths other than `folder/sub/name`.
    ///
    /// Browsers send `folder/sub/name` for each file of a folder that the user chose. Some programs keep only the last
    /// component of it; the others keep all.
    ///
    /// The escapes `%22`, `%0D` and `%0A`, which browsers write in names, are not decoded, since most other programs
    /// don't decode them.
    case strict
}
