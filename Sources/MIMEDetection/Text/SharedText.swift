import MIMETypes

/// The text of a resource's head, which is read when the first resolver asks for it.
struct SharedText {
    private var isRead = false
    private var text: TextHead?

    /// Returns the text; nil if the content is not text or is empty.
    mutating func text(of resource: Resource) throws(ResourceError) -> TextHead? {
        if !isRead { (text, isRead) = (try TextHead(resource), true) }
        return text
    }
}
