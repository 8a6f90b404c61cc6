/// How much of a resource is searched for other formats that the same bytes can be read as.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum SearchDepth: String, Sendable, Codable, CaseIterable {
    /// Nothing is searched. Only the type is detected, which takes about half as long as with `head`.
    case off
    /// Only the head is searched. It is read anyway, so this depth needs no further reads.
    case head
    /// The whole file is searched if it is an image, audio, video, a font, a PDF or an XML document.
    ///
    /// In most other files, the head and the last 64 KiB are searched; in an office document, the parts are searched,
    /// too. If audio or video is larger than the limits allow, its start and end are searched, by default 16 MiB each.
    /// In any other file, if the limits don't allow the whole search, `Detection.searched` is `head`.
    /// `ReadLimits.thorough` is high enough for files of up to 32 MiB.
    case thorough
}
