public import MIMETypes

/// A resolver that looks up which types a resource's name implies.
///
/// Its only evidence is the name; it reads no content. If an extension has several types, it returns all of them, the
/// most likely first.
public struct NameResolver: MIMETypeResolver {
    /// Creates the resolver.
    public init() {}

    /// Looks up the name.
    ///
    /// - Parameter resource: the resource; its name may be missing.
    /// - Returns: the types of the best pattern, followed by hints: the types implied by the name without its last
    ///   suffix, or by a suffix that is weaker evidence than the whole name. Empty if there is no name or no pattern
    ///   matches it.
    /// - Throws: nothing.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        var candidates: [Candidate] = []
        try append(to: &candidates, for: resource)
        return candidates
    }

    /// Appends the candidates that `candidates(for:)` returns; if it throws, some may have been appended.
    package func append(to candidates: inout [Candidate], for resource: Resource) throws(ResourceError) {
        guard let name = resource.name else { return }
        NameMatcher.appendCandidatesWithHints(for: name, to: &candidates)
    }
}
