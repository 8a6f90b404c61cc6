#if Upload
extension FormClientConfiguration {
    /// Which redirects are followed.
    ///
    /// A redirect to another server takes along only harmless headers, such as `Accept` and `User-Agent`. No body is
    /// sent again from an encrypted connection to an unencrypted one.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum RedirectPolicy: Sendable, Hashable {
        /// None: a redirect is a status like any other.
        case none
        /// Those to the same scheme, host and port, and from `http` to `https` on the same host.
        case sameOrigin
        /// All, but a body is sent again only to the same host; a redirect that would send it elsewhere is an error.
        case readAnywhere
        /// All: whoever controls the server, or a server that it redirects to, can have the body sent anywhere.
        case anyOrigin
    }
}
#endif
