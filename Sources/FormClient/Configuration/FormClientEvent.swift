#if Upload
/// Something that happened during a request, for a log or a progress display.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum FormClientEvent: Sendable, Hashable {
    /// The response was a redirect, which is now followed.
    ///
    /// `keepsBody` is false if the `status` causes the body to be dropped. Otherwise, it is true, even if there is no
    /// body.
    case redirected(from: String, to: String, status: Int, keepsBody: Bool)
    /// The request is sent again after a pause, because it failed or the server was busy.
    ///
    /// The `problem` is a sentence that describes the failure, without advice.
    case retrying(url: String, problem: String, delay: Duration)
    /// The request is sent again immediately, since the server had closed the reused connection.
    case resending(url: String)
}
#endif
