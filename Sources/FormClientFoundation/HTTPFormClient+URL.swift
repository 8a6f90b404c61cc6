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
    ///   - method: any but `CONNECT` and `TRACE`.
    ///   - url: an `http` or `https` URL.
    ///   - body: what to send, or nil for nothing.
    ///   - parameters: added to the query of the URL.
    ///   - headers: further headers; they replace the configuration's.
    ///   - timeouts: how long to wait, or nil for the configuration's.
    ///   - onProgress: called for each piece of the body that was sent, or nil.
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

    /// Reads a `URL`.
    ///
    /// - Parameters:
    ///   - url: an `http` or `https` URL.
    ///   - parameters: added to the query of the URL.
    ///   - headers: further headers; they replace the configuration's.
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
    ///   - method: `POST`, unless the server wants `PUT` or another.
    ///   - headers: further headers; they replace the configuration's.
    ///   - onProgress: called for each piece that was sent, or nil.
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
