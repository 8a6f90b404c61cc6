/// What a parser does about forms that programs read in different ways.
public enum FormDataStrictness: Sendable, Hashable {
    /// Reads what can be read, as browsers write it or as mail programs do.
    case lenient
    /// Refuses what is read differently by others, so that whatever comes next reads the same form.
    ///
    /// Refused are bytes before the first boundary and after the last, a boundary within content or after half a line
    /// break, blanks after a boundary, parameters and headers that are there twice, `name*` and `filename*`,
    /// backslashes and control characters in names, paths as file names, an encoding of the content, and whatever is
    /// not UTF-8 in headers. Names are given as they stand there: the escapes of browsers, `%22`, `%0D` and `%0A`, are
    /// what most others leave alone.
    case strict
}
