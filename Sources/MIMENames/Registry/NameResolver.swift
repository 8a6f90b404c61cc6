public import MIMETypes

/// Looks up which types a resource's name represents.
///
/// Evidence: the name alone; nothing is read. Where an extension has several types, it returns all of them, the
/// likeliest first.
public struct NameResolver: MIMETypeResolver {
    /// Makes the resolver.
    public init() {}

    /// Looks up the name.
    ///
    /// - Parameter resource: its name may be missing.
    /// - Returns: the types of the best pattern, then as hints those of the name without its last suffix, or of a
    ///   suffix that is weaker evidence than the whole name; empty without a name or a pattern that matches.
    /// - Throws: nothing.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        var candidates: [Candidate] = []
        try append(to: &candidates, for: resource)
        return candidates
    }

    /// Adds what `candidates(for:)` returns; if it throws, some may have been added.
    package func append(to candidates: inout [Candidate], for resource: Resource) throws(ResourceError) {
        guard let name = resource.name else { return }
        NameMatcher.appendCandidatesWithHints(for: name, to: &candidates)
    }
}
