public import MIMETypes

extension FormData {
    /// Adds a text field.
    ///
    /// If no type is set, each line break in the text is sent as a carriage return and a line feed, as browsers do. If
    /// a type is set, the text is sent unchanged.
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - value: the text.
    ///   - type: the part's `Content-Type`, such as `MIMEType.json`; nil, the default, for a part without that header.
    ///   - headers: additional headers of the part.
    /// - Throws: a `FormDataError` if the text contains the boundary, or if the name contains control characters and
    ///   the form refuses them.
    public mutating func append(
        _ name: String, value: String, type: MIMEType? = nil, headers: [PartHeader] = []
    ) throws(FormDataError) {
        let bytes = type == nil ? value.normalizingLineBreaks() : Array(value.utf8)
        try append(name, fileName: nil, type: type, headers: headers, content: .memory(bytes))
    }

    /// Adds a text field whose line breaks are sent unchanged, as curl does.
    ///
    /// - Throws: a `FormDataError` as the method for other text fields.
    package mutating func append(
        _ name: String, unchanged value: String, type: MIMEType? = nil
    ) throws(FormDataError) {
        try append(name, fileName: nil, type: type, headers: [], content: .memory(Array(value.utf8)))
    }

    /// Adds a file from memory.
    ///
    /// For a field in which no file was chosen, pass no bytes and an empty file name, which is what browsers send.
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - bytes: the content; the array is not copied.
    ///   - fileName: the file name that the receiver gets.
    ///   - type: the type of the content, or nil to detect it. If the form has no detector, nil means
    ///     `application/octet-stream`.
    ///   - headers: additional headers of the part.
    /// - Throws: a `FormDataError` if the content contains the boundary, or if a name contains control characters and
    ///   the form refuses them.
    public mutating func append(
        _ name: String, bytes: [UInt8], fileName: String = "blob", type: MIMEType? = nil, headers: [PartHeader] = []
    ) throws(FormDataError) {
        let type = try self.type(type, of: PrefixSource(bytes, isComplete: true), fileName: fileName)
        try append(name, fileName: fileName, type: type, headers: headers, content: .memory(bytes))
    }

    /// Adds a file from the file system.
    ///
    /// The file is opened when it is added, to determine its length and type, and again each time the form is sent. If
    /// the file system doesn't report the file's size, as is the case in `/proc`, the length of the part is not known.
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - path: the path, absolute or relative to the working directory; symbolic links are followed.
    ///   - fileName: the file name that the receiver gets, or nil for the last component of the path.
    ///   - type: the type of the content, or nil to detect it. If the form has no detector, nil means
    ///     `application/octet-stream`.
    ///   - headers: additional headers of the part.
    /// - Throws: a `FormDataError` if the path does not lead to a regular file that can be read, or if a name contains
    ///   control characters and the form refuses them.
    public mutating func append(
        _ name: String, path: String, fileName: String? = nil, type: MIMEType? = nil, headers: [PartHeader] = []
    ) throws(FormDataError) {
        try append(
            name, pathBytes: Array(path.utf8), fileName: fileName, type: type, headers: headers)
    }

    /// Adds a file from the file system; the file's path need not be UTF-8.
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - path: the path, absolute or relative to the working directory; symbolic links are followed.
    ///   - fileName: the file name that the receiver gets, or nil for the last component of the path. Bytes of that
    ///     component that are not UTF-8 are replaced.
    ///   - type: the type of the content, or nil to detect it. If the form has no detector, nil means
    ///     `application/octet-stream`.
    ///   - headers: additional headers of the part.
    /// - Throws: a `FormDataError` if the path does not lead to a regular file that can be read, or if a name contains
    ///   control characters and the form refuses them.
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
    /// To detect the type, this method waits until enough bytes have arrived, usually 8 KiB and at most 64 KiB. The
    /// bytes read are kept and sent with the form. If the type is set, or if the form has no detector, nothing is read
    /// until the form is sent.
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - stream: the chunks of the content.
    ///   - length: the number of bytes in the stream, which must not be negative, or nil if it is not known. If the
    ///     actual length differs, sending the stream fails.
    ///   - fileName: the file name that the receiver gets.
    ///   - type: the type of the content, or nil to detect it. If the form has no detector, nil means
    ///     `application/octet-stream`.
    ///   - isReplayable: whether a second iterator over the stream starts from the beginning again, so that the form
    ///     can be sent again after a redirect.
    ///   - headers: additional headers of the part.
    /// - Throws: a `FormDataError` if a name contains control characters and the form refuses them; any error that the
    ///   stream throws while its start is being read.
    public mutating func append<Stream: AsyncSequence & Sendable>(
        _ name: String, stream: Stream, length: Int? = nil, fileName: String = "blob", type: MIMEType? = nil,
        isReplayable: Bool = false, headers: [PartHeader] = []
    ) async throws where Stream.Element: Sequence<UInt8> {
        precondition(length ?? 0 >= 0, "a stream can't have a negative length")
        let hasNoType = type == nil
        // The names are checked before anything is read from the stream.
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
    /// The bytes are collected into chunks of 16 KiB, which are handled like the chunks of any other stream.
    ///
    /// - Parameters:
    ///   - name: the name of the field; names may repeat.
    ///   - stream: the bytes of the content.
    ///   - length: the number of bytes in the stream, which must not be negative, or nil if it is not known. If the
    ///     actual length differs, sending the stream fails.
    ///   - fileName: the file name that the receiver gets.
    ///   - type: the type of the content, or nil to detect it. If the form has no detector, nil means
    ///     `application/octet-stream`.
    ///   - isReplayable: whether a second iterator over the stream starts from the beginning again, so that the form
    ///     can be sent again after a redirect.
    ///   - headers: additional headers of the part.
    /// - Throws: a `FormDataError` if a name contains control characters and the form refuses them; any error that the
    ///   stream throws while its start is being read.
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
    /// Returns the type that the caller set or, if there is none, the detected type without a charset.
    ///
    /// A charset would be based on the start of the content only, and receivers compare the whole header with the names
    /// of types.
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

    /// Returns the type to send, which is `application/octet-stream` for an empty file.
    ///
    /// Receivers don't know `application/x-zerosize`.
    static func sendable(_ type: MIMEType) -> MIMEType {
        type == .emptyFile ? .octetStream : type
    }
}
