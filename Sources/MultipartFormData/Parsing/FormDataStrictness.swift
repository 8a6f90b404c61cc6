/// How a parser treats forms that programs read in different ways.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum FormDataStrictness: Sendable, Hashable {
    /// Accepts everything that can be read, as browsers or mail programs write it.
    case lenient
    /// Refuses forms that programs read differently, so that every other program reads the same form.
    ///
    /// It refuses bytes before the first boundary and after the last, a boundary within content or after half a line
    /// break, blanks after a boundary, repeated parameters and headers, `name*` and `filename*`, backslashes and
    /// control characters in names, paths as file names, a content encoding, and headers that are not UTF-8. Names are
    /// not decoded, since most other programs don't decode the escapes of browsers, `%22`, `%0D` and `%0A`.
    case strict
}
