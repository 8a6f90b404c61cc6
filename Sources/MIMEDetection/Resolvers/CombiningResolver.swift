public import MIMETypes

/// Asks several resolvers, the cheapest first, and keeps all their candidates.
///
/// A resolver that is no longer needed is skipped. That changes the cost, never the answer.
public struct CombiningResolver: MIMETypeResolver {
    private let resolvers: [any MIMETypeResolver]

    /// Room for as many candidates as nearly all files have.
    private static let usualCount = 8

    /// Combines resolvers.
    ///
    /// - Parameter resolvers: in the order in which they are asked.
    public init(_ resolvers: [any MIMETypeResolver]) {
        self.resolvers = resolvers
    }

    /// Asks each resolver that is needed.
    ///
    /// - Parameter resource: is passed on.
    /// - Returns: all candidates, in the order of the resolvers.
    /// - Throws: the first `ResourceError` that a resolver throws.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        var candidates: [Candidate] = []
        try add(to: &candidates, resource)
        return candidates
    }

    /// Asks each resolver that is needed; if one throws, the candidates found before stay.
    func add(to candidates: inout [Candidate], _ resource: Resource) throws(ResourceError) {
        for index in resolvers.indices where resolvers[index].isNeeded(after: candidates) {
            let found = try resolvers[index].candidates(for: resource)
            if found.isEmpty { continue }
            if candidates.isEmpty { candidates.reserveCapacity(Self.usualCount) }
            candidates += found
        }
    }
}
