import MIMETypes

/// Reads a stream once, beginning with the chunks that were read ahead.
///
/// It belongs to one iteration, and so to one task at a time.
class StreamReader {
    private var chunksAhead: ArraySlice<[UInt8]> = []
    /// What is left of a chunk that is too long to be given at once.
    private var rest: ArraySlice<UInt8> = []

    /// Gives the next chunk of the stream; subclasses override it.
    func nextChunk(isolation: isolated (any Actor)?) async throws -> [UInt8]? { nil }

    /// Gives the next bytes, maybe none, or nil at the end.
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

    /// Takes the next chunk and keeps it to be given again; nil at the end.
    final func readAhead(isolation: isolated (any Actor)?) async throws -> [UInt8]? {
        guard let chunk = try await nextChunk(isolation: isolation) else { return nil }
        chunksAhead.append(chunk)
        return chunk
    }
}
