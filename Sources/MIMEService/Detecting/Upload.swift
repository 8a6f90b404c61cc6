import MIMETypes

/// A file as far as it has arrived, and what its sender states about it.
struct Upload: Sendable {
    var name: String?
    var declaredType: MIMEType?
    /// The bytes from the start.
    var prefix: [UInt8] = []
    /// Whether these are all bytes.
    var isComplete = false
}
