public import MIMETypes

extension MIMETypeDetecting {
    /// Detects the type of a stream of chunks, and returns the whole stream, including the bytes that were read.
    ///
    /// The method reads chunks until the answer is final, the limit is reached, or the stream ends.
    ///
    /// ```swift
    /// let found = try await detector.detect(request.body, name: "photo.jpg")
    /// try await store(found.body, as: found.type)
    /// ```
    ///
    /// - Parameters:
    ///   - stream: the chunks of bytes. Don't iterate over the stream anywhere else.
    ///   - name: the name of the stream, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    ///   - limit: the number of bytes after which reading stops. The last chunk is always read whole, so more bytes may
    ///     be read. All bytes that were read are kept in memory.
    /// - Returns: the answer, and the stream, which starts with the bytes that were read.
    /// - Throws: any error that the stream throws; a `ResourceError` if a custom resolver throws one.
    public func detect<Stream: AsyncSequence & Sendable>(
        _ stream: Stream, name: String? = nil, declaredType: MIMEType? = nil, limit: Int = 64 << 10
    ) async throws -> StreamDetection<Stream> where Stream.Element: Sequence<UInt8> & Sendable {
        try await detect(stream, name, declaredType, limit) { (session, chunk) throws(ResourceError) in
            try session.feed(chunk)
        }
    }

    /// Detects the type of a stream of single bytes, and returns the whole stream, including the bytes that were read.
    ///
    /// The method reads bytes until the answer is final, the limit is reached, or the stream ends.
    ///
    /// - Parameters:
    ///   - stream: the bytes. Don't iterate over the stream anywhere else.
    ///   - name: the name of the stream, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    ///   - limit: the maximum number of bytes to read. All bytes that were read are kept in memory.
    /// - Returns: the answer, and the stream, which starts with the bytes that were read.
    /// - Throws: any error that the stream throws; a `ResourceError` if a custom resolver throws one.
    public func detect<Stream: AsyncSequence & Sendable>(
        _ stream: Stream, name: String? = nil, declaredType: MIMEType? = nil, limit: Int = 64 << 10
    ) async throws -> StreamDetection<Stream> where Stream.Element == UInt8 {
        try await detect(stream, name, declaredType, limit) { (session, byte) throws(ResourceError) in
            try session.feed(CollectionOfOne(byte))
        }
    }

    /// Detects the type of a stream whose elements contain bytes, in a form that `feed` understands.
    ///
    /// - Parameters:
    ///   - stream: the stream to iterate over.
    ///   - name: the name of the stream, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    ///   - limit: the number of bytes after which reading stops. The last element is always read whole, so more bytes
    ///     may be read.
    ///   - feed: a closure that passes the bytes of an element to the session, and returns whether the answer is final.
    /// - Returns: the answer, and the stream, which starts with the bytes that were read.
    /// - Throws: any error that the stream throws; a `ResourceError` if a custom resolver throws one.
    package func detect<Stream: AsyncSequence & Sendable>(
        _ stream: Stream, _ name: String?, _ declaredType: MIMEType?, _ limit: Int,
        feed: (inout DetectionSession, Stream.Element) throws(ResourceError) -> Bool
    ) async throws -> StreamDetection<Stream> where Stream.Element: Sendable {
        var session = DetectionSession(detector: self, name: name, declaredType: declaredType, headLimit: limit)
        var iterator = stream.makeAsyncIterator()
        var ahead: [Stream.Element] = []
        var hasEnded = false
        while !session.isFinal, session.count < limit {
            guard let element = try await iterator.next() else {
                hasEnded = true
                break
            }
            ahead.append(element)
            _ = try feed(&session, element)
        }
        // If the task has been cancelled, the stream may have ended before all of its bytes arrived.
        if hasEnded { try Task.checkCancellation() }
        let result = hasEnded ? PrefixDetection(try session.finish()) : try session.look()
        let opened = OpenedStream<Stream>(OpenedStream.Parts(ahead: ahead, iterator: hasEnded ? nil : iterator))
        return StreamDetection(result: result, body: ReplayingStream(opened))
    }
}
