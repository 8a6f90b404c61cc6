#if Upload
public import MIMETypes
public import MultipartFormData
import NIOHTTP1

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension HTTPFormClient {
    /// Reads a URL.
    ///
    /// - Parameters:
    ///   - url: an `http` or `https` URL; a name and password in it are sent as basic authorization.
    ///   - parameters: added to the query of the URL.
    ///   - headers: further headers; they take the place of the configuration's.
    /// - Returns: the response, whose body is still to be read.
    /// - Throws: a `FormClientError`.
    public func get(
        _ url: String, parameters: URLEncodedForm = URLEncodedForm(), headers: [HTTPHeader] = []
    ) async throws(FormClientError) -> FormResponse {
        let target = try RequestTarget(url, parameters: parameters)
        return try await send(try request(.GET, target, headers: headers))
    }

    /// Posts fields without files, as `application/x-www-form-urlencoded`.
    ///
    /// - Parameters:
    ///   - form: the fields.
    ///   - url: an `http` or `https` URL; a name and password in it are sent as basic authorization.
    ///   - headers: further headers; they take the place of the configuration's.
    /// - Returns: the response, whose body is still to be read.
    /// - Throws: a `FormClientError`.
    public func post(
        _ form: URLEncodedForm, to url: String, headers: [HTTPHeader] = []
    ) async throws(FormClientError) -> FormResponse {
        try await post(bytes: form.bytes, type: .urlEncodedForm, to: url, headers: headers)
    }

    /// Posts a value as JSON.
    ///
    /// - Parameters:
    ///   - value: encoded with keys in their order and slashes as they are.
    ///   - url: an `http` or `https` URL; a name and password in it are sent as basic authorization.
    ///   - headers: further headers; they take the place of the configuration's.
    /// - Returns: the response, whose body is still to be read.
    /// - Throws: a `FormClientError`, of the code `invalidParameter` if the value can't be encoded.
    public func post(
        json value: some Encodable, to url: String, headers: [HTTPHeader] = []
    ) async throws(FormClientError) -> FormResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let bytes: [UInt8]
        do {
            bytes = Array(try encoder.encode(value))
        } catch {
            throw FormClientError(
                .invalidParameter, "\(type(of: value))", reason: "can't be written as JSON: \(error)",
                underlyingError: error)
        }
        return try await post(jsonBytes: bytes, to: url, headers: headers)
    }

    /// Posts JSON that is already there as bytes.
    ///
    /// - Parameters:
    ///   - bytes: JSON in UTF-8; it is not checked.
    ///   - url: an `http` or `https` URL; a name and password in it are sent as basic authorization.
    ///   - headers: further headers; they take the place of the configuration's.
    /// - Returns: the response, whose body is still to be read.
    /// - Throws: a `FormClientError`.
    public func post(
        jsonBytes bytes: [UInt8], to url: String, headers: [HTTPHeader] = []
    ) async throws(FormClientError) -> FormResponse {
        try await post(bytes: bytes, type: .json, to: url, headers: headers)
    }

    /// Posts bytes as they are.
    ///
    /// - Parameters:
    ///   - bytes: the body.
    ///   - type: what it is, for `Content-Type`.
    ///   - url: an `http` or `https` URL; a name and password in it are sent as basic authorization.
    ///   - headers: further headers; they take the place of the configuration's.
    ///   - onProgress: called for each piece that was sent, or nil; sending waits for it.
    /// - Returns: the response, whose body is still to be read.
    /// - Throws: a `FormClientError`.
    public func post(
        bytes: [UInt8], type: MIMEType = .octetStream, to url: String, headers: [HTTPHeader] = [],
        onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) async throws(FormClientError) -> FormResponse {
        let request = try request(.POST, RequestTarget(url), headers: headers, body: .bytes(bytes, type: type))
        return try await send(request, onProgress: onProgress)
    }

    /// Sends a form with files, as `multipart/form-data`.
    ///
    /// - Parameters:
    ///   - form: the fields and files; files must stay as they are until they are sent. A stream that can be read once can't
    ///     be sent again after a redirect, which is then an error.
    ///   - url: an `http` or `https` URL; a name and password in it are sent as basic authorization.
    ///   - method: `POST`, unless the server wants `PUT` or another.
    ///   - headers: further headers; they take the place of the configuration's.
    ///   - onProgress: called for each piece that was sent, or nil; sending waits for it.
    /// - Returns: the response, whose body is still to be read.
    /// - Throws: a `FormClientError`.
    public func upload(
        _ form: FormData, to url: String, method: String = "POST", headers: [HTTPHeader] = [],
        onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) async throws(FormClientError) -> FormResponse {
        guard !method.isEmpty, method.utf8.allSatisfy(ASCII.isToken) else {
            throw FormClientError(.invalidParameter, method, reason: "is no method; use one such as POST or PUT")
        }
        let request = try request(HTTPMethod(rawValue: method), RequestTarget(url), headers: headers, body: .form(form))
        return try await send(request, onProgress: onProgress)
    }
}
#endif
