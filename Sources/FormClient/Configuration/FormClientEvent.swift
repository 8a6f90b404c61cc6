#if Upload
/// An event during a request, such as a redirect or a retry, for a log or a progress display.
///
/// URLs contain their queries, which may hold a signature; leave it out of a log that others read.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum FormClientEvent: Sendable, Hashable {
    /// The response is a redirect, which the client is about to follow.
    ///
    /// `keepsBody` is false only if the request has a body that is dropped because of the `status`.
    case redirected(from: String, to: String, status: Int, keepsBody: Bool)
    /// The request failed, or its response has a status to retry; the request will be sent again after the `delay`.
    ///
    /// The `problem` is a sentence that describes the failure, without advice.
    case retrying(url: String, problem: String, delay: Duration)
    /// The request is sent again immediately, because the server had closed a connection kept from an earlier request.
    case resending(url: String)
}
#endif
