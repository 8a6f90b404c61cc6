#if Upload
public import HTTPTypes
public import MIMETypes

/// Options for resumable uploads.
public struct ResumableUploadOptions: Sendable {
    /// A protocol for resumable uploads.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Transfer: String, Sendable, Hashable, Codable, CaseIterable {
        /// The protocol that the server offers in its response to `OPTIONS`.
        ///
        /// If the server offers no protocol, the whole file is sent with the headers of `draft`. The upload is then
        /// resumable only if the server announces support while it is receiving the file.
        case automatic = "auto"
        /// tus 1.0.
        ///
        /// https://tus.io/protocols/resumable-upload
        case tus
        /// Resumable Uploads for HTTP, from the IETF's HTTP working group.
        ///
        /// https://datatracker.ietf.org/doc/draft-ietf-httpbis-resumable-upload/
        case draft
    }

    /// The protocol; by default, the one that the server offers.
    public var transfer = Transfer.automatic
    /// The method of the request that creates an upload with the IETF's protocol; `POST` by default.
    ///
    /// tus always uses `POST`.
    public var method = HTTPRequest.Method.post
    /// The type of the file; nil, the default, to detect it.
    public var type: MIMEType?
    /// The detector to use if `type` is nil; if both are nil, the type is `application/octet-stream`.
    public var detector: (any MIMETypeDetecting)?
    /// The maximum number of bytes in each request; nil, the default, for no limit except the server's.
    public var requestLength: Int?
    /// The path of the file that stores the upload's state until the upload is complete; nil, the default, for the path
    /// of the uploaded file with `.upload` appended.
    public var statePath: String?
    /// How many times in a row an upload may be resumed without making progress, and how long to pause between
    /// attempts.
    ///
    /// By default, an upload is resumed up to 8 times in a row, with pauses of about half a second at first and at most
    /// 30 seconds. The `statuses` and `includesUnsafeMethods` of the policy are ignored.
    public var retries: FormClientConfiguration.RetryPolicy

    /// Creates the default options.
    public init() {
        retries = FormClientConfiguration.RetryPolicy(limit: 8)
        retries.firstDelay = .milliseconds(500)
    }
}
#endif
