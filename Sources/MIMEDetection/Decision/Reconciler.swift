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
        CandidateBuffer.with { buffer in
            buffer.append(contentsOf: candidates)
            return decide(taking: &buffer, name: name, usage: usage)
        }
    }

    /// Decides on the type of a resource, and moves the candidates into the detection.
    func decide(
        taking candidates: inout CandidateBuffer, name: ResourceName?, usage: ReadUsage = ReadUsage()
    ) -> Detection {
        guard let obvious = ObviousDecision(candidates, registry), obvious.agrees || !standsForText(name) else {
            return decide(candidates, name: name, usage: usage, by: DecisionRule.table)
        }
        let charset = charset(of: obvious.winner, candidates, obvious.charset(candidates))
        let decision = obvious.decision
        return Detection(
            taking: &candidates, winner: obvious.winner, reason: decision.reason, rule: decision.rule,
            charset: charset, conflicts: name == nil ? [] : misleadingNames(name, candidates[obvious.winner].type),
            name: name, usage: usage)
    }

    /// Decides on the type of a resource, using a table of rules.
    func decide(
        _ candidates: CandidateBuffer, name: ResourceName?, usage: ReadUsage, by rules: [DecisionRule]
    ) -> Detection {
        let set = CandidateSet(candidates, registry)
        let pair = pair(of: set)
        let rule = DecisionRule.first(of: rules, for: pair.facts)
        let winner = rules[rule].winner.isContent.holds(for: pair.facts) ? pair.content : pair.name
        let (listed, doubtful) = conflicts(rules[rule], pair, set, name)
        let declared = decidingDeclaration(set)
        let decided = declared ?? winner
        let charset = decided.charset ?? set.text?.charset ?? set.fallback?.charset
        var detection = Detection(
            winner: decided, candidates: Array(candidates),
            reason: declared == nil ? rules[rule].reason : .declaredTypeDecides,
            rule: declared == nil ? rules[rule].name : .declaredTypeDecides,
            charset: charset.flatMap { registry.isText(decided.type) ? $0 : nil }, name: name, usage: usage)
        detection.conflicts =
            listed + contradictions(of: set.declared, winner.type) + misleadingNames(name, decided.type)
        detection.doubtfulConflicts = doubtful
        return detection
    }

    /// Checks whether a name represents no type, but all files with its extension that were counted are text.
    func standsForText(_ name: ResourceName?) -> Bool {
        name.map { PackedCountedNames.standsForText($0.bytes) } ?? false
    }

    /// Returns the declared type if it is the answer, regardless of the name and the content.
    private func decidingDeclaration(_ set: CandidateSet) -> Candidate? {
        guard declaredTypes == .decides, set.kind == nil else { return nil }
        return set.declared
    }

    /// Returns the encoding of the content if files of the winner's type are text.
    private func charset(of winner: Int, _ candidates: CandidateBuffer, _ charset: Charset?) -> Charset? {
        charset.flatMap { candidates.isText(at: winner, registry) ? $0 : nil }
    }

    /// Returns a conflict if a type was declared that is unrelated to the detected one; otherwise none.
    private func contradictions(of declared: Candidate?, _ type: MIMEType) -> [Conflict] {
        guard let declared, !areRelated(declared.type, type) else { return [] }
        return [Conflict(kind: .declaredTypeContradicts, claimed: declared.type, found: type)]
    }

    /// Returns a conflict if the name is made to look like a different name; otherwise none.
    private func misleadingNames(_ name: ResourceName?, _ type: MIMEType) -> [Conflict] {
        guard let name, name.isMisleading else { return [] }
        return [Conflict(kind: .misleadingName, claimed: registry.type(fileName: name.shownText) ?? type, found: type)]
    }
}
