#if Upload
public import HTTPTypes

/// An interceptor that adds a bearer token to requests to one server, and renews the token when it is refused.
///
/// The server refuses a token with the status 401. If several requests are refused at the same time, the token is
/// renewed only once. Other servers never get the token, not even after a redirect.
/// https://www.rfc-editor.org/rfc/rfc6750
///
/// ```swift
/// var configuration = FormClientConfiguration()
/// configuration.interceptors = [BearerToken(origin: "https://example.org") { _ in "secret" }]
/// let client = try HTTPFormClient(configuration: configuration)
/// ```
public actor BearerToken: FormClientInterceptor {
    private let origin: String
    private let renew: @Sendable (_ old: String?) async throws -> String
    private var token: String?
    private var renewal: Task<String, any Error>?

    /// Creates an interceptor for one server.
    ///
    /// - Parameters:
    ///   - origin: the server's scheme and host, and its port if that is not the default, such as
    ///     `https://example.org`.
    ///   - token: the first token; nil to call `renew` before the first request.
    ///   - renew: a closure that returns a new token. Its argument is the refused token, or nil if there is no token
    ///     yet. The closure must not use a client that has this interceptor.
    public init(
        origin: String, token: String? = nil, renew: @escaping @Sendable (_ old: String?) async throws -> String
    ) {
        self.origin = origin.lowercased()
        self.token = token
        self.renew = renew
    }

    /// Adds the token to an attempt to send a request, if the request goes to the token's server.
    ///
    /// - Parameter attempt: the attempt to send a request.
    /// - Throws: the error that `renew` throws.
    public func prepare(_ attempt: inout RequestAttempt) async throws {
        guard attempt.origin == origin else { return }
        let current: String
        if let token { current = token } else { current = try await renewed(after: nil) }
        attempt.headers[.authorization] = "Bearer \(current)"
    }

    /// Renews the token if the server refused it with 401, unless another request has already renewed it.
    ///
    /// - Parameters:
    ///   - attempt: the attempt as it was sent.
    ///   - status: the status of the response.
    ///   - headers: the headers of the response.
    /// - Returns: true if the server refused the token, so that the request is sent again; false if not.
    /// - Throws: the error that `renew` throws.
    public func shouldRetry(_ attempt: RequestAttempt, status: Int, headers: HTTPFields) async throws -> Bool {
        guard status == 401, attempt.origin == origin, let sent = attempt.headers[.authorization] else { return false }
        if sent == token.map({ "Bearer \($0)" }) { _ = try await renewed(after: token) }
        return true
    }

    /// Waits for a new token; callers that wait at the same time get the same token.
    private func renewed(after old: String?) async throws -> String {
        if let renewal { return try await renewal.value }
        // The task itself stores the token, so the token is stored before any waiting caller continues.
        let task = Task {
            defer { renewal = nil }
            let new = try await renew(old)
            token = new
            return new
        }
        renewal = task
        return try await task.value
    }
}
#endif
