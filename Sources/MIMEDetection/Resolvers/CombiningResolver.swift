public import MIMETypes

/// A resolver that asks several resolvers in turn and keeps all of their candidates.
///
/// List cheap resolvers first. A resolver is skipped if the candidates of earlier resolvers make it unnecessary.
/// Skipping a resolver saves time but never changes the detected type.
public struct CombiningResolver: MIMETypeResolver, RegistryUsing {
    private var resolvers: [any MIMETypeResolver]
    private var steps: [Step]

    /// Resolvers that are asked together: built-in ones in their usual order, or a single other one.
    private struct Step {
        /// The built-in resolvers; empty for another one, which is called through the protocol.
        var builtIn: BuiltInResolvers
        /// The position in the list of the other resolver, or of the last built-in one up to libmagic's.
        var position: Int
    }

    /// The properties of types, also used by those resolvers whose own registry isn't extended.
    var registry: TypeRegistry {
        didSet {
            resolvers = resolvers.map { $0.using(registry) }
            steps = Self.steps(resolvers, registry)
        }
    }

    /// Combines resolvers.
    ///
    /// - Parameters:
    ///   - resolvers: the resolvers, in the order in which they are asked.
    ///   - registry: the registry that contains the properties of types, which the built-in resolvers use. Candidates
    ///     whose types were removed from the registry are dropped. The types of all other candidates get their
    ///     canonical names.
    public init(_ resolvers: [any MIMETypeResolver], registry: TypeRegistry = .standard) {
        self.registry = registry
        self.resolvers = resolvers.map { $0.using(registry) }
        steps = Self.steps(self.resolvers, registry)
    }

    /// Groups the resolvers; after each group, the candidates get the names that an extended registry gives them.
    private static func steps(_ resolvers: [any MIMETypeResolver], _ registry: TypeRegistry) -> [Step] {
        var steps: [Step] = []
        for (position, resolver) in resolvers.enumerated() {
            let builtIn = BuiltInResolvers(resolver)
            if registry.additions == nil, !builtIn.isEmpty, let last = steps.last?.builtIn, !last.isEmpty,
                last.precedes(builtIn)
            {
                steps[steps.count - 1].builtIn.formUnion(builtIn)
                if builtIn != .fallback { steps[steps.count - 1].position = position }
            } else {
                steps.append(Step(builtIn: builtIn, position: position))
            }
        }
        return steps
    }

    /// Asks the resolvers in order, except those that the candidates of earlier resolvers make unnecessary.
    ///
    /// - Parameter resource: the resource that is passed to the resolvers.
    /// - Returns: all candidates, in the order of the resolvers.
    /// - Throws: a `ResourceError` if the bytes can't be read. If a resolver throws an error although the bytes can be
    ///   read, the error is added to `Detection.failures`, and the next resolver is asked.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        try CandidateBuffer.array { (found) throws(ResourceError) in try add(to: &found, resource) }
    }

    /// Asks each resolver that is needed; if a resolver throws, the candidates found before are kept.
    func add(to candidates: inout CandidateBuffer, _ resource: Resource) throws(ResourceError) {
        for index in steps.indices {
            let (step, count) = (steps[index], candidates.count)
            if step.builtIn.isEmpty {
                try addOthers(resolvers[step.position], to: &candidates, resource)
            } else {
                let isBinary = index > 0 && candidates.isConclusivelyBinary(registry)
                if try step.builtIn.add(to: &candidates, resource, isBinary: isBinary) {
                    candidates.append(contentsOf: try resolvers[step.position].candidates(for: resource))
                }
                if step.builtIn.contains(.fallback), candidates.isEmpty {
                    candidates.append(contentsOf: try FallbackResolver().candidates(for: resource))
                }
            }
            if let additions = registry.additions { conform(&candidates, after: count, additions) }
        }
    }

    /// Adds the candidates of a resolver if it is needed; if it fails although the bytes can be read, records that.
    private func addOthers(
        _ resolver: any MIMETypeResolver, to candidates: inout CandidateBuffer, _ resource: Resource
    ) throws(ResourceError) {
        guard resolver.isNeeded(after: Array(candidates)) else { return }
        do throws(ResourceError) {
            candidates.append(contentsOf: try resolver.candidates(for: resource))
        } catch {
            if resource.readError != nil { throw error }
            resource.note(ResolverFailure(resolver: "\(type(of: resolver))", message: "\(error)"))
        }
    }

    /// Drops candidates with types that were removed from the registry, and gives the others their canonical names.
    private func conform(_ candidates: inout CandidateBuffer, after count: Int, _ additions: TypeAdditions) {
        let kept = candidates[count...].compactMap { candidate -> Candidate? in
            if additions.isRemoved(candidate.type) { return nil }
            let type = registry.canonical(candidate.type)
            guard type != candidate.type, candidate.type == candidate.type.withoutParameters else { return candidate }
            return Candidate(type: type, evidence: candidate.evidence, charset: candidate.charset)
        }
        candidates.removeAll(from: count)
        candidates.append(contentsOf: kept)
    }
}
