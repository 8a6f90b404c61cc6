/// How far a detection searches for other ways to read the same bytes.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum SearchDepth: String, Sendable, Codable, CaseIterable {
    /// No search. Only the type is detected, which takes about half as long.
    case off
    /// Only the first bytes, which are read anyway. This needs no further read.
    case head
    /// The whole file if it is of a type that is displayed or printed, such as an image or a PDF; for any other file,
    /// the start and the last 64 KiB.
    ///
    /// A file that is larger than the limits allow is searched only as far as with `head`. `ReadLimits.thorough` suits
    /// this depth.
    case thorough
}
