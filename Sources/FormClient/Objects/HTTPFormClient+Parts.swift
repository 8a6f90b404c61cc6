#if Upload
public import HTTPTypes
import MIMETypes
import MultipartFormData

/// A part of a file that an object store has received.
public struct StoredPart: Sendable, Hashable {
    /// The part number in the part's URL; if the URL contains none, the position of the part, counted from 1.
    public let number: Int
    /// The store's tag for the part, which is needed to complete the upload; empty if the store sent none.
    public let tag: String
    /// The checksums that were sent with the part.
    public let digests: [ContentDigest]
}

extension HTTPFormClient {
    /// Sends a file in parts to presigned URLs, several parts at the same time.
    ///
    /// Call `completeParts` afterwards to make the store assemble the parts.
    /// https://docs.aws.amazon.com/AmazonS3/latest/API/API_UploadPart.html
    ///
    /// - Parameters:
    ///   - path: the path of a regular file, absolute or relative to the working directory.
    ///   - urls: the URLs of the parts, in order; any surplus URLs are ignored.
    ///   - partLength: the length in bytes of each part but the last. If it is nil, parts are as short as the number of
    ///     URLs allows, but at least 5 MiB long.
    ///   - store: the store, which determines the headers for the checksums; S3 by default.
    ///   - algorithms: the algorithms of the checksums to send with each part; none by default.
    ///   - headers: additional headers, which replace headers of the same names from the store and the configuration.
    ///   - options: the options for the batch of parts, such as how many to send at the same time. The first error
    ///     always ends the upload.
    ///   - onProgress: a closure called after each piece is sent and after each part ends; nil for none.
    /// - Returns: the parts, in order.
    /// - Throws: a `FormClientError`: the error of the first part that failed, or one with the code `invalidParameter`
    ///   if there are too few URLs, or if their part numbers are not in ascending order.
    public func putParts(
        of path: String, to urls: [String], partLength: Int? = nil, store: ObjectStore = .s3,
        digests algorithms: [ContentDigest.Algorithm] = [], headers: HTTPFields = [:],
        options: BatchOptions = BatchOptions(), onProgress: (@Sendable (BatchProgress) -> Void)? = nil
    ) async throws(FormClientError) -> [StoredPart] {
        let file = try FileContent.checked(Array(path.utf8))
        guard let length = file.length else {
            throw FormClientError(.invalidParameter, path, reason: "has no known size; save it to a file and send that")
        }
        let plan = try PartPlan(length: length, urls: urls, partLength: partLength)
        var requests: [UploadRequest] = []
        var digests: [[ContentDigest]] = []
        for part in plan.parts {
            let body = RequestBody.file(file, part.range, type: .octetStream)
            digests.append(algorithms.isEmpty ? [] : try await body.digests(algorithms))
            let all = try store.headers(for: digests.last ?? []).replacing(with: headers)
            requests.append(UploadRequest(body, to: part.url, method: .put, headers: all))
        }
        var options = options
        options.stopsAtFailure = true
        let results = await upload(requests, options: options, onProgress: onProgress)
        var failures: [FormClientError] = []
        var stored: [StoredPart] = []
        for ((part, digests), result) in zip(zip(plan.parts, digests), results) {
            switch result {
            case .success(let answer):
                stored.append(StoredPart(number: part.number, tag: answer.headers[.eTag] ?? "", digests: digests))
            case .failure(let error): failures.append(error)
            }
        }
        // The other parts were cancelled because of this failure.
        if let failure = failures.first(where: { $0.code != .cancelled }) ?? failures.first { throw failure }
        return stored
    }

    /// Asks S3 to assemble the parts of an upload.
    ///
    /// The store may find an error after it has sent the status 200. It then reports the error in the body, and this
    /// method throws an error with the code `badStatus`.
    /// https://docs.aws.amazon.com/AmazonS3/latest/API/API_CompleteMultipartUpload.html
    ///
    /// - Parameters:
    ///   - parts: the parts that `putParts` returned.
    ///   - url: the presigned URL for completing the upload.
    ///   - headers: additional headers, which replace configured headers with the same names.
    /// - Returns: the response.
    /// - Throws: a `FormClientError`, with the code `badStatus` if the store refuses, or `invalidResponse` if the store
    ///   sent no tag for one of the parts.
    public func completeParts(
        _ parts: [StoredPart], at url: String, headers: HTTPFields = [:]
    ) async throws(FormClientError) -> UploadAnswer {
        if let part = parts.first(where: \.tag.isEmpty) {
            throw FormClientError(
                .invalidResponse, url, reason: "sent no tag for part \(part.number); complete the upload in another way"
            )
        }
        let body = RequestBody.bytes(Array(StoredPart.document(parts).utf8), type: MIMEType(literal: "application/xml"))
        let answer = try await UploadAnswer(send(.post, url, body: body, headers: headers), bodyLimit: 64 << 10)
        guard !String(decoding: answer.body, as: UTF8.self).contains("<Error>") else {
            throw FormClientError(
                .badStatus, answer.url, reason: "did not assemble the parts; see its response",
                status: answer.status, bodyStart: answer.body)
        }
        return answer
    }
}

extension StoredPart {
    /// Returns the XML document that lists the parts.
    fileprivate static func document(_ parts: [StoredPart]) -> String {
        let elements = parts.map { part in
            let digests = part.digests.compactMap { digest -> String? in
                let name = digest.algorithm.elementName
                return name.map { "<\($0)>\(digest.base64)</\($0)>" }
            }
            return
                "<Part><PartNumber>\(part.number)</PartNumber><ETag>\(escaped(part.tag))</ETag>\(digests.joined())</Part>"
        }
        return "<CompleteMultipartUpload xmlns=\"http://s3.amazonaws.com/doc/2006-03-01/\">\(elements.joined())"
            + "</CompleteMultipartUpload>"
    }

    private static func escaped(_ text: String) -> String {
        let entities: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
        return text.map { entities[$0] ?? String($0) }.joined()
    }
}

extension ContentDigest.Algorithm {
    /// The name of the XML element for the algorithm in the document that completes an upload; nil if there is none.
    fileprivate var elementName: String? {
        switch self {
        case .sha256: "ChecksumSHA256"
        case .crc32: "ChecksumCRC32"
        case .crc32c: "ChecksumCRC32C"
        case .md5: nil
        }
    }
}
#endif
