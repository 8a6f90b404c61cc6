/// How far a detection looks for what else the bytes can be read as.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum SearchDepth: String, Sendable, Codable, CaseIterable {
    /// Nowhere: only the type is detected, which takes about half the time.
    case off
    /// The bytes from the start, which are read anyway. This costs no further read.
    case head
    /// All of a file that is displayed or printed, such as a picture or a PDF; of any other, the start and the last 64
    /// KiB.
    ///
    /// A file larger than the limits allow is searched only as far as `head`. `ReadLimits.thorough` suits this search.
    case thorough
}
