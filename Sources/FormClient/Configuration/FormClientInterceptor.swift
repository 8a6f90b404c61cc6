#if Upload
public import HTTPTypes

/// Adds headers to requests before they are sent, and decides whether to send a request again after its response.
///
/// A client calls its interceptors in their order. `BearerToken` is one such interceptor.
public protocol FormClientInterceptor: Sendable {
    /// Adds headers to an attempt to send a request.
    ///
    /// It is called before each attempt: the first one, each one after a redirect, and each one that repeats the
    /// request.
    ///
    /// - Parameter attempt: the attempt; its headers replace request headers with the same names.
    /// - Throws: any error; the request then fails with the code `interceptorFailed`.
    func prepare(_ attempt: inout RequestAttempt) async throws

    /// Decides whether a request is sent again because of its response.
    ///
    /// It is not called if the body can't be sent again, nor after it has returned true once for the same request and
    /// URL.
    ///
    /// - Parameters:
    ///   - attempt: the attempt as it was sent.
    ///   - status: the status of the response.
    ///   - headers: the headers of the response.
    /// - Returns: true to call `prepare` and send the request again.
    /// - Throws: any error; the request then fails with the code `interceptorFailed`.
    func shouldRetry(_ attempt: RequestAttempt, status: Int, headers: HTTPFields) async throws -> Bool
}

extension FormClientInterceptor {
    /// Never repeats a request.
    ///
    /// - Parameters:
    ///   - attempt: the attempt as it was sent.
    ///   - status: the status of the response.
    ///   - headers: the headers of the response.
    /// - Returns: false.
    /// - Throws: nothing.
    public func shouldRetry(_ attempt: RequestAttempt, status: Int, headers: HTTPFields) async throws -> Bool { false }
}

/// An attempt to send a request.
public struct RequestAttempt: Sendable {
    /// The method.
    public let method: HTTPRequest.Method
    /// The URL, without a name and a password.
    public let url: String
    /// The scheme, the host and the port, such as `https://example.org`; the default port is left out.
    public let origin: String
    /// The headers to add, which replace request headers with the same names.
    ///
    /// There are none at first.
    public var headers = HTTPFields()
}
#endif
