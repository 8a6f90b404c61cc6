import MIMETypes

extension StreamReader {
    /// The maximum number of bytes of a stream that are examined to detect its type.
    private static let headLimit = 64 << 10

    /// Detects the type from as many of the first bytes as are needed, and keeps them so that they are returned again.
    func type(
        by detector: any MIMETypeDetecting, fileName: String, isolation: isolated (any Actor)? = #isolation
    ) async throws -> MIMEType {
        var session = DetectionSession(detector: detector, name: fileName, headLimit: Self.headLimit)
        while !session.isFinal, session.count < Self.headLimit {
            guard let chunk = try await readAhead(isolation: isolation) else {
                // A cancelled stream may simply end, which reveals nothing about its content.
                try Task.checkCancellation()
                return try Self.asking(fileName) { () throws(ResourceError) in try session.finish().type }
            }
            try Self.asking(fileName) { () throws(ResourceError) in _ = try session.feed(chunk) }
        }
        return try Self.asking(fileName) { () throws(ResourceError) in try session.look().type }
    }

    /// Separates errors of the detection from those of the stream, which are passed on unchanged.
    private static func asking<Result>(
        _ fileName: String, _ body: () throws(ResourceError) -> Result
    ) throws(FormDataError) -> Result {
        do throws(ResourceError) {
            return try body()
        } catch {
            throw FormDataError(error, fileName)
        }
    }
}
