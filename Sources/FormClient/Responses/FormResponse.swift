#if Upload
public import HTTPTypes
public import MIMETypes

/// A server's response, whose body is received as the caller reads it.
///
/// The response occupies its connection until the body has been read to its end, or until nothing refers to the
/// response any more.
public struct FormResponse: Sendable {
    /// The URL that the response came from, after all redirects.
    public let url: String
    /// The status, such as 200.
    public let status: Int
    /// The headers, in the order received; names may repeat.
    public let headers: HTTPFields
    /// The body, which can be read only once; it is decompressed if the client is configured to do so.
    public let body: Body

    init(url: String, head: Exchange.Head, exchange: Exchange) {
        self.url = url
        status = head.status
        headers = head.headers
        body = Body(url: url, exchange: exchange)
    }

    /// The media type, with parameters, that the response declares for its body; nil if it declares no valid type.
    ///
    /// The property corresponds to `mimeType` of `URLResponse`.
    public var mimeType: MIMEType? {
        headers[.contentType].flatMap { MIMEType($0) }
    }

    /// The length of the body in bytes as it is sent, before decompression; nil if the server doesn't state it.
    public var contentLength: Int? {
        headers[.contentLength].flatMap { Int($0) }
    }

    /// Whether the whole body of the request has been sent.
    ///
    /// Check this property after reading the body of the response. A server may respond, even with success, and close
    /// the connection before it has received the whole body of the request. In this case, the property is false.
    public var isRequestBodySent: Bool { body.exchange.isBodySent }

    /// Reads the whole body.
    ///
    /// - Parameter limit: the maximum length of the body in bytes; 1 MiB by default.
    /// - Returns: the bytes.
    /// - Throws: a `FormClientError`, with the code `responseTooLong` if the body is longer than the limit.
    public func bytes(limit: Int = 1 << 20) async throws(FormClientError) -> [UInt8] {
        var bytes: [UInt8] = []
        var iterator = body.makeAsyncIterator()
        while let chunk = try await iterator.next(isolation: nil) {
            guard chunk.count <= limit - bytes.count else {
                throw FormClientError(
                    .responseTooLong, url, reason: "responded with more than \(limit) bytes; read the body in chunks")
            }
            bytes += chunk
        }
        return bytes
    }

    /// Reads the whole body as UTF-8; invalid bytes are replaced by U+FFFD.
    ///
    /// - Parameter limit: the maximum length of the body in bytes; 1 MiB by default.
    /// - Returns: the text.
    /// - Throws: a `FormClientError`, with the code `responseTooLong` if the body is longer than the limit.
    public func text(limit: Int = 1 << 20) async throws(FormClientError) -> String {
        String(decoding: try await bytes(limit: limit), as: UTF8.self)
    }
}

extension FormResponse {
    /// The maximum number of bytes kept of the body of an error response.
    private static let errorBodyLength = 4096

    /// Throws an error with the start of the body if the status is not accepted.
    func requireStatus(in accepted: Range<Int>) async throws(FormClientError) {
        guard !accepted.contains(status) else { return }
        var start: [UInt8] = []
        var iterator = body.makeAsyncIterator()
        // If the body can't be read, the error still reports the status.
        while start.count < Self.errorBodyLength, let chunk = try? await iterator.next(isolation: nil) {
            start += chunk
        }
        throw FormClientError(status: status, from: url, bodyStart: Array(start.prefix(Self.errorBodyLength)))
    }
}
#endif
