#if NIO
public import MIMETypes
public import NIOCore

extension MIMETypeDetecting {
    /// Detects the type of a buffer's readable bytes, without copying them.
    ///
    /// - Parameters:
    ///   - buffer: the bytes from the start of the content on; its reader index stays where it is.
    ///   - isComplete: false if more bytes follow.
    ///   - name: the name of the content, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    /// - Returns: the detection, and which further bytes are needed to be certain.
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

    /// Detects the type of a stream of buffers, such as the body of a request, and returns the whole stream, including
    /// the bytes that were read.
    ///
    /// It reads until the answer is final, the limit is reached, or the stream ends.
    ///
    /// - Parameters:
    ///   - stream: buffers. Don't iterate it elsewhere.
    ///   - name: what the stream is called, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    ///   - limit: the maximum number of bytes to read, not counting the end of the last buffer.
    /// - Returns: the answer, and the stream, which starts with the bytes that were read.
    /// - Throws: what the stream throws; a `ResourceError` if a custom resolver throws one.
    public func detect<Stream: AsyncSequence & Sendable>(
        _ stream: Stream, name: String? = nil, declaredType: MIMEType? = nil, limit: Int = 64 << 10
    ) async throws -> StreamDetection<Stream> where Stream.Element == ByteBuffer {
        try await detect(stream, name, declaredType, limit) { (session, buffer) throws(ResourceError) in
            try session.feed(buffer)
        }
    }
}

extension DetectionSession {
    /// Takes the next bytes, and detects again once enough have arrived.
    ///
    /// - Parameter buffer: all bytes that can be read of it; its reader index stays where it is.
    /// - Returns: whether the answer is final. Then further bytes are only counted.
    /// - Throws: a `ResourceError` if a custom resolver throws one.
    @discardableResult
    public mutating func feed(_ buffer: ByteBuffer) throws(ResourceError) -> Bool {
        try feed(buffer.readableBytesView)
    }
}
#endif
