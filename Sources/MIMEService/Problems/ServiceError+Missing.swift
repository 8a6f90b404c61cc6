#if Server
extension ServiceError {
    /// The first path components of those services of Apache Tika's server that don't concern types.
    ///
    /// https://cwiki.apache.org/confluence/display/TIKA/TikaServer
    private static let unsupported: Set<Substring> = ["language", "tika", "translate", "unpack", "xmp"]

    /// Returns the error for a path that does not exist.
    ///
    /// Tika's clients that ask for text learn from it that they have reached another kind of service.
    static func missing(_ path: String, below basePath: String) -> ServiceError {
        guard let first = path.split(separator: "/").first, unsupported.contains(first) else {
            return ServiceError(.notFound, "See \(basePath)/openapi.json for all requests.")
        }
        return ServiceError(
            .notFound,
            "Ask Apache Tika for texts, languages and translations; this service detects the types of files.")
    }
}
#endif
