import MIMETypes

/// Recognises ZIP archives that follow other data, such as a script or an image.
///
/// Evidence: structure. The last kilobyte is searched for the record that ends an archive. Only binary data that
/// nothing else recognises is searched, so a self-extracting program is still detected as a program; and scripts with
/// the name of an archive, because a script may precede one.
struct AppendedArchiveResolver: MIMETypeResolver, RegistryUsing {
    /// The properties of types.
    var registry = TypeRegistry.standard

    /// Makes the resolver.
    init() {}

    /// Reads the end of the file, and the archive directory that it points to.
    ///
    /// - Parameter resource: any resource.
    /// - Returns: one candidate; none if no archive ends the file or if the size is not known.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        guard let size = resource.size, let directory = try ZIPDirectory(endOf: resource, size: size) else { return [] }
        return [try ZIPFormat.candidate(directory, resource, registry)]
    }

    /// Checks whether the content is binary data whose start identifies no known format, or a script that is named like
    /// an archive.
    ///
    /// - Parameter candidates: the candidates found by cheaper resolvers.
    /// - Returns: false for any other text and for data with a signature, even a weak one: the start of a file
    ///   identifies it.
    func isNeeded(after candidates: [Candidate]) -> Bool {
        candidates.withBuffer { isNeeded(after: $0) }
    }

    func isNeeded(after candidates: CandidateBuffer) -> Bool {
        candidates.isScriptNamedArchive(registry)
            || candidates.isUnrecognisedBinary && !candidates.contains { $0.evidence.basis == .signature }
    }
}
