public import MIMETypes

/// Opens containers and reads what they say about themselves.
///
/// Evidence: structure, read at a bounded number of places. A format that was read to its end is exhaustive evidence: what
/// it does not say is not so. Nothing is decompressed but the table of contents of an office document, to 64 KiB at most.
public struct ContainerResolver: MIMETypeResolver {
    /// Makes the resolver.
    public init() {}

    private static let formats: [any ContainerFormat.Type] = [
        ZIPFormat.self, CompoundFileFormat.self, BaseMediaFormat.self, MatroskaFormat.self, OggFormat.self,
        TIFFFormat.self, ELFFormat.self, PortableExecutableFormat.self, SFNTFormat.self, BitmapFormat.self,
        AdvancedSystemsFormat.self,
    ]

    /// Looks into the resource if its first bytes are those of a container.
    ///
    /// - Parameter resource: any.
    /// - Returns: one candidate; none if it is no known container.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        guard resource.hasContent else { return [] }
        let head = try resource.bytes(at: 0, count: min(resource.limits.headLength, 4096))
        guard head.count >= 8 else { return [] }
        for format in Self.formats {
            let result = head.withUnsafeBytes { head in
                Result { () throws(ResourceError) in try format.candidate(resource, head: head) }
            }
            if let found = try result.get() { return [found] }
        }
        return []
    }
}
