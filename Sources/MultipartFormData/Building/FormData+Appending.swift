public import MIMETypes

extension FormData {
    /// Adds a text field.
    ///
    /// Each line break in the text is sent as a carriage return and a line feed, as in browsers. If a type is set, line
    /// breaks are left unchanged.
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - value: the text.
    ///   - type: the type for the part's `Content-Type`, for example that of JSON; nil, the default, for none.
    ///   - headers: additional headers of the part.
    /// - Throws: a `FormDataError` if the text contains the boundary, or if the name contains control characters that
    ///   the form refuses.
    public mutating func append(
        _ name: String, value: String, type: MIMEType? = nil, headers: [PartHeader] = []
    ) throws(FormDataError) {
        let bytes = type == nil ? value.normalizingLineBreaks() : Array(value.utf8)
        try append(name, fileName: nil, type: type, headers: headers, content: .memory(bytes))
    }

    /// Adds a file from memory.
    ///
    /// If no file was chosen in a field, browsers send an empty file name and no bytes.
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - bytes: the content; it is not copied.
    ///   - fileName: the file name that the receiver gets.
    ///   - type: the type of the content, or nil to detect it.
    ///   - headers: additional headers of the part.
    /// - Throws: a `FormDataError` if the content contains the boundary, or if a name contains control characters that
    ///   the form refuses.
    public mutating func append(
        _ name: String, bytes: [UInt8], fileName: String = "blob", type: MIMEType? = nil, headers: [PartHeader] = []
    ) throws(FormDataError) {
        let type = try self.type(type, of: PrefixSource(bytes, isComplete: true), fileName: fileName)
        try append(name, fileName: fileName, type: type, headers: headers, content: .memory(bytes))
    }

    /// Adds a file from the file system.
    ///
    /// The file is opened once to determine its length and type, and again each time the form is sent. If the file
    /// system doesn't report the size, as under `/proc`, the length is not known.
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - path: the path, absolute or relative to the working directory; links are followed.
    ///   - fileName: the file name that the receiver gets, or nil for the last component of the path.
    ///   - type: the type of the content, or nil to detect it.
    ///   - headers: additional headers of the part.
    /// - Throws: a `FormDataError` if the path does not lead to a regular file that can be read, or if a name contains
    ///   control characters that the form refuses.
    public mutating func append(
        _ name: String, path: String, fileName: String? = nil, type: MIMEType? = nil, headers: [PartHeader] = []
    ) throws(FormDataError) {
        try append(
            name, pathBytes: Array(path.utf8), fileName: fileName, type: type, headers: headers)
    }

    /// Adds a file from the file system by a path that need not be UTF-8.
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - path: the path, absolute or relative to the working directory; links are followed.
    ///   - fileName: the file name that the receiver gets, or nil for the last component of the path, in which bytes
    ///     that are not UTF-8 are replaced.
    ///   - type: the type of the content, or nil to detect it.
    ///   - headers: additional headers of the part.
    /// - Throws: a `FormDataError` if the path does not lead to a regular file that can be read, or if a name contains
    ///   control characters that the form refuses.
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
    /// To detect the type, this call waits until enough bytes have arrived, usually 8 KiB and at most 64 KiB, and keeps
    /// them for sending. If the type is set, or if there is no detector, nothing is read yet.
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - stream: the chunks of the content.
    ///   - length: the number of bytes, or nil if it is not known. If the actual length differs, sending the stream
    ///     fails.
    ///   - fileName: the file name that the receiver gets.
    ///   - type: the type of the content, or nil to detect it.
    ///   - isReplayable: whether a second iterator over the stream starts from the beginning again, so that the form
    ///     can be sent again after a redirect.
    ///   - headers: additional headers of the part.
    /// - Throws: a `FormDataError` if a name contains control characters that the form refuses; any error that the
    ///   stream throws.
    public mutating func append<Stream: AsyncSequence & Sendable>(
        _ name: String, stream: Stream, length: Int? = nil, fileName: String = "blob", type: MIMEType? = nil,
        isReplayable: Bool = false, headers: [PartHeader] = []
    ) async throws where Stream.Element: Sequence<UInt8> {
        precondition(length ?? 0 >= 0, "a stream can't have a negative length")
        let hasNoType = type == nil
        // This check comes before anything is taken from the stream.
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
    /// The bytes are sent 16 KiB at a time. Otherwise, the stream is handled like a stream of chunks.
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - stream: the bytes of the content.
    ///   - length: the number of bytes, or nil if it is not known. If the actual length differs, sending the stream
    ///     fails.
    ///   - fileName: the file name that the receiver gets.
    ///   - type: the type of the content, or nil to detect it.
    ///   - isReplayable: whether a second iterator over the stream starts from the beginning again.
    ///   - headers: additional headers of the part.
    /// - Throws: a `FormDataError` if a name contains control characters that the form refuses; any error that the
    ///   stream throws.
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
    /// Returns the stated type if there is one; if not, a detected type without a charset.
    ///
    /// A charset would be that of the head only, and receivers compare the header with type names.
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

    /// Replaces the type of an empty file, because no receiver would know it.
    static func sendable(_ type: MIMEType) -> MIMEType {
        type == .emptyFile ? .octetStream : type
    }
}
