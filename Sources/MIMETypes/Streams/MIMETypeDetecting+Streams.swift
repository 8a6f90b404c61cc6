extension MIMETypeDetecting {
    /// Detects the type of a stream of chunks, and gives the stream back whole.
    ///
    /// It reads until the answer is final, the limit is reached, or the stream ends.
    ///
    /// ```swift
    /// let found = try await detector.detect(request.body, name: "photo.jpg")
    /// try await store(found.body, as: found.type)
    /// ```
    ///
    /// - Parameters:
    ///   - stream: chunks of bytes. Its iterator is taken.
    ///   - name: what the stream is called, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    ///   - limit: how many bytes are read at most, but for the end of the last chunk; all that was read is kept in
    ///     memory.
    /// - Returns: the answer, and the stream with what was read of it.
    /// - Throws: what the stream throws; a `ResourceError` if a resolver of the caller's throws one.
    public func detect<Stream: AsyncSequence & Sendable>(
        _ stream: Stream, name: String? = nil, declaredType: MIMEType? = nil, limit: Int = 64 << 10
    ) async throws -> StreamDetection<Stream> where Stream.Element: Sequence<UInt8> & Sendable {
        try await detect(stream, name, declaredType, limit) { (session, chunk) throws(ResourceError) in
            try session.feed(chunk)
        }
    }

    /// Detects the type of a stream of single bytes, and gives the stream back whole.
    ///
    /// - Parameters:
    ///   - stream: bytes. Its iterator is taken.
    ///   - name: what the stream is called, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    ///   - limit: how many bytes are read at most; all that was read is kept in memory.
    /// - Returns: the answer, and the stream with what was read of it.
    /// - Throws: what the stream throws; a `ResourceError` if a resolver of the caller's throws one.
    public func detect<Stream: AsyncSequence & Sendable>(
        _ stream: Stream, name: String? = nil, declaredType: MIMEType? = nil, limit: Int = 64 << 10
    ) async throws -> StreamDetection<Stream> where Stream.Element == UInt8 {
        try await detect(stream, name, declaredType, limit) { (session, byte) throws(ResourceError) in
            try session.feed(CollectionOfOne(byte))
        }
    }

    /// Detects the type of a stream of anything that has bytes.
    ///
    /// - Parameters:
    ///   - stream: its iterator is taken.
    ///   - name: what the stream is called, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    ///   - limit: how many bytes are read at most, but for the end of the last element.
    ///   - feed: gives the bytes of an element to a session.
    /// - Returns: the answer, and the stream with what was read of it.
    /// - Throws: what the stream throws; a `ResourceError` if a resolver of the caller's throws one.
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
        // A cancelled stream may just end, which says nothing about its content.
        if hasEnded { try Task.checkCancellation() }
        let result = hasEnded ? PrefixDetection(try session.finish()) : try session.look()
        let opened = OpenedStream<Stream>(OpenedStream.Parts(ahead: ahead, iterator: hasEnded ? nil : iterator))
        return StreamDetection(result: result, body: ReplayingStream(opened))
    }
}
