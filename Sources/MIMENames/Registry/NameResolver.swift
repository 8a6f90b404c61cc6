public import MIMETypes

/// A resolver that looks up which types a resource's name implies.
///
/// Evidence: the name alone; no content is read. If an extension has several types, the resolver returns all of them,
/// the most likely first.
public struct NameResolver: MIMETypeResolver {
    /// Creates the resolver.
    public init() {}

    /// Looks up the name.
    ///
    /// - Parameter resource: the resource; its name may be missing.
    /// - Returns: the types of the pattern that matches best, followed by hints: less likely types, which another part
    ///   of the name implies. If the best pattern is a suffix, the hints are the types that the rest of the name would
    ///   imply. If not, the hints are the types that the suffix of the name would imply. Empty if there is no name or
    ///   no pattern matches the name.
    /// - Throws: nothing.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        var candidates: [Candidate] = []
        try append(to: &candidates, for: resource)
        return candidates
    }

    /// Appends the candidates that `candidates(for:)` returns; if the method throws, some may already have been
    /// appended.
    package func append(to candidates: inout [Candidate], for resource: Resource) throws(ResourceError) {
        guard let name = resource.name else { return }
        NameMatcher.appendCandidatesWithHints(for: name, to: &candidates)
    }
}
