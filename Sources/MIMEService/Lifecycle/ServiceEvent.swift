/// What happens to a service as a whole.
public enum ServiceEvent: Sendable, Hashable {
    /// It takes requests at these places: `http://127.0.0.1:8080`, `unix:/run/mimetype.sock`.
    case listening([String])
    /// Nothing has been asked for some seconds, after there was something to do.
    case idle
    /// It was told to stop.
    case stopping
}
