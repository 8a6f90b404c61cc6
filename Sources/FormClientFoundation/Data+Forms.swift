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
    /// Adds a file from memory.
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - data: the content.
    ///   - fileName: the file name that the receiver gets.
    ///   - type: the type of the content, or nil to detect it.
    ///   - headers: further headers of the part.
    /// - Throws: a `FormDataError` if the boundary is in the content, or a name has control characters that are
    ///   refused.
    public mutating func append(
        _ name: String, data: Data, fileName: String = "blob", type: MIMEType? = nil, headers: [PartHeader] = []
    ) throws(FormDataError) {
        try append(name, bytes: Array(data), fileName: fileName, type: type, headers: headers)
    }

    /// Adds the file at a `URL`.
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - fileURL: a `file` URL; links are followed.
    ///   - fileName: the file name that the receiver gets, or nil for the last component of the path.
    ///   - type: the type of the content, or nil to detect it.
    ///   - headers: further headers of the part.
    /// - Throws: a `FormDataError` if it does not lead to a regular file that can be read, or a name has control
    ///   characters that are refused.
    public mutating func append(
        _ name: String, fileURL: URL, fileName: String? = nil, type: MIMEType? = nil, headers: [PartHeader] = []
    ) throws(FormDataError) {
        try append(name, path: fileURL.path(percentEncoded: false), fileName: fileName, type: type, headers: headers)
    }
}

extension RequestBody {
    /// Bytes, sent unchanged.
    ///
    /// - Parameters:
    ///   - data: the body.
    ///   - type: its type.
    /// - Returns: the body.
    public static func data(_ data: Data, type: MIMEType = .octetStream) -> RequestBody {
        .bytes(Array(data), type: type)
    }
}

extension FormResponse {
    /// Reads the whole body.
    ///
    /// - Parameter limit: the maximum number of bytes that it may have; 1 MiB by default.
    /// - Returns: the bytes.
    /// - Throws: a `FormClientError`, with the code `responseTooLong` if there are more.
    public func data(limit: Int = 1 << 20) async throws(FormClientError) -> Data {
        Data(try await bytes(limit: limit))
    }
}
#endif
