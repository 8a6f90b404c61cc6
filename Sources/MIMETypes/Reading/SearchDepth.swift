/// How far a detection searches for other ways to read the same bytes.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum SearchDepth: String, Sendable, Codable, CaseIterable {
    /// Not at all: only the type is detected, which takes about half the time.
    case off
    /// The bytes from the start, which are read anyway. This costs no further read.
    case head
    /// All of a file that is displayed or printed, such as an image or a PDF; the start and the last 64 KiB of any
    /// other file.
    ///
    /// A file larger than the limits allow is searched only as far as `head`. `ReadLimits.thorough` suits this search.
    case thorough
}
