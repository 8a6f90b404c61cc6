#if Upload
public import HTTPTypes
public import MIMETypes

/// How an upload is made so that it can be resumed.
public struct ResumableUploadOptions: Sendable {
    /// The protocol between the client and the server.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Transfer: String, Sendable, Hashable, Codable, CaseIterable {
        /// The one that the server offers when it is asked with `OPTIONS`.
        ///
        /// A server that offers none gets the whole file, with the headers of `draft`. If it then announces that the
        /// upload can be resumed, it is.
        case automatic = "auto"
        /// tus 1.0.
        ///
        /// https://tus.io/protocols/resumable-upload
        case tus
        /// Resumable Uploads for HTTP, of the IETF's HTTP working group.
        ///
        /// https://datatracker.ietf.org/doc/draft-ietf-httpbis-resumable-upload/
        case draft
    }

    /// The protocol; the one that the server offers by default.
    public var transfer = Transfer.automatic
    /// The method that creates the upload with the protocol of the IETF; tus always has `POST`.
    public var method = HTTPRequest.Method.post
    /// The type of the file; nil, the default, to detect it.
    public var type: MIMEType?
    /// Detects the type; nil, the default, for `application/octet-stream`.
    public var detector: (any MIMETypeDetecting)?
    /// The maximum number of bytes in one request; nil, the default, for no limit but the server's.
    public var requestLength: Int?
    /// A file that remembers the upload until it is complete; nil for the file's own path with `.upload` after it.
    public var statePath: String?
    /// How often an upload is resumed without getting further, and the pauses between.
    ///
    /// By default, 8 times with pauses from half a second to 30 seconds. The statuses and methods of the policy have no
    /// meaning here.
    public var retries: FormClientConfiguration.RetryPolicy

    /// Makes the default options.
    public init() {
        retries = FormClientConfiguration.RetryPolicy(limit: 8)
        retries.firstDelay = .milliseconds(500)
    }
}
#endif
