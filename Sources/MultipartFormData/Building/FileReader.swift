import MIMETypes

/// Reads an open file, or a range of it, from start to end, and checks that it has not changed.
final class FileReader {
    private let source: OpenFile
    private var position: Int
    /// The offset at which to stop; nil if the size is not known.
    private let end: Int?

    var path: String { source.file.path }

    init(_ source: OpenFile) {
        self.source = source
        position = source.file.range?.lowerBound ?? 0
        end = source.file.range?.upperBound ?? source.file.size
    }

    /// Returns the next bytes, or nil at the end.
    ///
    /// - Throws: a `FormDataError` if reading fails or the file has changed. At the latest, the error is thrown in
    ///   place of the end, so a form with a changed file in it is never complete.
    func next() throws(FormDataError) -> ArraySlice<UInt8>? {
        let length = min(FormData.Body.chunkLength, end.map { $0 - position } ?? .max)
        let chunk = length > 0 ? try read(length) : []
        position += chunk.count
        if chunk.count < length, source.file.size != nil { throw FormDataError(.fileChanged, source.file.path) }
        guard chunk.isEmpty else { return chunk[...] }
        try source.requireUnchanged()
        return nil
    }

    private func read(_ length: Int) throws(FormDataError) -> [UInt8] {
        var failure: ResourceError?
        let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, initialized in
            do throws(ResourceError) {
                initialized = try source.read(at: position, into: UnsafeMutableRawBufferPointer(buffer))
            } catch {
                failure = error
            }
        }
        if let failure { throw FormDataError(failure, source.file.path) }
        return bytes
    }
}
