public import MIMETypes

/// The rules that decide between the types that the name, the content and the declaration suggest.
///
/// The decision depends only on the candidates, which are the types that resolvers propose, with their evidence;
/// nothing is read. The reconciler chooses one candidate from the name and one from the content, and derives facts
/// about the two. It then applies the first rule in a table whose conditions are met. The article "How a type is
/// decided" contains the table.
///
/// If the content wins against the name, the detection reports a conflict, unless another part of the name agrees with
/// the content. Each conflict has a confidence, which is low if files with such a name often have other types. A
/// conflict with a confidence below `minConfidence` is doubtful.
public struct Reconciler: Sendable {
    /// How the decision uses a declared type.
    public var declaredTypes: DeclaredTypePolicy

    /// The minimum confidence, from 0 to 1, for a disagreement between name and content to be listed in the detection's
    /// `conflicts`.
    ///
    /// Disagreements with a lower confidence are listed in `doubtfulConflicts`.
    public var minConfidence: Double

    /// The default value of `minConfidence`.
    ///
    /// A disagreement reaches this confidence if files with the name seldom have other types, or if the type of the
    /// content is certain.
    public static let defaultMinConfidence = 0.2

    /// The properties of types, including custom types.
    let registry: TypeRegistry

    /// Creates a reconciler.
    ///
    /// - Parameters:
    ///   - declaredTypes: how the decision uses a declared type; by default, as a hint.
    ///   - registry: the properties of types, including custom types.
    ///   - minConfidence: the minimum confidence, from 0 to 1, for a disagreement between name and content to be listed
    ///     in the detection's `conflicts` instead of its `doubtfulConflicts`.
    public init(
        declaredTypes: DeclaredTypePolicy = .hint, registry: TypeRegistry = .standard,
        minConfidence: Double = Reconciler.defaultMinConfidence
    ) {
        self.minConfidence = minConfidence
        self.declaredTypes = declaredTypes
        self.registry = registry
    }

    /// Decides on the type of a resource.
    ///
    /// - Parameters:
    ///   - candidates: the combined candidates of all resolvers.
    ///   - name: the name of the resource, or nil. A name that is made to look like a different name is reported as a
    ///     conflict.
    ///   - usage: a record of how much of the resource has been read so far; the record is copied to the detection.
    /// - Returns: the detection, with its conflicts; its type is `application/octet-stream` if there are no candidates.
    public func decide(
        _ candidates: [Candidate], name: ResourceName? = nil, usage: ReadUsage = ReadUsage()
    ) -> Detection {
        guard let obvious = ObviousDecision(candidates, registry) else {
            return decide(candidates, name: name, usage: usage, by: DecisionRule.table)
        }
        let winner = candidates[obvious.winner]
        return Detection(
            winner: winner, reason: obvious.agrees ? .agreement : .contentAlone,
            rule: obvious.agrees ? .agreement : .contentAlone,
            charset: registry.isText(winner.type) ? obvious.charset(candidates) : nil, candidates: candidates,
            conflicts: misleadingName(name, winner.type).map { [$0] } ?? [], doubtfulConflicts: [],
            name: name, usage: usage)
    }

    /// Decides on the type of a resource, using a table of rules.
    func decide(
        _ candidates: [Candidate], name: ResourceName? = nil, usage: ReadUsage = ReadUsage(), by rules: [DecisionRule]
    ) -> Detection {
        let set = CandidateSet(candidates, registry)
        let pair = pair(of: set)
        let rule = DecisionRule.first(of: rules, for: pair.facts)
        let winner = winner(rules[rule].winner, pair)
        var (conflicts, doubtful): ([Conflict], [Conflict]) = ([], [])
        if let kind = rules[rule].conflict, let conflict = conflict(kind, by: rules[rule].name, pair, set) {
            if conflict.confidence >= minConfidence { conflicts = [conflict] } else { doubtful = [conflict] }
        }
        if let declared = set.declared, !areRelated(declared.type, winner.type) {
            conflicts.append(Conflict(kind: .declaredTypeContradicts, claimed: declared.type, found: winner.type))
        }
        let declared = declaredTypes == .decides && set.kind == nil ? set.declared : nil
        let decided = declared ?? winner
        if let conflict = misleadingName(name, decided.type) { conflicts.append(conflict) }
        let charset = decided.charset ?? set.text?.charset ?? set.fallback?.charset
        return Detection(
            winner: decided, reason: declared == nil ? rules[rule].reason : .declaredTypeDecides,
            rule: declared == nil ? rules[rule].name : .declaredTypeDecides,
            charset: registry.isText(decided.type) ? charset : nil, candidates: candidates, conflicts: conflicts,
            doubtfulConflicts: doubtful, name: name, usage: usage)
    }

    /// Returns a conflict if the name is made to look like a different name; otherwise nil.
    private func misleadingName(_ name: ResourceName?, _ type: MIMEType) -> Conflict? {
        guard let name, name.isMisleading else { return nil }
        return Conflict(kind: .misleadingName, claimed: registry.type(fileName: name.shownText) ?? type, found: type)
    }

    private func winner(_ winner: DecisionRule.Winner, _ pair: Pair) -> Candidate {
        switch winner {
        case .name: pair.name
        case .content: pair.content
        case .stronger: pair.content.evidence.tier >= .signature ? pair.content : pair.name
        }
    }
}
