#if Upload
extension FormClientConfiguration {
    /// A policy that determines which redirects are followed.
    ///
    /// After a redirect to another server, only harmless headers are sent, such as `Accept` and `User-Agent`. A body
    /// that was sent over an encrypted connection is never sent again over an unencrypted one.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum RedirectPolicy: Sendable, Hashable {
        /// No redirects are followed; a redirect is treated like any other status.
        case none
        /// Redirects to the same scheme, host and port are followed, and those from `http` to `https` on the same host.
        case sameOrigin
        /// All redirects are followed, but a body is sent again only to the same host; a redirect that would send it
        /// elsewhere is an error.
        case readAnywhere
        /// All redirects are followed.
        ///
        /// The server, and each server that it redirects to, can then cause the body to be sent anywhere.
        case anyOrigin
    }
}
#endif
