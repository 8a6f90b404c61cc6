public import MIMETypes

/// Recognises ZIP archives that stand behind something else, such as a script or a picture.
///
/// Evidence: structure. The last kilobyte is searched for the record that ends an archive; that read is only made for binary
/// data that nothing else recognises, so a program that unpacks itself stays a program.
public struct AppendedArchiveResolver: MIMETypeResolver {
    /// Makes the resolver.
    public init() {}

    /// Reads the end, and the directory that it points to.
    ///
    /// - Parameter resource: any.
    /// - Returns: one candidate; none if no archive ends there or the size is not known.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        guard let size = resource.size, let directory = try ZIPDirectory(endOf: resource, size: size) else { return [] }
        return [try ZIPFormat.candidate(directory, resource)]
    }

    /// Tells whether the content is binary data whose start is that of no known format.
    ///
    /// - Parameter heard: the candidates of cheaper resolvers.
    /// - Returns: false for text, and for what has a signature, be it a weak one: a file is what its start says.
    public func isNeeded(after heard: [Candidate]) -> Bool {
        heard.isUnrecognisedBinary && !heard.contains { $0.evidence.basis == .signature }
    }
}
