/// An event of the whole service.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ServiceEvent: Sendable, Hashable {
    /// It accepts requests at these addresses: `http://127.0.0.1:8080`, `unix:/run/mimetype.sock`.
    case listening([String])
    /// There have been no requests for some seconds after the last one.
    case idle
    /// It has begun to stop.
    case stopping
}
