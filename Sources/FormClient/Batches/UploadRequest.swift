#if Upload
public import HTTPTypes

/// A request to send in a batch.
public struct UploadRequest: Sendable {
    /// The body, or nil for none.
    public var body: RequestBody?
    /// An `http` or `https` URL; a name and password in it are sent with basic authentication.
    public var url: String
    /// The method, such as `POST`.
    public var method: HTTPRequest.Method
    /// Additional headers, which replace configured headers with the same names.
    public var headers: HTTPFields

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - body: the body, or nil for none. Files are read when they are sent.
    ///   - url: an `http` or `https` URL; a name and password in it are sent with basic authentication.
    ///   - method: the method; `POST` by default.
    ///   - headers: additional headers, which replace configured headers with the same names.
    public init(
        _ body: RequestBody?, to url: String, method: HTTPRequest.Method = .post, headers: HTTPFields = [:]
    ) {
        self.body = body
        self.url = url
        self.method = method
        self.headers = headers
    }
}

/// The response to a request in a batch, or to an upload that was sent in several requests.
public struct UploadAnswer: Sendable, Hashable {
    /// The URL that the response came from, after all redirects.
    public let url: String
    /// The status, such as 200.
    public let status: Int
    /// The headers, in the order received; names may repeat.
    public let headers: HTTPFields
    /// The start of the body: in a batch, at most `BatchOptions.bodyLimit` bytes; otherwise, at most 64 KiB.
    public let body: [UInt8]
    /// Whether the whole body of the request has been sent.
    public let isRequestBodySent: Bool

    /// Reads a response; bytes of its body beyond the limit are left out.
    init(_ response: FormResponse, bodyLimit: Int) async throws(FormClientError) {
        var body: [UInt8] = []
        var iterator = response.body.makeAsyncIterator()
        while let chunk = try await iterator.next(isolation: nil) {
            body += chunk.prefix(bodyLimit - body.count)
        }
        (url, status, headers) = (response.url, response.status, response.headers)
        self.body = body
        isRequestBodySent = response.isRequestBodySent
    }
}

/// The progress of a batch of requests.
public struct BatchProgress: Sendable, Hashable {
    /// The index of the request that made progress or ended, counted from 0.
    public let index: Int
    /// The number of bytes of the request's body that have been sent.
    public let bytesSent: Int
    /// The length of the request's body in bytes, or nil if it is not known.
    public let bytesExpected: Int?
    /// The number of bytes sent so far, summed over the bodies of all requests.
    public let totalBytesSent: Int
    /// The sum of the lengths of all bodies in bytes, or nil if the length of any body is not known.
    public let totalBytesExpected: Int?
    /// The number of requests that have ended, with a response or an error.
    public let endedCount: Int
    /// The total number of requests.
    public let count: Int
}
#endif
