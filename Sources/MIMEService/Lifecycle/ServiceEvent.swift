/// An event that concerns the whole service.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ServiceEvent: Sendable, Hashable {
    /// The service accepts requests at these addresses, such as `http://127.0.0.1:8080` or `unix:/run/mimetype.sock`.
    case listening([String])
    /// The service has become idle: a few seconds have passed without a request since the last one.
    case idle
    /// The service has begun to stop.
    case stopping
}
