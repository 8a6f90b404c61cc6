#if Upload
public import HTTPTypes

/// Adds headers to requests before they are sent, and decides whether to send a request again after its response.
///
/// A client asks its interceptors in their order. `BearerToken` is one.
public protocol FormClientInterceptor: Sendable {
    /// Adds headers to an attempt to send a request.
    ///
    /// It is called for each attempt: the first one, after a redirect, and when a request is sent again.
    ///
    /// - Parameter attempt: the attempt; its headers replace those of the request.
    /// - Throws: any error; the request then fails with the code `interceptorFailed`.
    func prepare(_ attempt: inout RequestAttempt) async throws

    /// Decides whether a request is sent again because of the answer.
    ///
    /// It is asked at most once for a request and a URL, and not if the body can't be sent again.
    ///
    /// - Parameters:
    ///   - attempt: the attempt as it was sent.
    ///   - status: the status of the response.
    ///   - headers: the headers of the response.
    /// - Returns: true to send the request again, after `prepare` was called again.
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
    /// Headers to send; they replace those of the request with the same names.
    ///
    /// Empty at first.
    public var headers = HTTPFields()
}
#endif
