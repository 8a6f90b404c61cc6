public import MIMETypes

extension FormData {
    /// Adds a field with text.
    ///
    /// Line breaks of the text become carriage return and line feed, as browsers send them; those of text with a type of its
    /// own stay as they are.
    ///
    /// - Parameters:
    ///   - name: the name of the field; it may be there already.
    ///   - value: the text.
    ///   - type: the type for the part's `Content-Type`, for example of JSON; nil, as it is usual, for none.
    ///   - headers: further headers of the part.
    /// - Throws: a `FormDataError` if the boundary is in the text, or the name has control characters that are refused.
    public mutating func append(
        _ name: String, value: String, type: MIMEType? = nil, headers: [PartHeader] = []
    ) throws(FormDataError) {
        let bytes = type == nil ? value.normalizingLineBreaks() : Array(value.utf8)
        try append(name, fileName: nil, type: type, headers: headers, content: .memory(bytes))
    }

    /// Adds a file from memory.
    ///
    /// No bytes with an empty file name are what browsers send for a field in which no file was chosen.
    ///
    /// - Parameters:
    ///   - name: the name of the field; it may be there already.
    ///   - bytes: the content; it is not copied.
    ///   - fileName: what the receiver is told that the file is called.
    ///   - type: the type of the content, or nil to have it detected.
    ///   - headers: further headers of the part.
    /// - Throws: a `FormDataError` if the boundary is in the content, or a name has control characters that are refused.
    public mutating func append(
        _ name: String, bytes: [UInt8], fileName: String = "blob", type: MIMEType? = nil, headers: [PartHeader] = []
    ) throws(FormDataError) {
        let type = try self.type(type, of: PrefixSource(bytes, isComplete: true), fileName: fileName)
        try append(name, fileName: fileName, type: type, headers: headers, content: .memory(bytes))
    }

    /// Adds a file of the file system.
    ///
    /// The file is opened to learn its length and type, and again each time the form is sent. One whose size the file system
    /// does not tell, as below `/proc`, has no known length.
    ///
    /// - Parameters:
    ///   - name: the name of the field; it may be there already.
    ///   - path: absolute or relative to the working directory; links are followed.
    ///   - fileName: what the receiver is told that the file is called, or nil for the last component of the path.
    ///   - type: the type of the content, or nil to have it detected.
    ///   - headers: further headers of the part.
    /// - Throws: a `FormDataError` if the path does not lead to a regular file that can be read, or a name has control
    ///   characters that are refused.
    public mutating func append(
        _ name: String, path: String, fileName: String? = nil, type: MIMEType? = nil, headers: [PartHeader] = []
    ) throws(FormDataError) {
        try append(
            name, pathBytes: Array(path.utf8), fileName: fileName, type: type, headers: headers)
    }

    /// Adds a file of the file system, whose path need not be UTF-8.
    ///
    /// - Parameters:
    ///   - name: the name of the field; it may be there already.
    ///   - path: absolute or relative to the working directory; links are followed.
    ///   - fileName: what the receiver is told that the file is called, or nil for the last component of the path, where
    ///     bytes that are not UTF-8 are replaced.
    ///   - type: the type of the content, or nil to have it detected.
    ///   - headers: further headers of the part.
    /// - Throws: a `FormDataError` if the path does not lead to a regular file that can be read, or a name has control
    ///   characters that are refused.
    public mutating func append(
        _ name: String, pathBytes path: [UInt8], fileName: String? = nil, type: MIMEType? = nil,
        headers: [PartHeader] = []
    ) throws(FormDataError) {
        let file = try OpenFile(path: path)
        let fileName = fileName ?? ResourceName(pathBytes: path).description
        let type = try self.type(type, of: file, fileName: fileName)
        try append(name, fileName: fileName, type: type, headers: headers, content: .file(file.file))
    }

    /// Adds a file from a stream.
    ///
    /// To detect the type, as many bytes are awaited right here and kept for sending as it takes: mostly 8 KiB, 64 KiB at
    /// most. With a type or without a detector nothing is read yet.
    ///
    /// - Parameters:
    ///   - name: the name of the field; it may be there already.
    ///   - stream: the chunks of the content.
    ///   - length: the number of bytes, or nil if it is not known. A stream of another length is an error when it is sent.
    ///   - fileName: what the receiver is told that the file is called.
    ///   - type: the type of the content, or nil to have it detected.
    ///   - isReplayable: whether a second iterator of the stream starts from the start again, so that the form can be sent
    ///     again after a redirect.
    ///   - headers: further headers of the part.
    /// - Throws: a `FormDataError` if a name has control characters that are refused; what the stream throws.
    public mutating func append<Stream: AsyncSequence & Sendable>(
        _ name: String, stream: Stream, length: Int? = nil, fileName: String = "blob", type: MIMEType? = nil,
        isReplayable: Bool = false, headers: [PartHeader] = []
    ) async throws where Stream.Element: Sequence<UInt8> {
        precondition(length ?? 0 >= 0, "a stream can't have fewer than no bytes")
        let hasNoType = type == nil
        // Before anything is taken from the stream.
        try refuseControlCharacters(in: name, fileName)
        var (type, opened) = (type ?? .octetStream, StreamReader?.none)
        if let detector, hasNoType {
            let reader = IteratorReader(stream.makeAsyncIterator())
            type = Self.sendable(try await reader.type(by: detector, fileName: fileName))
            opened = reader
        }
        let content = Part.Content.stream(
            FormStream(stream, isReplayable: isReplayable, opened: opened), length: length)
        try append(name, fileName: fileName, type: type, headers: headers, content: content)
    }

    /// Adds a file from a stream of single bytes.
    ///
    /// They are sent 16 KiB at a time. What is said of streams of chunks holds for the rest.
    ///
    /// - Parameters:
    ///   - name: the name of the field; it may be there already.
    ///   - stream: the bytes of the content.
    ///   - length: the number of bytes, or nil if it is not known. A stream of another length is an error when it is sent.
    ///   - fileName: what the receiver is told that the file is called.
    ///   - type: the type of the content, or nil to have it detected.
    ///   - isReplayable: whether a second iterator of the stream starts from the start again.
    ///   - headers: further headers of the part.
    /// - Throws: a `FormDataError` if a name has control characters that are refused; what the stream throws.
    public mutating func append<Stream: AsyncSequence & Sendable>(
        _ name: String, stream: Stream, length: Int? = nil, fileName: String = "blob", type: MIMEType? = nil,
        isReplayable: Bool = false, headers: [PartHeader] = []
    ) async throws where Stream.Element == UInt8 {
        try await append(
            name, stream: ByteChunks(base: stream), length: length, fileName: fileName, type: type,
            isReplayable: isReplayable, headers: headers)
    }
}

extension FormData {
    /// Gives the type that was said, or else has one detected, without a charset: that would be the charset of the head,
    /// and receivers compare the header with names of types.
    func type(
        _ given: MIMEType?, of source: some ByteSource, fileName: String
    ) throws(FormDataError) -> MIMEType {
        if let given { return given }
        guard let detector else { return .octetStream }
        let name = fileName.isEmpty ? nil : ResourceName(fileName)
        do throws(ResourceError) {
            return Self.sendable(try detector.detect(Resource(source: source, name: name)).type)
        } catch {
            throw FormDataError(error, fileName)
        }
    }

    /// That a file is empty is no type that a receiver would know.
    private static func sendable(_ type: MIMEType) -> MIMEType {
        type == .emptyFile ? .octetStream : type
    }
}
