public import MIMETypes

/// Asks several resolvers, the cheapest first, and keeps all their candidates.
///
/// A resolver that is no longer needed is skipped. That changes the cost, never the answer.
public struct CombiningResolver: MIMETypeResolver {
    private let resolvers: [any MIMETypeResolver]
    /// What the caller took out of the registry.
    private let additions: TypeAdditions?

    /// Room for as many candidates as nearly all files have.
    private static let usualCount = 8

    /// Combines resolvers.
    ///
    /// - Parameter resolvers: in the order in which they are asked.
    public init(_ resolvers: [any MIMETypeResolver]) {
        self.init(resolvers, registry: .standard)
    }

    /// Combines resolvers whose candidates may not be of types that were taken out of a registry.
    init(_ resolvers: [any MIMETypeResolver], registry: TypeRegistry) {
        self.resolvers = resolvers
        additions = registry.additions
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
            var found = try ask(resolvers[index], resource)
            if let additions { found.removeAll { additions.isRemoved($0.type) } }
            if found.isEmpty { continue }
            if candidates.isEmpty { candidates.reserveCapacity(Self.usualCount) }
            candidates += found
        }
    }

    /// Asks one resolver.
    ///
    /// Where it fails though the bytes can be read, that is noted, and the others are asked all the same.
    private func ask(
        _ resolver: any MIMETypeResolver, _ resource: Resource
    ) throws(ResourceError) -> [Candidate] {
        do throws(ResourceError) {
            return try resolver.candidates(for: resource)
        } catch {
            if resource.readError != nil { throw error }
            resource.resolverFailures.append(
                ResolverFailure(resolver: "\(type(of: resolver))", message: "\(error)"))
            return []
        }
    }
}
