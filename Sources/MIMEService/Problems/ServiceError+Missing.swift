#if Server
extension ServiceError {
    /// The first parts of paths that Apache Tika's server has beyond types.
    ///
    /// https://cwiki.apache.org/confluence/display/TIKA/TikaServer
    private static let unsupported: Set<Substring> = ["language", "tika", "translate", "unpack", "xmp"]

    /// The answer to a path that does not exist.
    ///
    /// Clients of Tika that ask for texts learn that they have reached another kind of service.
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
