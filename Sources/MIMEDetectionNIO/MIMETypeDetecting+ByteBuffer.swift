#if Upload || Server
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
    /// - Returns: the detection, and what has to be seen to be certain.
    /// - Throws: a `ResourceError` if a resolver of the caller's throws one.
    public func detect(
        prefix buffer: ByteBuffer, isComplete: Bool, name: String? = nil, declaredType: MIMEType? = nil
    ) throws -> PrefixDetection {
        try buffer.withUnsafeReadableBytes {
            try detect(prefix: $0, isComplete: isComplete, name: name, declaredType: declaredType)
        }
    }

    /// Detects the type of a stream of buffers, such as the body of a request, and gives the stream back whole.
    ///
    /// It reads until the answer is final, the limit is reached, or the stream ends.
    ///
    /// - Parameters:
    ///   - stream: buffers. Its iterator is taken.
    ///   - name: what the stream is called, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    ///   - limit: how many bytes are read at most, but for the end of the last buffer.
    /// - Returns: the answer, and the stream with what was read of it.
    /// - Throws: what the stream throws; a `ResourceError` if a resolver of the caller's throws one.
    public func detect<Stream: AsyncSequence & Sendable>(
        _ stream: Stream, name: String? = nil, declaredType: MIMEType? = nil, limit: Int = 64 << 10
    ) async throws -> StreamDetection<Stream> where Stream.Element == ByteBuffer {
        try await detect(stream, name, declaredType, limit) { (session, buffer) throws(ResourceError) in
            try session.feed(buffer)
        }
    }
}

extension DetectionSession {
    /// Takes the next bytes, and looks at what has come if that is enough for another look.
    ///
    /// - Parameter buffer: all bytes that can be read of it; its reader index stays where it is.
    /// - Returns: whether the answer is final. Then further bytes are only counted.
    /// - Throws: a `ResourceError` if a resolver of the caller's throws one.
    @discardableResult
    public mutating func feed(_ buffer: ByteBuffer) throws(ResourceError) -> Bool {
        try feed(buffer.readableBytesView)
    }
}
#endif
