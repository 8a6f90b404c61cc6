#if Upload
import HTTPTypes
import MIMETypes
import MultipartFormData

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How much of an upload the server has received.
struct UploadPosition: Equatable {
    /// The number of bytes that the server has received.
    let offset: Int
    /// Whether the server has received and processed all of them.
    let isComplete: Bool
}

/// The headers of a protocol for resumable uploads.
protocol UploadProtocol: Sendable {
    /// The body type of a request that appends to an upload.
    var appendType: MIMEType { get }

    /// The headers of a request that creates an upload without sending any of it.
    func creationHeaders(length: Int, fileName: String, type: MIMEType) -> HTTPFields

    /// The headers of a request that asks how much the server has received.
    func questionHeaders() -> HTTPFields

    /// The headers of a request that appends to an upload.
    func appendHeaders(offset: Int, isLast: Bool) -> HTTPFields

    /// Reads from a response how much of an upload of this length has arrived; nil if the response does not state it.
    func position(_ headers: HTTPFields, length: Int) -> UploadPosition?

    /// Checks whether the response to a request that appended everything missing confirms that the upload is complete.
    func completes(_ headers: HTTPFields, status: Int, length: Int) -> Bool

    /// The maximum number of bytes in one request; nil for no limit.
    func requestLimit(_ headers: HTTPFields) -> Int?

    /// Whether an upload of an empty file is complete as soon as it is created.
    var createsComplete: Bool { get }
}

/// Version 1.0 of tus.
///
/// https://tus.io/protocols/resumable-upload
struct TusProtocol: UploadProtocol {
    static let version = "1.0.0"

    var appendType: MIMEType { MIMEType(literal: "application/offset+octet-stream") }
    var createsComplete: Bool { true }

    func creationHeaders(length: Int, fileName: String, type: MIMEType) -> HTTPFields {
        var headers = questionHeaders()
        headers[.uploadLength] = "\(length)"
        let pairs = [("filename", fileName), ("filetype", "\(type)")]
        headers[.uploadMetadata] = pairs.map { "\($0) \(Data($1.utf8).base64EncodedString())" }.joined(separator: ",")
        return headers
    }

    func questionHeaders() -> HTTPFields { [.tusResumable: Self.version] }

    func appendHeaders(offset: Int, isLast: Bool) -> HTTPFields {
        [.tusResumable: Self.version, .uploadOffset: "\(offset)"]
    }

    func position(_ headers: HTTPFields, length: Int) -> UploadPosition? {
        headers[.uploadOffset].flatMap { Int($0) }.map { UploadPosition(offset: $0, isComplete: $0 == length) }
    }

    func completes(_ headers: HTTPFields, status: Int, length: Int) -> Bool {
        200..<300 ~= status && position(headers, length: length)?.isComplete == true
    }

    func requestLimit(_ headers: HTTPFields) -> Int? { nil }
}

/// Resumable Uploads for HTTP, according to draft 12 of the working group.
///
/// https://datatracker.ietf.org/doc/draft-ietf-httpbis-resumable-upload/12/
struct DraftProtocol: UploadProtocol {
    /// The version number by which servers that implement older drafts recognise the same headers; others ignore it.
    private static let interopVersion = "6"

    var appendType: MIMEType { MIMEType(literal: "application/partial-upload") }
    var createsComplete: Bool { false }

    func creationHeaders(length: Int, fileName: String, type: MIMEType) -> HTTPFields {
        var headers = questionHeaders()
        headers[.uploadComplete] = "?0"
        headers[.uploadLength] = "\(length)"
        headers[.contentDisposition] = "inline; filename*=UTF-8''\(fileName.percentEncoded)"
        return headers
    }

    func questionHeaders() -> HTTPFields { [.uploadDraftInteropVersion: Self.interopVersion] }

    func appendHeaders(offset: Int, isLast: Bool) -> HTTPFields {
        [
            .uploadDraftInteropVersion: Self.interopVersion, .uploadOffset: "\(offset)",
            .uploadComplete: isLast ? "?1" : "?0",
        ]
    }

    func position(_ headers: HTTPFields, length: Int) -> UploadPosition? {
        headers[.uploadOffset].flatMap { Int($0) }.map {
            UploadPosition(offset: $0, isComplete: headers[.uploadComplete] == "?1")
        }
    }

    func completes(_ headers: HTTPFields, status: Int, length: Int) -> Bool {
        // Servers that implement older drafts omit the header when they pass on the response to the whole upload.
        headers[.uploadComplete].map { $0 == "?1" } ?? (200..<300 ~= status)
    }

    func requestLimit(_ headers: HTTPFields) -> Int? {
        let members = headers[.uploadLimit]?.split(separator: ",") ?? []
        for member in members {
            let pair = member.split(separator: "=", maxSplits: 1).map { $0.drop { $0 == " " }.prefix { $0 != " " } }
            if pair.count == 2, pair[0] == "max-append-size" { return Int(pair[1]).flatMap { $0 > 0 ? $0 : nil } }
        }
        return nil
    }
}

extension String {
    /// The text as it is written in a header's UTF-8 parameter.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8187#section-3.2
    fileprivate var percentEncoded: String {
        var result: [UInt8] = []
        for byte in utf8 {
            if ASCII.isDigit(byte) || ASCII.isSmallLetter(byte | 0x20) || "-._~".utf8.contains(byte) {
                result.append(byte)
            } else {
                PercentEncoding.append(byte, to: &result)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension ResumableUploadOptions.Transfer {
    /// The headers of the protocol; those of `automatic` can be tried with any server.
    var headers: any UploadProtocol { self == .tus ? TusProtocol() : DraftProtocol() }

    /// Reads from a response to `OPTIONS` which protocol the server offers; nil if it offers none.
    init?(offeredBy headers: HTTPFields) {
        let versions = (headers[.tusVersion] ?? headers[.tusResumable] ?? "").split { $0 == "," || $0 == " " }
        if versions.contains(where: { $0 == TusProtocol.version }) {
            self = .tus
        } else if headers[.acceptPatch]?.contains("application/partial-upload") ?? false
            || headers[.uploadLimit] != nil || headers[.uploadDraftInteropVersion] != nil
        {
            self = .draft
        } else {
            return nil
        }
    }
}

// swift-format-ignore: NeverForceUnwrap
extension HTTPField.Name {
    static let uploadOffset = HTTPField.Name("Upload-Offset")!
    static let uploadLength = HTTPField.Name("Upload-Length")!
    static let uploadComplete = HTTPField.Name("Upload-Complete")!
    static let uploadLimit = HTTPField.Name("Upload-Limit")!
    static let uploadMetadata = HTTPField.Name("Upload-Metadata")!
    static let uploadDraftInteropVersion = HTTPField.Name("Upload-Draft-Interop-Version")!
    static let tusResumable = HTTPField.Name("Tus-Resumable")!
    static let tusVersion = HTTPField.Name("Tus-Version")!
    static let tusMaxSize = HTTPField.Name("Tus-Max-Size")!
    static let acceptPatch = HTTPField.Name("Accept-Patch")!
}
#endif
