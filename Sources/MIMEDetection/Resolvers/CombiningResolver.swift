public import MIMETypes

/// A resolver that asks several resolvers in turn and keeps all of their candidates.
///
/// List cheap resolvers first. A resolver is skipped if the candidates of earlier resolvers make it unnecessary.
/// Skipping a resolver saves time but never changes the detected type.
public struct CombiningResolver: MIMETypeResolver, RegistryUsing {
    private var resolvers: [any MIMETypeResolver]
    /// For each resolver, the built-in resolver that is called directly; nil if it is called through the protocol.
    private var builtIn: [BuiltInResolver?]

    /// The properties of types, also used by those resolvers whose own registry isn't extended.
    var registry: TypeRegistry {
        didSet {
            resolvers = resolvers.map { $0.using(registry) }
            builtIn = resolvers.map { BuiltInResolver($0) }
        }
    }

    /// An empty list with room for the candidates of nearly all files.
    static var noCandidates: [Candidate] {
        var candidates: [Candidate] = []
        candidates.reserveCapacity(8)
        return candidates
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
        builtIn = self.resolvers.map { BuiltInResolver($0) }
    }

    /// Asks the resolvers in order, except those that the candidates of earlier resolvers make unnecessary.
    ///
    /// - Parameter resource: the resource that is passed to the resolvers.
    /// - Returns: all candidates, in the order of the resolvers.
    /// - Throws: a `ResourceError` if the bytes can't be read. If a resolver throws an error although the bytes can be
    ///   read, the error is added to `Detection.failures`, and the next resolver is asked.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        var candidates = Self.noCandidates
        try add(to: &candidates, resource)
        return candidates
    }

    /// Asks each resolver that is needed; if a resolver throws, the candidates found before are kept.
    func add(to candidates: inout [Candidate], _ resource: Resource) throws(ResourceError) {
        // Nearly all binary data is recognised by the first few resolvers, and the others have nothing to add.
        var isBinary = false
        var text = SharedText()
        for index in builtIn.indices where !isBinary || builtIn[index]?.needsUnknownContent != true {
            let count = candidates.count
            do throws(ResourceError) {
                try append(index, to: &candidates, resource, &text)
            } catch {
                candidates.removeSubrange(count...)
                try note(error, of: resolvers[index], resource)
            }
            guard candidates.count > count else { continue }
            if let additions = registry.additions { conform(&candidates, after: count, additions) }
            if !isBinary { isBinary = candidates.isConclusivelyBinary(registry, from: count) }
        }
    }

    @inline(__always)
    private func append(
        _ index: Int, to candidates: inout [Candidate], _ resource: Resource, _ text: inout SharedText
    ) throws(ResourceError) {
        if let resolver = builtIn[index] {
            try resolver.append(to: &candidates, for: resource, &text, resolvers[index])
        } else if resolvers[index].isNeeded(after: candidates) {
            candidates += try resolvers[index].candidates(for: resource)
        }
    }

    /// Records that a resolver failed although the bytes can be read; the other resolvers are still asked.
    private func note(
        _ error: ResourceError, of resolver: any MIMETypeResolver, _ resource: Resource
    ) throws(ResourceError) {
        if resource.readError != nil { throw error }
        resource.note(ResolverFailure(resolver: "\(type(of: resolver))", message: "\(error)"))
    }

    /// Drops candidates with types that were removed from the registry, and gives the others their canonical names.
    private func conform(_ candidates: inout [Candidate], after count: Int, _ additions: TypeAdditions) {
        let kept = candidates[count...].compactMap { candidate -> Candidate? in
            if additions.isRemoved(candidate.type) { return nil }
            let type = registry.canonical(candidate.type)
            guard type != candidate.type, candidate.type == candidate.type.withoutParameters else { return candidate }
            return Candidate(type: type, evidence: candidate.evidence, charset: candidate.charset)
        }
        candidates.replaceSubrange(count..., with: kept)
    }
}
