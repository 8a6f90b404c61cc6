import MIMETypes

/// What text itself states about its format: by an interpreter, a signature at its start, or a grammar that all of it
/// follows.
enum TextStatement: Equatable {
    /// The text states nothing.
    case none
    /// The text is of the kind that its name implies, or of a similar kind.
    case supportsName
    /// The text is something else; the candidate rules the name out.
    case contradicts(Candidate)

    /// Derives the statement from the candidates of cheaper resolvers.
    ///
    /// - Parameters:
    ///   - candidates: the candidates found by name, signature and grammar.
    ///   - labels: the labels of the languages that the name represents.
    ///   - registry: the registry of the detector.
    init(_ candidates: CandidateBuffer, against labels: PackedKin.Labels, _ registry: TypeRegistry) {
        self = .none
        for index in candidates.indices where Self.isStatement(candidates[index], registry) {
            if Self.mayBeNamed(candidates[index].type, candidates, labels, registry) {
                self = candidates[index].isConclusive ? .supportsName : .none
                return
            }
            if self == .none { self = .contradicts(candidates[index].rulingOutName) }
        }
    }

    private static func isStatement(_ candidate: Candidate, _ registry: TypeRegistry) -> Bool {
        guard registry.isText(candidate.type), !candidate.isGeneric else { return false }
        return switch candidate.evidence.basis {
        case .signature: candidate.evidence.tier >= .weak && candidate.evidence.offset == 0
        case .xmlRoot: candidate.evidence.tier >= .signature
        case .text: candidate.evidence.tier >= .weak
        case .fileKind, .declaredType, .name, .container, .libmagic, .fallback: false
        }
    }

    /// Checks whether text with the name may have a type.
    private static func mayBeNamed(
        _ type: MIMEType, _ candidates: CandidateBuffer, _ labels: PackedKin.Labels, _ registry: TypeRegistry
    ) -> Bool {
        if let other = Self.labels(of: type, registry), labels.mayLookLike(other) { return true }
        return candidates.contains {
            $0.evidence.basis == .name && $0.id != .plainText
                && (registry.isBuiltLike($0.type, type) || registry.isBuiltLike(type, $0.type))
        }
    }

    /// Returns the labels of a type; for all markup, those of web pages.
    private static func labels(of type: MIMEType, _ registry: TypeRegistry) -> PackedKin.Labels? {
        let isMarkup = registry.isBuiltLike(type, TypeID.xml) || registry.isBuiltLike(type, TypeID.html)
        return (isMarkup ? .xhtml : PackedTypes.find(type)).flatMap(PackedKin.labels)
    }
}

extension Candidate {
    /// The candidate as evidence against the name.
    var rulingOutName: Candidate {
        Candidate(
            type: type,
            evidence: Evidence(basis: .text, tier: .weak, rulesOutName: true, detail: evidence.detail),
            charset: charset)
    }
}
