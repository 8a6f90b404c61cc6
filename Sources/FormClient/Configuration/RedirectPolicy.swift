#if Upload
extension FormClientConfiguration {
    /// Which redirects are followed.
    ///
    /// A redirect to another server takes along no headers but the harmless ones, such as `Accept` and `User-Agent`.
    /// From an encrypted connection to one that is not, no body is sent again.
    public enum RedirectPolicy: Sendable, Hashable {
        /// None: each is a status like any other.
        case none
        /// Those to the same scheme, host and port, and from `http` to `https` on the same host.
        case sameOrigin
        /// All, but a body is only sent again to the same host; a redirect that has it sent elsewhere is an error.
        case readAnywhere
        /// All: whoever controls the server, or where it redirects to, may have the body sent anywhere.
        case anyOrigin
    }
}
#endif
