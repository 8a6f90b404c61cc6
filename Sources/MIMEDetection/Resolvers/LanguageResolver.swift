public import MIMETypes

/// Guesses the programming language or configuration format of text from its first lines.
///
/// Evidence: the head, as text. The answer is a guess: it chooses among the types of a name, is used by itself if there
/// is no name, and never contradicts a name. If no language is convincing, there is no candidate.
public struct LanguageResolver: MIMETypeResolver, RegistryUsing {
    /// The properties of types.
    var registry = TypeRegistry.standard

    /// The minimum confidence of the model's answer; nil for a separate threshold per language.
    private let minimumConfidence: Double?

    /// Makes the resolver.
    ///
    /// - Parameter minimumConfidence: the minimum confidence, from 0 to 1, for guessing the language of text that no
    ///   rule recognises; nil for a separate threshold per language, which keeps wrong answers rare.
    public init(minimumConfidence: Double? = nil) {
        self.minimumConfidence = minimumConfidence
    }

    /// Whether the resolver has the settings that `init()` gives it.
    var isStandard: Bool { registry.additions == nil && minimumConfidence == nil }

    /// Reads the first lines.
    ///
    /// - Parameter resource: any resource.
    /// - Returns: one candidate; none if the content is not text or not in a known language. If the resource has a
    ///   name, other likely languages follow, among which the name can choose; their tier is `none`, since they are
    ///   never an answer by themselves.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        guard let text = try TextHead(resource) else { return [] }
        return try text.withSample(of: resource) { sample in
            let names = names(of: resource)
            let found = Self.grammar(of: names)?.candidate(sample) ?? Self.sniffers.candidate(sample)
            guard leavesRoomForGuess(found, names) else { return found.map { [$0] } ?? [] }
            let guesses =
                knowsOne(of: names) ? LanguageGuess.guesses(sample, minimumConfidence: minimumConfidence) : []
            let answer = found ?? guesses.first { $0.isAnswer }?.candidate(sample, tier: .text)
            guard resource.name != nil else { return answer.map { [$0] } ?? [] }
            let words = guesses.map { $0.candidate(sample, tier: .none) }
            let leanings = words + [PEMSniffer.candidate(sample)].compactMap(\.self)
            guard let answer else { return leanings }
            return [answer] + leanings.filter { $0.type != answer.type }
        }
    }

    /// Returns the types that the name represents, including hints.
    private func names(of resource: Resource) -> [Candidate] {
        var names: [Candidate] = []
        if let name = resource.name { registry.appendNames(name, to: &names) }
        return names
    }

    /// Checks whether a guess can add to what the rules found.
    ///
    /// A guess adds nothing if the rules leave only one answer, if the author states the language, if the rules support
    /// a type of the name, or if the name only claims that the content is text, which a guess doesn't refine.
    private func leavesRoomForGuess(_ found: Candidate?, _ all: [Candidate]) -> Bool {
        let names = all.filter { $0.evidence.nameStrength > .hint }
        if names.isEmpty { return found == nil }
        if names.allSatisfy({ $0.id == .plainText }) { return names.count < all.count }
        guard let found else { return true }
        if ModelineSniffer.isStatement(found.evidence) { return false }
        return !names.contains {
            registry.isBuiltLike($0.type, found.type)
                || !$0.isGeneric && registry.isBuiltLike(found.type, $0.type)
        }
    }

    /// Checks whether the model knows one of the kinds of text that the name represents, so that its guess can choose.
    private func knowsOne(of names: [Candidate]) -> Bool {
        let texts = names.filter {
            $0.evidence.nameStrength > .hint && $0.id != .plainText && registry.isText($0.type)
        }
        return texts.isEmpty || texts.contains { registry.mayBeGuessed($0.type) }
    }

    /// Returns the sniffer for the format of the name, if its grammar is better evidence than lines that look like some
    /// language.
    private static func grammar(of names: [Candidate]) -> (any TextSniffer.Type)? {
        names.contains { $0.id == .yaml && $0.evidence.nameStrength > .hint } ? YAMLBlockSniffer.self : nil
    }

    /// Languages first, then formats and languages in which every line must match.
    private static let sniffers: [any TextSniffer.Type] = [
        LanguageSniffer.self, INISniffer.self, YAMLBlockSniffer.self, MarkdownSniffer.self, PrologSniffer.self,
        RSniffer.self, MolfileSniffer.self,
    ]

    /// Returns the candidate that the rules for lines find, without the model.
    static func ruled(_ text: TextSample) -> Candidate? { sniffers.candidate(text) }

    /// Checks whether a guess can make a difference to the answer.
    ///
    /// - Parameter candidates: the candidates found by cheaper resolvers.
    /// - Returns: false if the content is not text or is already recognised, or if the name represents a single kind of
    ///   text that a guess would not change, or any text.
    public func isNeeded(after candidates: [Candidate]) -> Bool {
        var (isText, heaviest): (Bool, Int?) = (false, nil)
        var saysOnlyText = true
        for index in candidates.indices {
            switch candidates[index].evidence.basis {
            case .text where candidates[index].rulesOutName: return false
            case .text where candidates.facts(at: index).id != .plainText: return false
            case .text: isText = true
            // The content is text, which rules out the binary formats of the name.
            case .name where candidates[index].evidence.nameStrength == .hint: saysOnlyText = false
            case .name where registry.isText(candidates[index].type):
                if candidates.facts(at: index).id != .plainText { saysOnlyText = false }
                if let best = heaviest, candidates[best].evidence.weight >= candidates[index].evidence.weight {
                    continue
                }
                heaviest = index
            case .name: saysOnlyText = false
            default: if candidates.facts(at: index).isConclusive { return false }
            }
        }
        guard isText, let heaviest else { return isText }
        return !saysOnlyText && (!isSettled(candidates[heaviest].type) || hasRival(heaviest, candidates))
    }

    /// Checks whether the name may also represent another kind of text, so that a guess can choose.
    ///
    /// If one is a subtype of the other, as Python 3 is of Python, a guess fits both.
    private func hasRival(_ heaviest: Int, _ candidates: [Candidate]) -> Bool {
        candidates.indices.contains { index in
            candidates[index].evidence.basis == .name && candidates[index].evidence.nameStrength > .hint
                && registry.isText(candidates[index].type)
                && !registry.isBuiltLike(candidates[index].type, candidates[heaviest].type)
                && !registry.isBuiltLike(candidates[heaviest].type, candidates[index].type)
        }
    }

    /// Checks whether text named as a kind of text is of that kind, whatever its lines look like.
    private func isSettled(_ type: MIMEType) -> Bool {
        guard let id = PackedTypes.find(type), id != .plainText, id != .xml, id != .json else { return false }
        return !registry.hasMandatorySignature(type) && !registry.needsEvidence(type)
    }
}
