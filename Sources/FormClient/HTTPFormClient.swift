#if Upload
import AsyncHTTPClient
import MultipartFormData
import NIOHTTP1

/// Sends forms over HTTP, and whatever else a client of forms has to send.
///
/// A form's body goes out as it is read, so that memory does not grow with it, and with its length if that is known. Time
/// counts while nothing moves, so that a long upload is not cut. After a 307 or 308 the form is sent again from its start;
/// after a 301, 302 or 303 the new URL is read, as browsers do. The response arrives as it is read.
///
/// Use one client for many requests: it keeps connections. They are closed when it is shut down, or when nobody holds it or
/// a response of it any more.
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
    /// How the client was told to work.
    public let configuration: Configuration

    private let connections: Connections

    /// Makes a client; no connection is made yet.
    ///
    /// - Parameter configuration: how to connect, how long to wait, what to do about redirects and failures.
    /// - Throws: a `FormClientError` of the code `invalidParameter` if a file of the configuration can't be read, or a header
    ///   is not legal.
    public init(configuration: Configuration = Configuration()) throws(FormClientError) {
        for header in configuration.headers { try header.requireLegal() }
        self.configuration = configuration
        connections = Connections(try HTTPClient.Configuration(configuration))
    }

    /// Closes all connections; requests that are on their way fail.
    public func shutdown() async {
        try? await connections.http.shutdown()
    }

    /// Sends a request until it is answered.
    func send(
        _ request: FormRequest, onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) async throws(FormClientError) -> FormResponse {
        let timeouts = configuration.timeouts
        var run = RequestRun(
            configuration: configuration, deadline: timeouts.total.map { ContinuousClock.now + $0 },
            request: request)
        return try await run.send { [connections] request, deadline in
            let watchdog = Watchdog(limit: timeouts.progress, deadline: deadline)
            return Exchange(request, connections: connections, watchdog: watchdog, onProgress: onProgress)
        }
    }

    /// Puts a request together.
    func request(
        _ method: HTTPMethod, _ target: RequestTarget, headers: [HTTPHeader], body: RequestBody? = nil
    ) throws(FormClientError) -> FormRequest {
        // What is said of one request takes the place of what is said of all.
        let names = Set(headers.map { $0.name.lowercased() })
        let common = configuration.headers.filter { !names.contains($0.name.lowercased()) }
        return try FormRequest(method, target, headers: common + headers, body: body)
    }
}
#endif
