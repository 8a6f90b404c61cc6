#if Upload
public import HTTPTypes

/// A service that stores files and serves them under URLs.
///
/// The headers for checksums differ between services.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ObjectStore: String, Sendable, Hashable, CaseIterable {
    /// Amazon S3, or a service with a compatible API.
    case s3
    /// Google Cloud Storage.
    case gcs
    /// Azure Blob Storage.
    case azure

    /// Returns the headers for sending checksums with an upload.
    ///
    /// The store compares the checksums with the bytes that it receives, and refuses the upload if they differ.
    /// https://docs.aws.amazon.com/AmazonS3/latest/userguide/checking-object-integrity-upload.html,
    /// https://cloud.google.com/storage/docs/xml-api/reference-headers#xgooghash,
    /// https://learn.microsoft.com/en-us/rest/api/storageservices/put-blob
    ///
    /// - Parameter digests: the checksums.
    /// - Returns: the headers; for Azure, also the header that every upload of a blob requires.
    /// - Throws: a `FormClientError` with the code `invalidParameter` if the store has no header for one of the
    ///   checksums.
    public func headers(for digests: [ContentDigest]) throws(FormClientError) -> HTTPFields {
        var headers = HTTPFields()
        if self == .azure { headers[.blobType] = "BlockBlob" }
        for digest in digests {
            switch (self, digest.algorithm) {
            case (.gcs, .md5), (.gcs, .crc32c):
                headers.append(HTTPField(name: .googleHash, value: "\(digest.algorithm.rawValue)=\(digest.base64)"))
            case (.s3, .md5), (.azure, .md5): headers[.contentMD5] = digest.base64
            case (.s3, .sha256): headers[.amazonSHA256] = digest.base64
            case (.s3, .crc32): headers[.amazonCRC32] = digest.base64
            case (.s3, .crc32c): headers[.amazonCRC32C] = digest.base64
            default:
                throw FormClientError(
                    .invalidParameter, digest.algorithm.rawValue,
                    reason: "is a checksum that \(rawValue) has no header for; use \(advice)")
            }
        }
        return headers
    }

    private var advice: String {
        switch self {
        case .s3: "md5, sha-256, crc32 or crc32c"
        case .gcs: "md5 or crc32c"
        case .azure: "md5"
        }
    }
}

extension ContentDigest {
    /// Returns the headers that RFC 9530 and RFC 1864 define for checksums.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9530#section-2, https://www.rfc-editor.org/rfc/rfc1864
    ///
    /// - Parameter digests: the checksums.
    /// - Returns: `Content-Digest` for SHA-256, and `Content-MD5` for MD5.
    /// - Throws: a `FormClientError` with the code `invalidParameter` if one of the checksums is a CRC, for which
    ///   neither RFC defines a header.
    public static func headers(for digests: [ContentDigest]) throws(FormClientError) -> HTTPFields {
        var headers = HTTPFields()
        for digest in digests {
            switch digest.algorithm {
            case .md5: headers[.contentMD5] = digest.base64
            case .sha256:
                headers.append(
                    HTTPField(name: .contentDigest, value: "\(digest.algorithm.rawValue)=:\(digest.base64):"))
            case .crc32, .crc32c:
                throw FormClientError(
                    .invalidParameter, digest.algorithm.rawValue,
                    reason: "is a checksum of object stores only; name the store, or use sha-256")
            }
        }
        return headers
    }
}

// swift-format-ignore: NeverForceUnwrap
extension HTTPField.Name {
    fileprivate static let contentMD5 = HTTPField.Name("Content-MD5")!
    fileprivate static let contentDigest = HTTPField.Name("Content-Digest")!
    fileprivate static let blobType = HTTPField.Name("x-ms-blob-type")!
    fileprivate static let googleHash = HTTPField.Name("x-goog-hash")!
    fileprivate static let amazonSHA256 = HTTPField.Name("x-amz-checksum-sha256")!
    fileprivate static let amazonCRC32 = HTTPField.Name("x-amz-checksum-crc32")!
    fileprivate static let amazonCRC32C = HTTPField.Name("x-amz-checksum-crc32c")!
}
#endif
