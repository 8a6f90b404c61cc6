public import MIMETypes

/// Finds texts that can't be in the language that their name says.
///
/// Evidence: the head, as text. It is silent about nearly all texts: it speaks only where it is nearly certain that the
/// text is something else, and then the candidate rules the name out. It is asked by detectors that were made with
/// `checksLanguages`, since most texts are what they are called.
public struct NamedLanguageResolver: AppendingResolver {
    /// Makes the resolver.
    public init() {}

    /// Compares a text with the language of its name.
    ///
    /// - Parameter resource: any.
    /// - Returns: what the text is instead; empty if it may be what its name says, if the name says little, or if it
    ///   stands for no language that the model knows.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        var candidates: [Candidate] = []
        if let name = resource.name { NameMatcher.appendCandidatesWithHints(for: name, to: &candidates) }
        let count = candidates.count
        try append(to: &candidates, for: resource)
        return Array(candidates[count...])
    }

    func append(to candidates: inout [Candidate], for resource: Resource) throws(ResourceError) {
        guard let claim = Self.claim(of: candidates), let text = try TextHead(resource),
            text.charset != .unknown8Bit
        else { return }
        let found = try text.withSample(of: resource) { sample in
            let named = NamedLanguage(labels: claim.labels, isStrong: claim.isStrong)
            return named.looksUsual(sample) ? nil : named.contradiction(sample)
        }
        if let found { candidates.append(found) }
    }

    /// The labels of all languages that a name may stand for, and whether everyone expects one of them; nil if it is no
    /// name of text without a mark, or if the model does not know one of its ordinary meanings.
    private static func claim(of candidates: [Candidate]) -> (labels: PackedKin.Labels, isStrong: Bool)? {
        var labels = PackedKin.Labels()
        var strength = Evidence.NameStrength.hint
        for index in candidates.indices where candidates[index].evidence.basis == .name {
            guard let id = candidates.facts(at: index).id, let found = PackedKin.labels(of: id) else {
                if candidates[index].evidence.nameStrength > .weak, isText(candidates, index) { return nil }
                continue
            }
            labels.formUnion(found)
            if isTelling(candidates, index) { strength = max(strength, candidates[index].evidence.nameStrength) }
        }
        return strength > .weak ? (labels, strength == .strong) : nil
    }

    /// Whether a name stands for text that nothing has recognised so far: XML and JSON would have been.
    private static func isText(_ candidates: [Candidate], _ index: Int) -> Bool {
        let (registry, type) = (TypeRegistry.standard, candidates[index].type)
        return candidates.facts(at: index).id != .plainText && registry.isText(type)
            && !registry.isBuiltLike(type, TypeID.xml) && !registry.isBuiltLike(type, TypeID.json)
    }

    /// Whether a name says that there is text of a kind that has no mark.
    private static func isTelling(_ candidates: [Candidate], _ index: Int) -> Bool {
        let (registry, type) = (TypeRegistry.standard, candidates[index].type)
        return candidates.facts(at: index).id != .plainText && registry.isText(type)
            && !registry.hasMandatorySignature(type)
    }

    /// Tells whether the name says enough to be compared with the text.
    ///
    /// - Parameter candidates: the candidates of cheaper resolvers.
    /// - Returns: true for text that nothing has recognised, if it has a name with an ordinary meaning.
    public func isNeeded(after candidates: [Candidate]) -> Bool {
        var (isText, isNamed) = (false, false)
        for index in candidates.indices {
            switch candidates[index].evidence.basis {
            case .name: isNamed = isNamed || candidates[index].evidence.nameStrength > .weak
            case .text where candidates.facts(at: index).isAboutEncoding:
                isText = candidates.facts(at: index).id == .plainText
            default: if candidates.facts(at: index).isConclusive { return false }
            }
        }
        return isText && isNamed
    }
}
