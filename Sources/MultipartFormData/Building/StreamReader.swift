import MIMETypes

/// A reader that passes through a stream once, beginning with the chunks that were read ahead.
///
/// It belongs to one iteration, and so to one task at a time.
class StreamReader {
    private var chunksAhead: ArraySlice<[UInt8]> = []
    /// The remainder of a chunk that is too long to be returned at once.
    private var rest: ArraySlice<UInt8> = []

    /// Returns the next chunk of the stream; subclasses override it.
    func nextChunk(isolation: isolated (any Actor)?) async throws -> [UInt8]? { nil }

    /// Returns the next bytes, possibly none, or nil at the end.
    final func next(isolation: isolated (any Actor)?) async throws -> ArraySlice<UInt8>? {
        if rest.isEmpty {
            if let chunk = chunksAhead.popFirst() {
                rest = chunk[...]
            } else {
                guard let chunk = try await nextChunk(isolation: isolation) else { return nil }
                rest = chunk[...]
            }
        }
        defer { rest = rest.dropFirst(FormData.Body.chunkLength) }
        return rest.prefix(FormData.Body.chunkLength)
    }

    /// Reads the next chunk and keeps it so that it is returned again; nil at the end.
    final func readAhead(isolation: isolated (any Actor)?) async throws -> [UInt8]? {
        guard let chunk = try await nextChunk(isolation: isolation) else { return nil }
        chunksAhead.append(chunk)
        return chunk
    }
}
