/// How a parser treats forms that different programs would read differently.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum FormDataStrictness: Sendable, Hashable {
    /// Accepts everything that can be read, including what browsers and mail programs write.
    case lenient
    /// Refuses forms that different programs would read differently, so that every other program reads an accepted form
    /// in the same way.
    ///
    /// It refuses bytes before the first boundary and after the last, a boundary within content or after a lone
    /// carriage return or line feed, blanks after a boundary, repeated parameters and headers, `name*` and `filename*`,
    /// backslashes and control characters in names, paths as file names, a content encoding, and headers that are not
    /// UTF-8. Names are not decoded, since most other programs don't decode the escapes that browsers use: `%22`, `%0D`
    /// and `%0A`.
    case strict
}
