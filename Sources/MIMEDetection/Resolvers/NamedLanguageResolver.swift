import MIMETypes

/// Finds texts that can't be in the language that their name claims.
///
/// Evidence: the head, as text, and what cheaper resolvers say about it. It is silent about nearly all texts: it speaks
/// only where it is nearly certain that the text is something else, and then the candidate rules the name out. It is
/// asked by detectors that were made with `checksLanguages`, since most texts are what they are called.
struct NamedLanguageResolver: MIMETypeResolver, RegistryUsing {
    /// The properties of types.
    var registry = TypeRegistry.standard

    /// Makes the resolver.
    init() {}

    /// Compares a text with the language of its name.
    ///
    /// - Parameter resource: any.
    /// - Returns: the text's actual type; empty if the text may be in the language of its name, if the name implies
    ///   little, or if the model doesn't know its language.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        var candidates: [Candidate] = []
        if let name = resource.name { registry.appendNames(name, to: &candidates) }
        let count = candidates.count
        try append(to: &candidates, for: resource)
        return Array(candidates[count...])
    }

    /// Adds what `candidates(for:)` returns; if it throws, some may have been added.
    func append(to candidates: inout [Candidate], for resource: Resource) throws(ResourceError) {
        guard let claim = claim(of: candidates), let text = try TextHead(resource),
            text.charset != .unknown8Bit
        else { return }
        let stated = TextStatement(candidates, against: claim.labels, registry)
        if stated == .supportsName { return }
        let found = try text.withSample(of: resource) { sample -> Candidate? in
            let named = NamedLanguage(
                labels: claim.labels, isStrong: claim.strength == .strong, isAlone: claim.isAlone)
            if named.looksUsual(sample) { return nil }
            if case .contradicts(let candidate) = stated { return candidate }
            if claim.labels.own.isEmpty { return nil }
            return named.contradiction(sample, rules: LanguageResolver.ruled(sample))
        }
        if let found { candidates.append(found) }
    }

    /// What a name claims about the language of a text.
    private struct Claim {
        /// The labels of all languages that it may represent.
        var labels = PackedKin.Labels()
        /// How much it states about the one that it states most about.
        var strength = Evidence.NameStrength.hint
        /// Whether these languages all look like the first.
        var isAlone = true
        private var first: PackedKin.Labels?

        mutating func add(_ strength: Evidence.NameStrength, _ labels: PackedKin.Labels) {
            self.strength = max(self.strength, strength)
            isAlone = isAlone && first?.mayLookLike(labels) != false
            first = first ?? labels
        }
    }

    /// What a name claims; nil if it is no name of text without a mark, or if neither the model nor a family knows one
    /// of its ordinary meanings.
    private func claim(of candidates: [Candidate]) -> Claim? {
        var claim = Claim()
        for index in candidates.indices where candidates[index].evidence.basis == .name {
            guard let id = candidates.facts(at: index).id, let found = PackedKin.labels(of: id) else {
                if candidates[index].evidence.nameStrength > .weak, isText(candidates, index) { return nil }
                continue
            }
            claim.labels.formUnion(found)
            if isTelling(candidates, index) { claim.add(candidates[index].evidence.nameStrength, found) }
        }
        return claim.strength > .weak ? claim : nil
    }

    /// Whether a name represents text of a kind that would not have been recognised: XML, JSON and what has
    /// a mark would have been.
    private func isText(_ candidates: [Candidate], _ index: Int) -> Bool {
        let type = candidates[index].type
        return candidates.facts(at: index).id != .plainText && registry.isText(type)
            && !registry.isBuiltLike(type, TypeID.xml) && !registry.isBuiltLike(type, TypeID.json)
            && !registry.hasMandatorySignature(type)
    }

    /// Whether a name claims that there is text of a kind that has no mark.
    private func isTelling(_ candidates: [Candidate], _ index: Int) -> Bool {
        let type = candidates[index].type
        return candidates.facts(at: index).id != .plainText && registry.isText(type)
            && !registry.hasMandatorySignature(type)
    }

    /// Checks whether the name claims enough to be compared with the text.
    ///
    /// - Parameter candidates: the candidates of cheaper resolvers.
    /// - Returns: true for text whose name has an ordinary meaning, unless there is conclusive evidence for a binary
    ///   format.
    func isNeeded(after candidates: [Candidate]) -> Bool {
        var (isText, isNamed) = (false, false)
        for index in candidates.indices {
            switch candidates[index].evidence.basis {
            case .name: isNamed = isNamed || candidates[index].evidence.nameStrength > .weak
            case .text where candidates.facts(at: index).isAboutEncoding:
                isText = candidates.facts(at: index).id == .plainText
            default: if candidates.isConclusivelyBinary(at: index, registry) { return false }
            }
        }
        return isText && isNamed
    }
}
