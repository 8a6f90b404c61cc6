#if Upload
extension String {
    /// The text with an ellipsis in place of the query if it is a URL.
    ///
    /// A signed URL contains its signature there, which must not get into a log.
    package var withoutQuery: String {
        guard contains("://"), let query = firstIndex(of: "?") else { return self }
        return "\(self[...query])…"
    }
}
#endif
