import MIMETypes

extension StreamReader {
    /// How much of a stream is looked at for its type.
    private static let headLimit = 64 << 10

    /// Detects the type from as many of the first bytes as that takes, and keeps them to give again.
    func type(
        by detector: any MIMETypeDetecting, fileName: String, isolation: isolated (any Actor)? = #isolation
    ) async throws -> MIMEType {
        var session = DetectionSession(detector: detector, name: fileName, headLimit: Self.headLimit)
        while !session.isFinal, session.count < Self.headLimit {
            guard let chunk = try await readAhead(isolation: isolation) else {
                // A cancelled stream may just end, which says nothing about its content.
                try Task.checkCancellation()
                return try Self.asking(fileName) { () throws(ResourceError) in try session.finish().type }
            }
            try Self.asking(fileName) { () throws(ResourceError) in _ = try session.feed(chunk) }
        }
        return try Self.asking(fileName) { () throws(ResourceError) in try session.look().type }
    }

    /// Tells errors of the detection from those of the stream, which are passed on unchanged.
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
