#if Upload
public import HTTPTypes

/// An interceptor, which adds headers before a request is sent, and decides after the response whether to repeat it.
///
/// A client calls its interceptors in the order in which its configuration lists them. `BearerToken` is an example of
/// an interceptor.
public protocol FormClientInterceptor: Sendable {
    /// Adds headers to an attempt to send a request.
    ///
    /// The client calls this method before each attempt: the first one, each one after a redirect, and each one that
    /// repeats the request.
    ///
    /// - Parameter attempt: the attempt; its headers replace request headers with the same names.
    /// - Throws: any error; the request then fails with the code `interceptorFailed`.
    func prepare(_ attempt: inout RequestAttempt) async throws

    /// Decides whether to send a request again because of its response.
    ///
    /// The client doesn't call this method if the body can't be sent again, or if the method has already returned true
    /// for the same request and URL.
    ///
    /// - Parameters:
    ///   - attempt: the attempt as it was sent.
    ///   - status: the status of the response.
    ///   - headers: the headers of the response.
    /// - Returns: true to send the request again, after another call of `prepare`.
    /// - Throws: any error; the request then fails with the code `interceptorFailed`.
    func shouldRetry(_ attempt: RequestAttempt, status: Int, headers: HTTPFields) async throws -> Bool
}

extension FormClientInterceptor {
    /// Returns false, so that a request is never sent again because of its response.
    ///
    /// - Parameters:
    ///   - attempt: the attempt as it was sent.
    ///   - status: the status of the response.
    ///   - headers: the headers of the response.
    /// - Returns: false.
    /// - Throws: nothing.
    public func shouldRetry(_ attempt: RequestAttempt, status: Int, headers: HTTPFields) async throws -> Bool { false }
}

/// An attempt to send a request; interceptors can add headers to it.
public struct RequestAttempt: Sendable {
    /// The method, such as `POST`.
    public let method: HTTPRequest.Method
    /// The URL, without any name and password.
    public let url: String
    /// The scheme, the host and the port, such as `https://example.org`; a default port is left out.
    public let origin: String
    /// The headers to add, which replace request headers with the same names.
    ///
    /// The first interceptor gets no headers; each later one gets those that earlier interceptors have added.
    public var headers = HTTPFields()
}
#endif
