/// An event that concerns the whole service.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ServiceEvent: Sendable, Hashable {
    /// The service has begun to accept requests at these addresses, such as `http://127.0.0.1:8080` or
    /// `unix:/run/mimetype.sock`.
    case listening([String])
    /// The service has become idle after handling requests: no request is open, and none has arrived for a few seconds.
    case idle
    /// The service has begun to stop; it may still be completing requests.
    case stopping
}
