import MIMETypes

extension FormData {
    /// The encoded form, in chunks of at most 512 KiB.
    ///
    /// Files are read during the iteration, one at a time, with a blocking read for each chunk. Each iteration starts
    /// from the beginning, so a form can be sent again after a redirect. If the form contains a stream that can be read
    /// only once, a second iteration throws before its first chunk. Each file is closed after its last byte has been
    /// read, or when the iterator is released, whichever happens first.
    public struct Body: AsyncSequence, Sendable {
        /// A chunk of the form's bytes, never empty.
        public typealias Element = ArraySlice<UInt8>

        let segments: [Segment]
        /// The boundary that the caller chose, for which files and streams are searched; nil for a generated boundary.
        var boundary: Boundary?

        /// The maximum number of bytes in a chunk.
        static let chunkLength = 512 << 10
        /// The maximum number of bytes of in-memory content that is copied into one segment with its headers.
        static let copiedLength = 16 << 10

        /// Creates an iterator over the chunks.
        ///
        /// - Returns: an iterator that begins at the start of the form.
        public func makeAsyncIterator() -> Iterator {
            Iterator(segments, boundary: boundary)
        }
    }

    /// The encoded form, with the parts that have been added so far.
    public var body: Body {
        Body(segments: segments, boundary: boundary.isRandom ? nil : boundary)
    }

    /// Returns all bytes of the form at once.
    ///
    /// - Returns: the bytes of `body` in one array.
    /// - Throws: a `FormDataError` if a part is a stream, or if a file can't be read, has changed or contains the
    ///   boundary.
    public func bytes() throws(FormDataError) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(contentLength ?? 0)
        for segment in segments {
            switch segment {
            case .memory(let bytes): result += bytes
            case .file(let file):
                let reader = FileReader(try OpenFile(reopening: file))
                let start = result.count
                while let chunk = try reader.next() { result += chunk }
                if !boundary.isRandom, case .found = boundarySearch.search(result[start...]) {
                    throw FormDataError(.boundaryInContent, file.path)
                }
            case .stream(_, _, let name): throw FormDataError(.streamInMemory, name)
            }
        }
        return result
    }
}

extension FormData.Body {
    /// A run of bytes in a form, all from the same source: memory, a file or a stream.
    enum Segment: Sendable {
        case memory([UInt8])
        case file(FormFile)
        case stream(FormStream, length: Int?, name: String)
    }
}

extension FormData {
    /// The segments of the form in order.
    ///
    /// Headers, delimiters and small contents are joined into as few segments as possible. The content of each other
    /// part is a segment between them.
    private var segments: [Body.Segment] {
        var segments: [Body.Segment] = []
        var bytes: [UInt8] = []
        func finish(with segment: Body.Segment) {
            segments += [.memory(bytes), segment]
            bytes = []
        }
        for part in parts {
            bytes += part.head
            switch part.content {
            case .memory(let content) where content.count <= Body.copiedLength: bytes += content
            case .memory(let content): finish(with: .memory(content))
            case .file(let file): finish(with: .file(file))
            case .stream(let stream, let length): finish(with: .stream(stream, length: length, name: part.name))
            }
            bytes += [ASCII.carriageReturn, ASCII.lineFeed]
        }
        return segments + [.memory(bytes + closing)]
    }
}
