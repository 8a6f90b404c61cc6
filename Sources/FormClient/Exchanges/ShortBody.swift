#if Upload
import MultipartFormData
import NIOCore

extension FormRequest {
    /// Bodies of up to this many bytes are sent together with the head.
    private static let shortLength = 16 << 10

    /// Reads the whole body if it is short enough to be sent with the head.
    ///
    /// - Returns: the body, which is empty if there is nothing to send; nil if it is sent in pieces.
    /// - Throws: a `FormClientError` if the body can't be read.
    func shortBody() async throws(FormClientError) -> ByteBuffer? {
        guard let body, hasBytesToSend else { return ByteBuffer() }
        guard let length = body.length, length <= Self.shortLength, !body.bytes.hasStreams,
            expectContinue == nil, rateLimit == nil
        else { return nil }
        var buffer = ByteBuffer()
        buffer.reserveCapacity(length)
        var iterator = body.bytes.makeAsyncIterator()
        while let chunk = try await next(&iterator) { buffer.writeBytes(chunk) }
        return buffer
    }

    /// Reads the next piece of a body; nil at its end.
    func next(_ iterator: inout FormData.Body.Iterator) async throws(FormClientError) -> ArraySlice<UInt8>? {
        do {
            return try await iterator.next(isolation: nil)
        } catch {
            throw FormClientError.body(error, url: target.text)
        }
    }
}
#endif
