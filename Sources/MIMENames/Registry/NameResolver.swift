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
    /// - Returns: the types of the best-matching pattern, followed by hints, which are less likely types that another
    ///   part of the name suggests. If the best pattern is a suffix, the hints come from the rest of the name;
    ///   otherwise, they come from the name's suffix. The array is empty if there is no name, or if no pattern matches
    ///   it.
    /// - Throws: nothing.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        CandidateBuffer.with { candidates in
            append(to: &candidates, for: resource)
            return Array(candidates)
        }
    }

    /// Appends the candidates that `candidates(for:)` returns.
    package func append(to candidates: inout CandidateBuffer, for resource: Resource) {
        guard let name = resource.name else { return }
        NameMatcher.appendCandidatesWithHints(for: name, to: &candidates)
    }
}
