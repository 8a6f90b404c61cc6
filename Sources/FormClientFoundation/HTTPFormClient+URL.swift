#if Upload
public import FormClient
public import HTTPTypes
public import MultipartFormData

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension HTTPFormClient {
    /// Sends a request to a `URL`.
    ///
    /// - Parameters:
    ///   - method: any method except `CONNECT`, `TRACE` and `TRACK`; common ones such as `get` are sent in capitals.
    ///   - url: an `http` or `https` URL; a name and password in it are sent with basic authentication.
    ///   - body: the body, or nil for none.
    ///   - parameters: fields to add to the URL's query.
    ///   - headers: additional headers, which replace configured headers with the same names. `Content-Type`,
    ///     `Content-Length` and `Transfer-Encoding` are not allowed, because they come from the body.
    ///   - timeouts: the time limits, or nil for those of the configuration.
    ///   - onProgress: a closure called for each piece of the body sent; nil for none. Sending waits until the closure
    ///     returns.
    /// - Returns: the response; its body has not been read.
    /// - Throws: a `FormClientError`, with the code `badStatus` if the configuration does not accept the status.
    public func send(
        _ method: HTTPRequest.Method, _ url: URL, body: RequestBody? = nil, parameters: URLEncodedForm = [:],
        headers: HTTPFields = [:], timeouts: FormClientConfiguration.Timeouts? = nil,
        onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) async throws(FormClientError) -> FormResponse {
        try await send(
            method, url.absoluteString, body: body, parameters: parameters, headers: headers, timeouts: timeouts,
            onProgress: onProgress)
    }

    /// Requests a `URL` with GET.
    ///
    /// - Parameters:
    ///   - url: an `http` or `https` URL; a name and password in it are sent with basic authentication.
    ///   - parameters: fields to add to the URL's query.
    ///   - headers: additional headers, which replace configured headers with the same names.
    /// - Returns: the response; its body has not been read.
    /// - Throws: a `FormClientError`, with the code `badStatus` if the configuration does not accept the status.
    public func get(
        _ url: URL, parameters: URLEncodedForm = [:], headers: HTTPFields = [:]
    ) async throws(FormClientError) -> FormResponse {
        try await get(url.absoluteString, parameters: parameters, headers: headers)
    }

    /// Sends a form with files to a `URL`.
    ///
    /// - Parameters:
    ///   - form: the fields and files. Files must not change until they have been sent.
    ///   - url: an `http` or `https` URL; a name and password in it are sent with basic authentication.
    ///   - method: the method; `POST` by default. Some servers require `PUT`.
    ///   - headers: additional headers, which replace configured headers with the same names.
    ///   - onProgress: a closure called for each piece sent; nil for none. Sending waits until the closure returns.
    /// - Returns: the response; its body has not been read.
    /// - Throws: a `FormClientError`, with the code `badStatus` if the configuration does not accept the status.
    public func upload(
        _ form: FormData, to url: URL, method: HTTPRequest.Method = .post, headers: HTTPFields = [:],
        onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) async throws(FormClientError) -> FormResponse {
        try await upload(form, to: url.absoluteString, method: method, headers: headers, onProgress: onProgress)
    }
}
#endif
