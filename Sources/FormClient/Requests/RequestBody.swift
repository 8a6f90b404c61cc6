#if Upload
public import MIMETypes
public import MultipartFormData

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The body of a request, and the media type of the body.
///
/// ```swift
/// try await client.send(.put, url, body: .file("report.pdf"))
/// try await client.send(.patch, url, body: .json(["title": "Holiday"]))
/// ```
public struct RequestBody: Sendable {
    struct Content: Sendable {
        let type: MIMEType
        /// The number of bytes, or nil if it is not known.
        let length: Int?
        let bytes: FormData.Body
    }

    /// The content, or the error to throw when the body is about to be sent.
    private let content: Result<Content, FormClientError>

    private init(_ make: () throws(FormClientError) -> Content) {
        do throws(FormClientError) {
            content = .success(try make())
        } catch {
            content = .failure(error)
        }
    }

    func get() throws(FormClientError) -> Content {
        try content.get()
    }
}

extension RequestBody {
    /// Creates a body from bytes, which are sent unchanged.
    ///
    /// - Parameters:
    ///   - bytes: the bytes of the body, which are not copied.
    ///   - type: the type of the body.
    /// - Returns: the body.
    public static func bytes(_ bytes: [UInt8], type: MIMEType = .octetStream) -> RequestBody {
        RequestBody { () throws(FormClientError) in Content(type: type, length: bytes.count, bytes: .bytes(bytes)) }
    }

    /// Creates a body from a file, which is read as it is sent.
    ///
    /// If the file can't be read, or changes before all of it has been sent, the request fails with the code
    /// `unreadableBody`.
    ///
    /// - Parameters:
    ///   - path: the path of a regular file, absolute or relative to the working directory.
    ///   - type: the type of the file, or nil to detect it with `detector`.
    ///   - detector: the detector to use if `type` is nil; if both are nil, the type is `application/octet-stream`.
    /// - Returns: the body.
    public static func file(
        _ path: String, type: MIMEType? = nil, detector: (any MIMETypeDetecting)? = nil
    ) -> RequestBody {
        .file(pathBytes: Array(path.utf8), type: type, detector: detector)
    }

    /// Creates a body from a file whose path need not be UTF-8; the file is read as it is sent.
    ///
    /// - Parameters:
    ///   - path: the path of a regular file, absolute or relative to the working directory.
    ///   - type: the type of the file, or nil to detect it with `detector`.
    ///   - detector: the detector to use if `type` is nil; if both are nil, the type is `application/octet-stream`.
    /// - Returns: the body.
    public static func file(
        pathBytes path: [UInt8], type: MIMEType? = nil, detector: (any MIMETypeDetecting)? = nil
    ) -> RequestBody {
        RequestBody { () throws(FormClientError) in
            let file = try FileContent.checked(path, type: type, detector: detector)
            return Content(type: file.type, length: file.length, bytes: file.body())
        }
    }

    /// Makes a body from a range of a file.
    static func file(_ file: FileContent, _ range: Range<Int>, type: MIMEType) -> RequestBody {
        RequestBody { () throws(FormClientError) in
            Content(type: type, length: range.count, bytes: file.body(range))
        }
    }

    /// Creates a body by encoding a value as JSON, with sorted keys and unescaped slashes.
    ///
    /// If the value can't be encoded, the request fails with the code `invalidParameter`.
    ///
    /// - Parameter value: the value, which is encoded immediately.
    /// - Returns: the body.
    public static func json(_ value: some Encodable) -> RequestBody {
        RequestBody { () throws(FormClientError) in
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            do {
                let bytes = Array(try encoder.encode(value))
                return Content(type: .json, length: bytes.count, bytes: .bytes(bytes))
            } catch {
                throw FormClientError(
                    .invalidParameter, "\(Swift.type(of: value))", reason: "can't be written as JSON: \(error)",
                    underlyingError: error)
            }
        }
    }

    /// Creates a body from JSON that is already encoded.
    ///
    /// - Parameter bytes: the JSON text in UTF-8, which is not checked.
    /// - Returns: the body.
    public static func json(bytes: [UInt8]) -> RequestBody {
        .bytes(bytes, type: .json)
    }

    /// Creates a body from a form with files, as `multipart/form-data`.
    ///
    /// - Parameter form: the form, whose files must not change until they have been sent.
    /// - Returns: the body.
    public static func form(_ form: FormData) -> RequestBody {
        RequestBody { () throws(FormClientError) in
            Content(type: form.contentType, length: form.contentLength, bytes: form.body)
        }
    }

    /// Creates a body from a form without files, as `application/x-www-form-urlencoded`.
    ///
    /// - Parameter form: the fields, for example as a dictionary literal.
    /// - Returns: the body.
    public static func urlEncoded(_ form: URLEncodedForm) -> RequestBody {
        .bytes(form.bytes, type: .urlEncodedForm)
    }

    /// Creates a body from a stream of bytes.
    ///
    /// - Parameters:
    ///   - stream: the chunks of the body.
    ///   - length: the number of bytes, or nil if it is not known. If the actual length differs, the request fails.
    ///   - type: the type of the body.
    ///   - isReplayable: whether the stream can be iterated again from its start. If so, the body can be sent again
    ///     after a redirect or for a retry.
    /// - Returns: the body.
    public static func stream<Stream: AsyncSequence & Sendable>(
        _ stream: Stream, length: Int? = nil, type: MIMEType = .octetStream, isReplayable: Bool = false
    ) -> RequestBody where Stream.Element: Sequence<UInt8> {
        RequestBody { () throws(FormClientError) in
            let bytes = FormData.Body.stream(stream, length: length, isReplayable: isReplayable)
            return Content(type: type, length: length, bytes: bytes)
        }
    }
}

extension FileContent {
    /// Opens a file; throws a `FormClientError` if that fails.
    static func checked(
        _ path: [UInt8], type: MIMEType? = nil, detector: (any MIMETypeDetecting)? = nil
    ) throws(FormClientError) -> FileContent {
        do throws(FormDataError) {
            return try FileContent(path: path, type: type, detector: detector)
        } catch {
            throw FormClientError.body(error, url: String(decoding: path, as: UTF8.self))
        }
    }
}
#endif
