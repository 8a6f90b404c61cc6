import MIMETypes

/// A resolver that adds to the candidates of others.
///
/// Those that nearly every file needs are such, since an array of each would take longer than what they do.
protocol AppendingResolver: MIMETypeResolver {
    /// Adds what `candidates(for:)` returns; if it throws, some of it may have been added.
    func append(to candidates: inout [Candidate], for resource: Resource) throws(ResourceError)
}

extension AppendingResolver {
    /// The candidates in an array of their own.
    func appended(for resource: Resource) throws(ResourceError) -> [Candidate] {
        var candidates: [Candidate] = []
        try append(to: &candidates, for: resource)
        return candidates
    }
}
