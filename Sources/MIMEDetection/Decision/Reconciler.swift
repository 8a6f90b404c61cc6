public import MIMETypes

/// Decides between name, content and declared type.
///
/// The decision depends only on the candidates; nothing is read. The reconciler chooses one candidate from the name and
/// one from the content, derives facts about the pair, and applies the first rule in a table whose conditions are met.
/// The article "How a type is decided" contains the table.
///
/// If the content wins against the name, the detection reports a conflict with a confidence. There is no conflict if
/// another part of the name agrees with the content. If the name also has many other uses, the conflict is doubtful.
public struct Reconciler: Sendable {
    /// How a declared type is used.
    public var declaredTypes: DeclaredTypePolicy

    /// The minimum confidence, from 0 to 1, for a disagreement between name and content to be listed in `conflicts`.
    ///
    /// Disagreements with a lower confidence are listed in `doubtfulConflicts`.
    public var minConfidence: Double

    /// The default threshold: it is reached if the name has few other uses, or if the content is certain.
    public static let defaultMinConfidence = 0.2

    /// The properties of types.
    let registry: TypeRegistry

    /// Makes a reconciler.
    ///
    /// - Parameters:
    ///   - declaredTypes: how a declared type is used; by default, it is a hint.
    ///   - registry: the properties of types, custom ones included.
    ///   - minConfidence: the minimum confidence, from 0 to 1, for a disagreement between name and content to be a
    ///     conflict.
    public init(
        declaredTypes: DeclaredTypePolicy = .hint, registry: TypeRegistry = .standard,
        minConfidence: Double = Reconciler.defaultMinConfidence
    ) {
        self.minConfidence = minConfidence
        self.declaredTypes = declaredTypes
        self.registry = registry
    }

    /// Decides on a type.
    ///
    /// - Parameters:
    ///   - candidates: the candidates of all resolvers.
    ///   - name: the name of the resource, or nil. A name made to look like another one is reported as a conflict.
    ///   - usage: how much was read so far; it is copied to the detection.
    /// - Returns: the detection with its conflicts; `application/octet-stream` if there are no candidates.
    public func decide(
        _ candidates: [Candidate], name: ResourceName? = nil, usage: ReadUsage = ReadUsage()
    ) -> Detection {
        // This is the case for nearly all binary data without a name: there is nothing to compare its format with.
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

    /// Decides on a type, using a table of rules.
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

    /// Returns a detection without the properties that `decide` sets for all detections.
    private func detection(
        from set: CandidateSet, by rules: [DecisionRule], _ candidates: [Candidate]
    ) -> Detection {
        let pair = pair(of: set)
        let rule = rules[DecisionRule.first(of: rules, for: pair.facts)]
        var detection = Detection(winner: winner(rule.winner, pair), reason: rule.reason, candidates: candidates)
        detection.decidingRule = rule.name
        guard let conflict = conflict(by: rule, pair, set) else { return detection }
        if conflict.confidence >= minConfidence {
            detection.conflicts.append(conflict)
        } else {
            detection.doubtfulConflicts.append(conflict)
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
