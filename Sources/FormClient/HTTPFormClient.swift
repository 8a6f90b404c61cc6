#if Upload
public import HTTPTypes
public import MultipartFormData
import NIOSSL

/// A client that sends forms and other requests over HTTP.
///
/// A request body is read while it is being sent, and a response body is received as the caller reads it, so memory use
/// doesn't grow with their lengths. The length of a request body is sent too if it is known. By default, a request may
/// take any amount of time as long as it makes progress.
///
/// After a redirect with the status 307 or 308, the body is sent again. After 303, the new URL is requested with GET.
/// After 301 and 302 in response to a POST with a body, the request fails, unless the configuration's
/// `statusesThatDropBodies` contains the status.
///
/// Use one client for many requests, because a client keeps its connections open. It closes them when `shutdown()` is
/// called, or when nothing refers to the client or any of its responses any more.
///
/// ```swift
/// let client = try HTTPFormClient()
/// var form = FormData(detector: MIMEDetector())
/// try form.append("photo", path: "photo.jpg")
/// let response = try await client.upload(form, to: "https://example.org/upload") { progress in
///     print(progress.totalBytesSent, progress.totalBytesExpected ?? 0)
/// }
/// print(response.status, try await response.text())
/// ```
public final class HTTPFormClient: Sendable {
    /// The configuration of the client.
    public let configuration: FormClientConfiguration

    private let pool: ConnectionPool

    /// Creates a client without connecting to a server.
    ///
    /// - Parameter configuration: settings for connections, time-outs, redirects and retries.
    /// - Throws: a `FormClientError` with the code `invalidParameter` if a file named in the configuration can't be
    ///   read, or if a header, the proxy or the rate limit is not valid.
    public convenience init(
        configuration: FormClientConfiguration = FormClientConfiguration()
    ) throws(FormClientError) {
        try self.init(configuration: configuration, tls: .make(configuration.tls))
    }

    /// Makes a client with certificates that have already been read.
    init(configuration: FormClientConfiguration, tls: NIOSSLContext) throws(FormClientError) {
        try configuration.headers.requireNoFraming()
        guard configuration.rateLimit.map({ $0 > 0 }) ?? true else {
            throw FormClientError(
                .invalidParameter, "\(configuration.rateLimit ?? 0)", reason: "is not a rate; allow at least a byte")
        }
        self.configuration = configuration
        let connector = Connector(
            tls: tls, proxies: try ProxyChoice(configuration.unixSocket == nil ? configuration.proxy : .none),
            unixSocket: configuration.unixSocket, decompresses: configuration.decompressesResponses)
        pool = ConnectionPool(connector: connector, idleTimeout: configuration.timeouts.idleConnection)
    }

    /// Closes all connections.
    ///
    /// Requests in progress fail, and so do all later ones.
    public func shutdown() async {
        pool.shutdown()
    }

    /// Sends a request.
    ///
    /// - Parameters:
    ///   - method: any method except `CONNECT`, `TRACE` and `TRACK`; common ones such as `get` are sent in capitals.
    ///   - url: an `http` or `https` URL; a name and password in it are sent with basic authentication.
    ///   - body: the body, or nil for none.
    ///   - parameters: fields to add to the URL's query, for example as a dictionary literal.
    ///   - headers: additional headers, which replace configured headers with the same names. `Content-Type`,
    ///     `Content-Length` and `Transfer-Encoding` are not allowed, because they come from the body.
    ///   - timeouts: the time limits, or nil for those of the configuration.
    ///   - onProgress: a closure called for each piece of the body sent; nil for none. Sending waits until the closure
    ///     returns.
    /// - Returns: the response; its body has not been read.
    /// - Throws: a `FormClientError`, with the code `badStatus` if the configuration does not accept the status.
    public func send(
        _ method: HTTPRequest.Method, _ url: String, body: RequestBody? = nil, parameters: URLEncodedForm = [:],
        headers: HTTPFields = [:], timeouts: FormClientConfiguration.Timeouts? = nil,
        onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) async throws(FormClientError) -> FormResponse {
        let request = try request(method, url, body: body, parameters: parameters, headers: headers)
        var configuration = configuration
        if let timeouts { configuration.timeouts = timeouts }
        return try await send(request, configuration: configuration, onProgress: onProgress)
    }

    /// Sends a request that was already built, using a configuration that differs from the client's only in how
    /// responses are handled.
    func send(
        _ request: FormRequest, configuration: FormClientConfiguration,
        onProgress: (@Sendable (UploadProgress) -> Void)?
    ) async throws(FormClientError) -> FormResponse {
        var run = RequestRun(request, configuration: configuration, pool: pool, onProgress: onProgress)
        return try await run.send()
    }

    /// Builds a request.
    func request(
        _ method: HTTPRequest.Method, _ url: String, body: RequestBody?, parameters: URLEncodedForm, headers: HTTPFields
    ) throws(FormClientError) -> FormRequest {
        try request(method, to: RequestTarget(url, parameters: parameters), body: body, headers: headers)
    }

    /// Builds a request to a URL that was already parsed.
    func request(
        _ method: HTTPRequest.Method, to target: RequestTarget, body: RequestBody?, headers: HTTPFields
    ) throws(FormClientError) -> FormRequest {
        var request = try FormRequest(
            method, target, headers: configuration.headers.replacing(with: headers), body: body)
        request.acceptsCompression = configuration.decompressesResponses
        request.expectContinue = configuration.expectContinue
        request.rateLimit = configuration.rateLimit
        return request
    }

    /// Returns the proxy for a request to the target, or nil for a direct connection.
    func proxy(for target: RequestTarget) throws(FormClientError) -> ProxyTarget? {
        try ProxyChoice(configuration.unixSocket == nil ? configuration.proxy : .none).proxy(for: target)
    }
}
#endif
