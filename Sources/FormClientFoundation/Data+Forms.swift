#if Upload
public import FormClient
public import MIMETypes
public import MultipartFormData

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension FormData {
    /// Adds a file whose content is in memory.
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - data: the content.
    ///   - fileName: the file name to send to the receiver; `blob` by default.
    ///   - type: the type of the content, or nil to detect it with the form's detector.
    ///   - headers: additional headers of the part.
    /// - Throws: a `FormDataError` if the content contains the form's boundary, or if a name contains control
    ///   characters that the form refuses.
    public mutating func append(
        _ name: String, data: Data, fileName: String = "blob", type: MIMEType? = nil, headers: [PartHeader] = []
    ) throws(FormDataError) {
        try append(name, bytes: Array(data), fileName: fileName, type: type, headers: headers)
    }

    /// Adds the file at a `URL`.
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - fileURL: a `file` URL; symbolic links are followed.
    ///   - fileName: the file name to send to the receiver, or nil for the last component of the URL's path.
    ///   - type: the type of the content, or nil to detect it with the form's detector.
    ///   - headers: additional headers of the part.
    /// - Throws: a `FormDataError` if the URL does not lead to a readable regular file, or if a name contains control
    ///   characters that the form refuses.
    public mutating func append(
        _ name: String, fileURL: URL, fileName: String? = nil, type: MIMEType? = nil, headers: [PartHeader] = []
    ) throws(FormDataError) {
        try append(name, path: fileURL.path(percentEncoded: false), fileName: fileName, type: type, headers: headers)
    }
}

extension RequestBody {
    /// Creates a body from `Data`, which is sent unchanged.
    ///
    /// - Parameters:
    ///   - data: the content of the body.
    ///   - type: the type of the body.
    /// - Returns: the body.
    public static func data(_ data: Data, type: MIMEType = .octetStream) -> RequestBody {
        .bytes(Array(data), type: type)
    }
}

extension FormResponse {
    /// Reads the whole body as `Data`.
    ///
    /// - Parameter limit: the maximum length of the body in bytes; 1 MiB by default.
    /// - Returns: the bytes.
    /// - Throws: a `FormClientError`, with the code `responseTooLong` if the body is longer than the limit.
    public func data(limit: Int = 1 << 20) async throws(FormClientError) -> Data {
        Data(try await bytes(limit: limit))
    }
}
#endif
