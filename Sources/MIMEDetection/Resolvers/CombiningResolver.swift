public import MIMETypes

/// Asks several resolvers, the cheapest first, and keeps all their candidates.
///
/// A resolver that is no longer needed is skipped. That changes the cost, never the answer.
public struct CombiningResolver: MIMETypeResolver {
    private let resolvers: [Member]
    /// What the caller took out of the registry.
    private let additions: TypeAdditions?

    private struct Member: Sendable {
        let resolver: any MIMETypeResolver
        /// The same one if it can add to the candidates of others.
        let appending: (any AppendingResolver)?
    }

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
        self.resolvers = resolvers.map { Member(resolver: $0, appending: Self.appending($0)) }
        additions = registry.additions
    }

    /// Names each kind, because a cast to the protocol searches all conformances of the program, half of a start's
    /// time.
    private static func appending(_ resolver: any MIMETypeResolver) -> (any AppendingResolver)? {
        switch resolver {
        case let resolver as NameResolver: resolver
        case let resolver as SignatureResolver: resolver
        case let resolver as ContainerResolver: resolver
        case let resolver as TextResolver: resolver
        // It needs the others' candidates.
        case let resolver as NamedLanguageResolver: resolver
        default: nil
        }
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
        candidates.reserveCapacity(Self.usualCount)
        for index in resolvers.indices where resolvers[index].resolver.isNeeded(after: candidates) {
            let count = candidates.count
            do throws(ResourceError) {
                try ask(resolvers[index], resource, &candidates)
            } catch {
                candidates.removeSubrange(count...)
                try note(error, of: resolvers[index].resolver, resource)
            }
            if let additions { Self.dropRemoved(from: &candidates, after: count, additions) }
        }
    }

    @inline(__always)
    private func ask(
        _ member: Member, _ resource: Resource, _ candidates: inout [Candidate]
    ) throws(ResourceError) {
        if let appending = member.appending {
            try appending.append(to: &candidates, for: resource)
        } else {
            candidates += try member.resolver.candidates(for: resource)
        }
    }

    /// Notes that a resolver failed though the bytes can be read; the others are asked all the same.
    private func note(
        _ error: ResourceError, of resolver: any MIMETypeResolver, _ resource: Resource
    ) throws(ResourceError) {
        if resource.readError != nil { throw error }
        resource.resolverFailures.append(
            ResolverFailure(resolver: "\(type(of: resolver))", message: "\(error)"))
    }

    /// Leaves candidates out whose types were taken out of the registry.
    private static func dropRemoved(from candidates: inout [Candidate], after count: Int, _ additions: TypeAdditions) {
        let kept = candidates[count...].filter { !additions.isRemoved($0.type) }
        candidates.replaceSubrange(count..., with: kept)
    }
}
