import MIMETypes

extension FormData.Body {
    /// An iterator over the chunks of an encoded form.
    ///
    /// Use an iterator in one task only.
    public struct Iterator: AsyncIteratorProtocol {
        private var segments: [FormData.Body.Segment]
        private var index = 0
        /// A reader for each stream of the form, in order; nil before the first chunk.
        private var streams: ArraySlice<StreamReader>?
        private var state = State.between
        /// A search for the caller's boundary in files and streams; nil if the boundary was generated.
        private var watch: BoundaryWatch?

        private enum State {
            case between
            case memory(ArraySlice<UInt8>)
            case file(FileReader)
            case stream(StreamReader, name: String, given: Int, length: Int?)
            case ended
        }

        init(_ segments: [FormData.Body.Segment], boundary: Boundary?) {
            self.segments = segments
            watch = boundary.map(BoundaryWatch.init)
        }

        /// Returns the next chunk.
        ///
        /// - Parameter actor: the actor on which the caller runs, or nil. This method runs on the same actor, but the
        ///   iterator of a stream that was added to the form may run elsewhere.
        /// - Returns: at least one byte, or nil at the end of the form or after an error.
        /// - Throws: a `FormDataError` if a file can't be read or has changed, if a stream can't be read again or
        ///   doesn't have the stated length, or if a file or a stream contains the boundary; `CancellationError` if
        ///   the task was cancelled; any error that a stream throws.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> ArraySlice<UInt8>? {
            if case .ended = state { return nil }
            do {
                try Task.checkCancellation()
                if streams == nil { try begin() }
                while true {
                    if case .ended = state { return nil }
                    if let chunk = try await nextOfSegment(isolation: actor), !chunk.isEmpty { return chunk }
                }
            } catch {
                state = .ended
                throw error
            }
        }

        /// Returns the next chunk.
        ///
        /// - Returns: at least one byte, or nil at the end of the form or after an error.
        /// - Throws: the same errors as `next(isolation:)`.
        public mutating func next() async throws -> ArraySlice<UInt8>? {
            try await next(isolation: nil)
        }

        /// Checks that no file has changed, and then takes a reader for each stream.
        ///
        /// Errors in doing so occur before the first byte is sent, and an error in a file leaves the streams unread.
        private mutating func begin() throws(FormDataError) {
            for case .file(let file) in segments { try file.requireUnchanged() }
            var readers: [StreamReader] = []
            for case .stream(let stream, _, let name) in segments {
                guard let reader = stream.reader() else { throw FormDataError(.streamConsumed, name) }
                readers.append(reader)
            }
            streams = readers[...]
        }

        /// Returns bytes of the current segment, or nil if this call ended or began a segment.
        private mutating func nextOfSegment(isolation actor: isolated (any Actor)?) async throws -> ArraySlice<UInt8>? {
            switch state {
            case .between:
                try enterSegment()
            case .memory(let bytes):
                state = .memory(bytes.dropFirst(FormData.Body.chunkLength))
                if !bytes.isEmpty { return bytes.prefix(FormData.Body.chunkLength) }
                state = .between
            case .file(let reader):
                if let chunk = try reader.next() {
                    try check(chunk, of: reader.path)
                    return chunk
                }
                state = .between
            case .stream(let reader, let name, let given, let length):
                let chunk = try await reader.next(isolation: actor)
                // A cancelled stream may simply end, and the form must not look complete.
                if chunk == nil { try Task.checkCancellation() }
                let total = given + (chunk?.count ?? 0)
                if let length, chunk == nil ? total < length : total > length {
                    throw FormDataError(.lengthMismatch, name)
                }
                if let chunk { try check(chunk, of: name) }
                state = chunk == nil ? .between : .stream(reader, name: name, given: total, length: length)
                return chunk
            case .ended:
                break
            }
            return nil
        }

        /// Throws an error if the caller's boundary ends in a chunk, so the output never contains the whole boundary.
        private mutating func check(_ chunk: ArraySlice<UInt8>, of name: String) throws(FormDataError) {
            guard watch?.finds(in: chunk) != true else { throw FormDataError(.boundaryInContent, name) }
        }

        private mutating func enterSegment() throws(FormDataError) {
            watch?.reset()
            guard index < segments.count else {
                state = .ended
                return
            }
            switch segments[index] {
            case .memory(let bytes): state = .memory(bytes[...])
            case .file(let file): state = .file(FileReader(try OpenFile(reopening: file)))
            case .stream(_, let length, let name):
                guard let reader = streams?.popFirst() else { preconditionFailure("each stream has a reader") }
                state = .stream(reader, name: name, given: 0, length: length)
            }
            index += 1
        }
    }
}
