import MIMETypes

/// What a text states itself about its format: by an interpreter, a mark at its start, or a grammar that all of it has.
enum TextStatement: Equatable {
    /// It says nothing.
    case none
    /// It is of the kind that its name claims, or of one that looks like it.
    case supportsName
    /// It is something else: evidence that rules the name out.
    case contradicts(Candidate)

    /// Reads what the candidates of cheaper resolvers say.
    ///
    /// - Parameters:
    ///   - candidates: those of the name, the marks and the grammar.
    ///   - labels: those of the languages that the name represents.
    ///   - registry: the detector's.
    init(_ candidates: [Candidate], against labels: PackedKin.Labels, _ registry: TypeRegistry) {
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

    /// Whether texts with the name may be of a type.
    private static func mayBeNamed(
        _ type: MIMEType, _ candidates: [Candidate], _ labels: PackedKin.Labels, _ registry: TypeRegistry
    ) -> Bool {
        if let other = Self.labels(of: type, registry), labels.mayLookLike(other) { return true }
        return candidates.contains {
            $0.evidence.basis == .name && $0.id != .plainText
                && (registry.isBuiltLike($0.type, type) || registry.isBuiltLike(type, $0.type))
        }
    }

    /// The labels of a type; for all mark-up those of pages.
    private static func labels(of type: MIMEType, _ registry: TypeRegistry) -> PackedKin.Labels? {
        let isMarkup = registry.isBuiltLike(type, TypeID.xml) || registry.isBuiltLike(type, TypeID.html)
        return (isMarkup ? .xhtml : PackedTypes.find(type)).flatMap(PackedKin.labels)
    }
}

extension Candidate {
    /// The same as evidence against the name.
    var rulingOutName: Candidate {
        Candidate(
            type: type,
            evidence: Evidence(basis: .text, tier: .weak, rulesOutName: true, detail: evidence.detail),
            charset: charset)
    }
}
