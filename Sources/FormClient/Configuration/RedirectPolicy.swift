#if Upload
extension FormClientConfiguration {
    /// A policy that determines which redirects are followed.
    ///
    /// After a redirect to another scheme, host or port, only harmless headers are sent, such as `Accept` and
    /// `User-Agent`. A body that was sent over an encrypted connection is never sent again over an unencrypted one.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum RedirectPolicy: Sendable, Hashable {
        /// No redirects are followed; a redirect status is treated like any other status.
        case none
        /// Only redirects to the same scheme, host and port, or from `http` to `https` on the same host, are followed.
        ///
        /// Any other redirect is an error.
        case sameOrigin
        /// All redirects are followed, but a body is not sent again to another server.
        ///
        /// A body is sent again only to the same scheme, host and port, or from `http` to `https` on the same host. A
        /// redirect that would send the body anywhere else is an error.
        case readAnywhere
        /// All redirects are followed, even those that send the body to another server.
        ///
        /// With this policy, any server in the chain of redirects can cause the body to be sent anywhere.
        case anyOrigin
    }
}
#endif
