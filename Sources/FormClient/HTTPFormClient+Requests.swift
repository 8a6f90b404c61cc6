#if Upload
public import HTTPTypes
public import MIMETypes
public import MultipartFormData

extension HTTPFormClient {
    /// Requests a URL with GET.
    ///
    /// - Parameters:
    ///   - url: an `http` or `https` URL; a name and password in it are sent with basic authentication.
    ///   - parameters: fields to add to the URL's query, for example as a dictionary literal.
    ///   - headers: additional headers, which replace configured headers with the same names.
    /// - Returns: the response; its body has not been read.
    /// - Throws: a `FormClientError`, with the code `badStatus` if the configuration does not accept the status.
    public func get(
        _ url: String, parameters: URLEncodedForm = [:], headers: HTTPFields = [:]
    ) async throws(FormClientError) -> FormResponse {
        try await send(.get, url, parameters: parameters, headers: headers)
    }

    /// Posts a form without files, as `application/x-www-form-urlencoded`.
    ///
    /// - Parameters:
    ///   - form: the fields, for example as a dictionary literal.
    ///   - url: an `http` or `https` URL; a name and password in it are sent with basic authentication.
    ///   - headers: additional headers, which replace configured headers with the same names.
    /// - Returns: the response; its body has not been read.
    /// - Throws: a `FormClientError`, with the code `badStatus` if the configuration does not accept the status.
    public func post(
        _ form: URLEncodedForm, to url: String, headers: HTTPFields = [:]
    ) async throws(FormClientError) -> FormResponse {
        try await send(.post, url, body: .urlEncoded(form), headers: headers)
    }

    /// Posts a value as JSON.
    ///
    /// - Parameters:
    ///   - value: the value, which is encoded with sorted keys and unescaped slashes.
    ///   - url: an `http` or `https` URL; a name and password in it are sent with basic authentication.
    ///   - headers: additional headers, which replace configured headers with the same names.
    /// - Returns: the response; its body has not been read.
    /// - Throws: a `FormClientError`, with the code `invalidParameter` if the value can't be encoded, or `badStatus` if
    ///   the configuration does not accept the status.
    public func post(
        json value: some Encodable, to url: String, headers: HTTPFields = [:]
    ) async throws(FormClientError) -> FormResponse {
        try await send(.post, url, body: .json(value), headers: headers)
    }

    /// Posts bytes unchanged.
    ///
    /// - Parameters:
    ///   - bytes: the body.
    ///   - type: the type of the body, which is sent as `Content-Type`.
    ///   - url: an `http` or `https` URL; a name and password in it are sent with basic authentication.
    ///   - headers: additional headers, which replace configured headers with the same names.
    ///   - onProgress: a closure called for each piece sent; nil for none. Sending waits until the closure returns.
    /// - Returns: the response; its body has not been read.
    /// - Throws: a `FormClientError`, with the code `badStatus` if the configuration does not accept the status.
    public func post(
        bytes: [UInt8], type: MIMEType = .octetStream, to url: String, headers: HTTPFields = [:],
        onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) async throws(FormClientError) -> FormResponse {
        try await send(.post, url, body: .bytes(bytes, type: type), headers: headers, onProgress: onProgress)
    }

    /// Sends a form with files, as `multipart/form-data`.
    ///
    /// - Parameters:
    ///   - form: the fields and files. Files must not change until they have been sent. A stream that can be read only
    ///     once can't be sent again, so a redirect that would repeat the body causes an error.
    ///   - url: an `http` or `https` URL; a name and password in it are sent with basic authentication.
    ///   - method: the method; `POST` by default. Some servers require `PUT`.
    ///   - headers: additional headers, which replace configured headers with the same names.
    ///   - onProgress: a closure called for each piece sent; nil for none. Sending waits until the closure returns.
    /// - Returns: the response; its body has not been read.
    /// - Throws: a `FormClientError`, with the code `badStatus` if the configuration does not accept the status.
    public func upload(
        _ form: FormData, to url: String, method: HTTPRequest.Method = .post, headers: HTTPFields = [:],
        onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) async throws(FormClientError) -> FormResponse {
        try await send(method, url, body: .form(form), headers: headers, onProgress: onProgress)
    }
}
#endif
