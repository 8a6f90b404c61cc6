#if Upload
public import HTTPTypes
public import MIMETypes

/// A server's response, with a body that is received as it is read.
///
/// The connection is in use until the body is read to its end, or nothing refers to the response any more.
public struct FormResponse: Sendable {
    /// The URL that the response came from, after all redirects.
    public let url: String
    /// The status, such as 200.
    public let status: Int
    /// The headers, in the order received; names may repeat.
    public let headers: HTTPFields
    /// The body, which can be read once; it is decompressed if the client is configured to do so.
    public let body: Body

    init(url: String, head: Exchange.Head, exchange: Exchange) {
        self.url = url
        status = head.status
        headers = head.headers
        body = Body(url: url, exchange: exchange)
    }

    /// The declared type of the body, with its parameters; nil if there is none, or if it is not a media type.
    ///
    /// It corresponds to `mimeType` of `URLResponse`.
    public var mimeType: MIMEType? {
        headers[.contentType].flatMap { MIMEType($0) }
    }

    /// The length of the body in bytes as sent, before decompression; nil if the server doesn't state it.
    public var contentLength: Int? {
        headers[.contentLength].flatMap { Int($0) }
    }

    /// Whether the whole body of the request has been sent.
    ///
    /// Read the property once this response's body has been read. A server may respond, even with success, before it
    /// has received the request's body, and close the connection.
    public var isRequestBodySent: Bool { body.exchange.isBodySent }

    /// Reads the whole body.
    ///
    /// - Parameter limit: the maximum length in bytes; 1 MiB by default.
    /// - Returns: the bytes.
    /// - Throws: a `FormClientError`, with the code `responseTooLong` if the body is longer.
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

    /// Reads the whole body as UTF-8; invalid bytes are replaced.
    ///
    /// - Parameter limit: the maximum length in bytes; 1 MiB by default.
    /// - Returns: the text.
    /// - Throws: a `FormClientError`, with the code `responseTooLong` if the body is longer.
    public func text(limit: Int = 1 << 20) async throws(FormClientError) -> String {
        String(decoding: try await bytes(limit: limit), as: UTF8.self)
    }
}

extension FormResponse {
    /// The maximum number of bytes kept of an error response's body.
    private static let errorBodyLength = 4096

    /// Throws an error with the start of the body if the status is not accepted.
    func requireStatus(in accepted: Range<Int>) async throws(FormClientError) {
        guard !accepted.contains(status) else { return }
        var start: [UInt8] = []
        var iterator = body.makeAsyncIterator()
        // Even if the body can't be read, the status is the error that is reported.
        while start.count < Self.errorBodyLength, let chunk = try? await iterator.next(isolation: nil) {
            start += chunk
        }
        throw FormClientError(
            .badStatus, url, reason: "responded with the status \(status); see the body", status: status,
            bodyStart: Array(start.prefix(Self.errorBodyLength)))
    }
}
#endif
