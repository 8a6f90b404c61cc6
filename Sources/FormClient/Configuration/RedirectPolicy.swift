#if Upload
extension FormClientConfiguration {
    /// Which redirects are followed.
    ///
    /// A redirect to another server takes along only harmless headers, such as `Accept` and `User-Agent`. A body that
    /// was sent over an encrypted connection is never sent again over an unencrypted one.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum RedirectPolicy: Sendable, Hashable {
        /// None: a redirect is treated as any other status.
        case none
        /// Those to the same scheme, host and port, and from `http` to `https` on the same host.
        case sameOrigin
        /// All, but a body is sent again only to the same host; a redirect that would send it elsewhere is an error.
        case readAnywhere
        /// All. The server, and each server that it redirects to, can then have the body sent anywhere.
        case anyOrigin
    }
}
#endif
