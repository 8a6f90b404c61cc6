#if Upload
/// Something that happened to a request before its response, for a log or a notice.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum FormClientEvent: Sendable, Hashable {
    /// A response led to another URL, which is asked next.
    ///
    /// After a `status` for which the body is left out, `keepsBody` is false; it is true if there is no body.
    case redirected(from: String, to: String, status: Int, keepsBody: Bool)
    /// The request is sent again after a pause, because it failed or the server was busy.
    ///
    /// The `problem` is a sentence about the failure, without advice.
    case retrying(url: String, problem: String, delay: Duration)
    /// The request is sent again at once, since the server had closed the connection that was kept from an earlier one.
    case resending(url: String)
}
#endif
