public import MIMETypes

/// Decides between name, content and declared type.
///
/// It is a pure function of the candidates and reads nothing. It chooses a name and the content to compare with it,
/// states what is known about them as facts, and applies the first rule of a table that fits them. The article "How a
/// type is decided" has the table.
///
/// Where the content wins against a name, that is a conflict if the name is strong, or is ordinary and the content is
/// certainly of one format, unless another part of the name agrees with the content.
public struct Reconciler: Sendable {
    /// How much a declared type counts.
    public var declaredTypes: DeclaredTypePolicy

    /// The confidence that a disagreement between name and content needs to be one of the `conflicts`.
    ///
    /// With less it is one of the `doubtfulConflicts`.
    public var minConfidence: Double

    /// The confidence from which nine of ten conflicts are estimated to be right.
    public static let defaultMinConfidence = 0.9

    /// The properties of types.
    let registry: TypeRegistry

    /// Makes a reconciler.
    ///
    /// - Parameters:
    ///   - declaredTypes: how much a declared type counts; by default it is a hint.
    ///   - registry: the properties of types, custom ones included.
    ///   - minConfidence: the confidence that a disagreement between name and content needs to be a conflict.
    public init(
        declaredTypes: DeclaredTypePolicy = .hint, registry: TypeRegistry = .standard,
        minConfidence: Double = Reconciler.defaultMinConfidence
    ) {
        self.minConfidence = minConfidence
        self.declaredTypes = declaredTypes
        self.registry = registry
    }

    /// Decides.
    ///
    /// - Parameters:
    ///   - candidates: the candidates of all resolvers.
    ///   - name: the name of what is detected; one that shows as another name is a conflict.
    ///   - usage: the reads so far; they are copied to the detection.
    /// - Returns: the detection with its conflicts; `application/octet-stream` if there are no candidates.
    public func decide(
        _ candidates: [Candidate], name: ResourceName? = nil, usage: ReadUsage = ReadUsage()
    ) -> Detection {
        // Nearly all binary data without a name: there is nothing to compare its format with.
        if name == nil, candidates.count == 1, candidates.isConclusivelyBinary(at: 0, registry),
            candidates.facts(at: 0).id != .octetStream
        {
            var detection = Detection(
                winner: candidates[0], reason: .contentAlone, candidates: candidates, usage: usage)
            detection.decidingRule = .contentAlone
            return detection
        }
        return decide(candidates, name: name, usage: usage, by: DecisionRule.table)
    }

    /// Decides by a table of rules.
    func decide(
        _ candidates: [Candidate], name: ResourceName? = nil, usage: ReadUsage = ReadUsage(), by rules: [DecisionRule]
    ) -> Detection {
        let set = CandidateSet(candidates, registry)
        var detection = detection(from: set, by: rules, candidates)
        if let declared = set.declared, !areRelated(declared.type, detection.type) {
            detection.conflicts.append(
                Conflict(kind: .declaredTypeContradicts, claimed: declared.type, found: detection.type))
        }
        if declaredTypes == .decides, set.kind == nil, let declared = set.declared {
            detection.winner = declared
            detection.reason = .declaredTypeDecides
            detection.decidingRule = .declaredTypeDecides
        }
        if registry.isText(detection.type) {
            detection.charset = detection.winner.charset ?? set.text?.charset ?? set.fallback?.charset
        }
        if let name, name.isMisleading {
            let shown = registry.type(fileName: name.shownText) ?? detection.type
            detection.conflicts.append(Conflict(kind: .misleadingName, claimed: shown, found: detection.type))
        }
        detection.name = name
        detection.usage = usage
        return detection
    }

    /// A detection that still lacks what `decide` adds to all.
    private func detection(
        from set: CandidateSet, by rules: [DecisionRule], _ candidates: [Candidate]
    ) -> Detection {
        let pair = pair(of: set)
        let number = DecisionRule.first(of: rules, for: pair.facts)
        var detection = Detection(
            winner: winner(rules[number].winner, pair), reason: rules[number].reason, candidates: candidates)
        detection.decidingRule = rules[number].name
        if let kind = rules[number].conflict, let conflict = conflict(kind, pair, set) {
            if conflict.confidence >= minConfidence {
                detection.conflicts.append(conflict)
            } else {
                detection.doubtfulConflicts.append(conflict)
            }
        }
        return detection
    }

    private func winner(_ winner: DecisionRule.Winner, _ pair: Pair) -> Candidate {
        switch winner {
        case .name: pair.name
        case .content: pair.content
        case .stronger: pair.content.evidence.tier >= .signature ? pair.content : pair.name
        }
    }
}
