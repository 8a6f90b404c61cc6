#if NIO
public import MIMEDetection
public import MIMETypes
public import NIOCore

extension MIMETypeDetecting {
    /// Detects the type of a buffer's readable bytes, without copying them.
    ///
    /// - Parameters:
    ///   - buffer: the first bytes of the content; the buffer's reader index doesn't change.
    ///   - isComplete: true if the buffer contains the complete content, false if more bytes follow.
    ///   - name: the name of the content, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    /// - Returns: the detection, and a description of the bytes that are still needed to be certain of the type.
    /// - Throws: a `ResourceError` if a custom resolver throws one.
    public func detect(
        prefix buffer: ByteBuffer, isComplete: Bool, name: String? = nil, declaredType: MIMEType? = nil
    ) throws(ResourceError) -> PrefixDetection {
        // NIO's closures don't state what they throw.
        let result = buffer.withUnsafeReadableBytes { bytes in
            Result { () throws(ResourceError) in
                try detect(prefix: bytes, isComplete: isComplete, name: name, declaredType: declaredType)
            }
        }
        return try result.get()
    }

    /// Detects the type of a stream of buffers, such as the body of a request.
    ///
    /// This method reads until the type is certain, the limit is reached, or the stream ends. It returns the whole
    /// stream, including the bytes that were read.
    ///
    /// - Parameters:
    ///   - stream: the stream of buffers. Don't iterate over it anywhere else; use the stream that is returned.
    ///   - name: the name of the stream, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    ///   - limit: the number of bytes after which reading stops. The last buffer is always read whole, so the bytes
    ///     that are read may exceed the limit.
    /// - Returns: the detection, and the whole stream, which starts with the bytes that were read.
    /// - Throws: any error that the stream throws; a `ResourceError` if a custom resolver throws one.
    public func detect<Stream: AsyncSequence & Sendable>(
        _ stream: Stream, name: String? = nil, declaredType: MIMEType? = nil, limit: Int = 64 << 10
    ) async throws -> StreamDetection<Stream> where Stream.Element == ByteBuffer {
        try await detect(stream, name, declaredType, limit) { (session, buffer) throws(ResourceError) in
            try session.feed(buffer)
        }
    }
}

extension DetectionSession {
    /// Adds the next bytes of the content, and repeats the detection once enough bytes have arrived.
    ///
    /// - Parameter buffer: a buffer with the next bytes. All of its readable bytes are added; its reader index doesn't
    ///   change.
    /// - Returns: true if the answer is final. After that, further bytes are only counted.
    /// - Throws: a `ResourceError` if a custom resolver throws one.
    @discardableResult
    public mutating func feed(_ buffer: ByteBuffer) throws(ResourceError) -> Bool {
        try feed(buffer.readableBytesView)
    }
}
#endif
