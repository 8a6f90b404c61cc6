public import MIMETypes

/// Guesses which language a text is written in, or which format of settings, by what its first lines look like.
///
/// Evidence: the head, as text. It is a guess: it chooses between the types of a name, or speaks where there is no name, and
/// never contradicts one. A text that is not convincingly of a language has none.
public struct LanguageResolver: MIMETypeResolver {
    /// Makes the resolver.
    public init() {}

    /// Reads the first lines.
    ///
    /// - Parameter resource: any.
    /// - Returns: one candidate; none if it is no text or of no language that is known.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        guard let text = try TextHead(resource) else { return [] }
        let language = try text.withBytes(of: resource) { Self.sniff($0, isWhole: text.isWhole) }
        guard let language else { return [] }
        let type = TypeRegistry.standard.canonical(language.type)
        return [Candidate(type: type, evidence: language.evidence, charset: text.charset)]
    }

    /// A language, else a format or a language whose lines all have to fit.
    private static func sniff(_ bytes: UnsafeRawBufferPointer, isWhole: Bool) -> (type: MIMEType, evidence: Evidence)? {
        if let language = LanguageSniffer.sniff(bytes, isWhole: isWhole) { return language }
        let found =
            INISniffer.sniff(bytes, isWhole: isWhole) ?? YAMLBlockSniffer.sniff(bytes, isWhole: isWhole)
            ?? MarkdownSniffer.sniff(bytes, isWhole: isWhole) ?? PrologSniffer.sniff(bytes, isWhole: isWhole)
            ?? RSniffer.sniff(bytes, isWhole: isWhole) ?? MolfileSniffer.sniff(bytes)
        return found.map { ($0.type, Evidence(basis: .text, tier: .text, detail: $0.detail)) }
    }

    /// Tells whether a guess can make a difference.
    ///
    /// - Parameter heard: the candidates of cheaper resolvers.
    /// - Returns: false if the content is no text or was recognised, or if the name says one kind of text that a guess would
    ///   not change.
    public func isNeeded(after heard: [Candidate]) -> Bool {
        var (isText, heaviest): (Bool, Int?) = (false, nil)
        for index in heard.indices {
            switch heard[index].evidence.basis {
            case .text where heard[index].id != .plainText: return false
            case .text: isText = true
            // What else the name may stand for, binary formats, is ruled out by the text.
            case .name where TypeRegistry.standard.isText(heard[index].type):
                if let best = heaviest, heard[best].evidence.weight >= heard[index].evidence.weight { continue }
                heaviest = index
            case .name: continue
            default: if heard[index].isProof { return false }
            }
        }
        guard isText, let heaviest else { return isText }
        return !Self.isSettled(heard[heaviest].type) || Self.hasRival(heaviest, heard)
    }

    /// Whether the name may stand for another kind of text, so that a guess can choose.
    ///
    /// Where one is a kind of the other, as Python 3 is of Python, a guess speaks for both.
    private static func hasRival(_ heaviest: Int, _ heard: [Candidate]) -> Bool {
        let registry = TypeRegistry.standard
        return heard.indices.contains { index in
            heard[index].evidence.basis == .name && registry.isText(heard[index].type)
                && !registry.isSubclass(heard[index].type, of: heard[heaviest].type)
                && !registry.isSubclass(heard[heaviest].type, of: heard[index].type)
        }
    }

    /// Whether text with the name of a kind of text is of that kind, whatever its lines look like.
    private static func isSettled(_ type: MIMEType) -> Bool {
        guard let id = PackedTypes.find(type), id != .plainText, id != .xml, id != .json else { return false }
        return !TypeRegistry.standard.hasMandatorySignature(type)
    }
}
