import MIMETypes

/// Finds text that can't be in the language that its name implies.
///
/// Evidence: the head, as text, and the candidates of cheaper resolvers. For nearly all text there is no candidate.
/// There is one only if the text is almost certainly something else; it then rules the name out. Only detectors made
/// with `checksLanguages` ask this resolver, since most text is what its name implies.
struct NamedLanguageResolver: MIMETypeResolver, RegistryUsing {
    /// The properties of types.
    var registry = TypeRegistry.standard

    /// Makes the resolver.
    init() {}

    /// Compares text with the language that its name implies.
    ///
    /// - Parameter resource: any resource.
    /// - Returns: the text's actual type; empty if the text may be in the language that its name implies, if the name
    ///   implies little, or if the model doesn't know that language.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        try CandidateBuffer.with { (candidates) throws(ResourceError) in
            if let name = resource.name { registry.appendNames(name, to: &candidates) }
            let count = candidates.count
            try append(to: &candidates, for: resource)
            return Array(candidates[count...])
        }
    }

    /// Adds the candidates that `candidates(for:)` returns; if the method throws, some may already have been added.
    func append(to candidates: inout CandidateBuffer, for resource: Resource) throws(ResourceError) {
        guard let claim = claim(of: candidates), let text = try TextHead(resource),
            text.form != .unknown8Bit
        else { return }
        let stated = TextStatement(candidates, against: claim.labels, registry)
        if stated == .supportsName { return }
        let mayBeSettings = candidates.contains(where: holdsAnything)
        let found = try text.withSample(of: resource) { sample -> Candidate? in
            let settings = mayBeSettings ? nil : SettingsStatement.contradiction(sample, claim.labels)
            if let settings { return settings }
            let named = NamedLanguage(
                labels: claim.labels, isStrong: claim.strength == .strong, isAlone: claim.isAlone)
            if named.looksUsual(sample) { return nil }
            if case .contradicts(let candidate) = stated { return candidate }
            if claim.labels.own.isEmpty { return nil }
            return named.contradiction(sample, rules: LanguageResolver.ruled(sample))
        }
        if let found { candidates.append(found) }
    }

    /// Checks whether texts with a name consist of any text: templates and macros.
    private func holdsAnything(_ candidate: Candidate) -> Bool {
        let type = candidate.type
        return candidate.evidence.basis == .name && (registry.isTemplate(type) || registry.holdsAnything(type))
    }

    /// What a name implies about the language of text.
    private struct Claim {
        /// The labels of all languages that the name may represent.
        var labels = PackedKin.Labels()
        /// The highest strength with which the name implies one of them.
        var strength = Evidence.NameStrength.hint
        /// Whether all of these languages look like the first one.
        var isAlone = true
        private var first: PackedKin.Labels?

        mutating func add(_ strength: Evidence.NameStrength, _ labels: PackedKin.Labels) {
            self.strength = max(self.strength, strength)
            isAlone = isAlone && first?.mayLookLike(labels) != false
            first = first ?? labels
        }
    }

    /// Returns what a name implies; nil if it isn't a name for text without a signature, or if neither the model nor a
    /// family of languages covers one of its ordinary meanings.
    private func claim(of candidates: CandidateBuffer) -> Claim? {
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

    /// Checks whether a name represents a kind of text that would not have been recognised: XML, JSON and text with a
    /// signature would have been.
    private func isText(_ candidates: CandidateBuffer, _ index: Int) -> Bool {
        let type = candidates[index].type
        return candidates.facts(at: index).id != .plainText && registry.isText(type)
            && !registry.isBuiltLike(type, TypeID.xml) && !registry.isBuiltLike(type, TypeID.json)
            && !registry.hasMandatorySignature(type)
    }

    /// Checks whether a name implies a kind of text that has no signature.
    private func isTelling(_ candidates: CandidateBuffer, _ index: Int) -> Bool {
        let type = candidates[index].type
        return candidates.facts(at: index).id != .plainText && registry.isText(type)
            && !registry.hasMandatorySignature(type)
    }

    /// Checks whether the name implies enough to be compared with the text.
    ///
    /// - Parameter candidates: the candidates found by cheaper resolvers.
    /// - Returns: true for text whose name has an ordinary meaning, unless there is conclusive evidence for a binary
    ///   format.
    func isNeeded(after candidates: [Candidate]) -> Bool {
        candidates.withBuffer { isNeeded(after: $0) }
    }

    func isNeeded(after candidates: CandidateBuffer) -> Bool {
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
