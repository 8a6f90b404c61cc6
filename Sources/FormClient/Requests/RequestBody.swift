#if Upload
public import MIMETypes
public import MultipartFormData

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The body of a request, with its type.
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

    /// The content, or the error to report when it is to be sent.
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
    /// Bytes, sent unchanged.
    ///
    /// - Parameters:
    ///   - bytes: the body; it is not copied.
    ///   - type: its type.
    /// - Returns: the body.
    public static func bytes(_ bytes: [UInt8], type: MIMEType = .octetStream) -> RequestBody {
        RequestBody { () throws(FormClientError) in Content(type: type, length: bytes.count, bytes: .bytes(bytes)) }
    }

    /// A file, read while it is sent.
    ///
    /// If it can't be read, or changes meanwhile, the request fails with the code `unreadableBody`.
    ///
    /// - Parameters:
    ///   - path: absolute or relative to the working directory; it must be a regular file.
    ///   - type: its type, or nil to detect it.
    ///   - detector: detects the type; nil for `application/octet-stream`.
    /// - Returns: the body.
    public static func file(
        _ path: String, type: MIMEType? = nil, detector: (any MIMETypeDetecting)? = nil
    ) -> RequestBody {
        .file(pathBytes: Array(path.utf8), type: type, detector: detector)
    }

    /// A file whose path need not be UTF-8, read while it is sent.
    ///
    /// - Parameters:
    ///   - path: absolute or relative to the working directory; it must be a regular file.
    ///   - type: its type, or nil to detect it.
    ///   - detector: detects the type; nil for `application/octet-stream`.
    /// - Returns: the body.
    public static func file(
        pathBytes path: [UInt8], type: MIMEType? = nil, detector: (any MIMETypeDetecting)? = nil
    ) -> RequestBody {
        RequestBody { () throws(FormClientError) in
            let file = try FileContent.checked(path, type: type, detector: detector)
            return Content(type: file.type, length: file.length, bytes: file.body())
        }
    }

    /// A range of a file.
    static func file(_ file: FileContent, _ range: Range<Int>, type: MIMEType) -> RequestBody {
        RequestBody { () throws(FormClientError) in
            Content(type: type, length: range.count, bytes: file.body(range))
        }
    }

    /// A value as JSON, with sorted keys and unescaped slashes.
    ///
    /// If it can't be encoded, the request fails with the code `invalidParameter`.
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

    /// JSON as UTF-8 bytes, which are not checked.
    ///
    /// - Parameter bytes: the body.
    /// - Returns: the body.
    public static func json(bytes: [UInt8]) -> RequestBody {
        .bytes(bytes, type: .json)
    }

    /// A form with files, as `multipart/form-data`.
    ///
    /// - Parameter form: its files must not change until they are sent.
    /// - Returns: the body.
    public static func form(_ form: FormData) -> RequestBody {
        RequestBody { () throws(FormClientError) in
            Content(type: form.contentType, length: form.contentLength, bytes: form.body)
        }
    }

    /// Fields without files, as `application/x-www-form-urlencoded`.
    ///
    /// - Parameter form: the fields; a dictionary literal will do.
    /// - Returns: the body.
    public static func urlEncoded(_ form: URLEncodedForm) -> RequestBody {
        .bytes(form.bytes, type: .urlEncodedForm)
    }

    /// A stream of bytes.
    ///
    /// - Parameters:
    ///   - stream: the chunks of the body.
    ///   - length: the number of bytes, or nil if it is not known. If the stream has another length, the request fails.
    ///   - type: its type.
    ///   - isReplayable: whether the stream can be iterated again from its start, so that the body can be sent again
    ///     after a redirect.
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
    /// Looks at a file, with the error of a client.
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
