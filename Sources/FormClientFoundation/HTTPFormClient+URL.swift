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
    ///   - method: any method except `CONNECT` and `TRACE`.
    ///   - url: an `http` or `https` URL.
    ///   - body: the body, or nil for none.
    ///   - parameters: fields to add to the URL's query.
    ///   - headers: additional headers, which replace configured headers with the same names.
    ///   - timeouts: the time limits, or nil for those of the configuration.
    ///   - onProgress: a closure called for each piece of the body sent; nil for none.
    /// - Returns: the response; its body has not been read.
    /// - Throws: a `FormClientError`.
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
    ///   - url: an `http` or `https` URL.
    ///   - parameters: fields to add to the URL's query.
    ///   - headers: additional headers, which replace configured headers with the same names.
    /// - Returns: the response; its body has not been read.
    /// - Throws: a `FormClientError`.
    public func get(
        _ url: URL, parameters: URLEncodedForm = [:], headers: HTTPFields = [:]
    ) async throws(FormClientError) -> FormResponse {
        try await get(url.absoluteString, parameters: parameters, headers: headers)
    }

    /// Sends a form with files to a `URL`.
    ///
    /// - Parameters:
    ///   - form: the fields and files.
    ///   - url: an `http` or `https` URL.
    ///   - method: the method; `POST` by default, although some servers require `PUT`.
    ///   - headers: additional headers, which replace configured headers with the same names.
    ///   - onProgress: a closure called for each piece sent; nil for none.
    /// - Returns: the response; its body has not been read.
    /// - Throws: a `FormClientError`.
    public func upload(
        _ form: FormData, to url: URL, method: HTTPRequest.Method = .post, headers: HTTPFields = [:],
        onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) async throws(FormClientError) -> FormResponse {
        try await upload(form, to: url.absoluteString, method: method, headers: headers, onProgress: onProgress)
    }
}
#endif
