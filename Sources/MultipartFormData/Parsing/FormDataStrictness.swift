/// What a parser does about forms that programs read in different ways.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum FormDataStrictness: Sendable, Hashable {
    /// Reads what can be read, as browsers write it or as mail programs do.
    case lenient
    /// Refuses what programs read differently, so that the next one reads the same form.
    ///
    /// It refuses bytes before the first boundary and after the last, a boundary within content or after half a line
    /// break, blanks after a boundary, repeated parameters and headers, `name*` and `filename*`, backslashes and
    /// control characters in names, paths as file names, an encoding of the content, and headers that are not UTF-8.
    /// Names are given as written: most other programs leave the escapes of browsers, `%22`, `%0D` and `%0A`, alone.
    case strict
}
