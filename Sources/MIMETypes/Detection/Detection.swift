/// The answer about a resource: its type, the reason, all candidates, and the conflicts among them.
///
/// If the type is unknown, it is `application/octet-stream`, and the evidence is the fallback's.
public struct Detection: Sendable {
    /// The winning candidate.
    public package(set) var winner: Candidate
    /// The rule that decided.
    public package(set) var reason: Reason
    /// The line of the table of decisions that applied.
    package var decidingRule: Rule?
    /// The encoding of the text that was read; nil if the content is not text or was not examined.
    public package(set) var charset: Charset?
    /// What identifies the charset, and how much was read; nil if there is no charset, or if that is unknown.
    public package(set) var charsetEvidence: CharsetEvidence?
    /// All candidates, in the order in which the resolvers were asked.
    public package(set) var candidates: [Candidate]
    /// The disagreements between name, declared type and content; empty if all agree.
    public package(set) var conflicts: [Conflict]
    /// Disagreements between name and content that are too uncertain for `conflicts`, with their confidence.
    ///
    /// Most of them are names that are used for something else as well.
    public package(set) var doubtfulConflicts: [Conflict] = []
    /// What the detection read.
    public package(set) var usage: ReadUsage
    /// Other ways to read the same bytes, in the part that was searched.
    ///
    /// It is empty for nearly all files, and for all files if the detector doesn't search.
    public package(set) var alsoReadableAs: [OtherReading] = []
    /// How far the bytes were searched for `alsoReadableAs`: `SearchDepth.off` if the detector doesn't search, nil if
    /// there was no content.
    ///
    /// A thorough search that stopped early, at a limit or at missing bytes, is reported as a search of the head.
    public package(set) var searched: SearchDepth?

    /// The resolvers that failed; the answer lacks their evidence.
    public package(set) var failures: [ResolverFailure] = []
    /// Whether a thorough search read all of a text, and it follows the grammar of its type.
    package var isParsed = false
    /// What the resource is called, or nil.
    package var name: ResourceName?
}

extension Detection {
    /// Makes a detection.
    ///
    /// - Parameters:
    ///   - winner: the winning candidate.
    ///   - reason: the rule by which it was decided.
    ///   - charset: the encoding of the text; nil if it is not text or not known.
    ///   - candidates: all candidates, the winner among them.
    ///   - conflicts: the disagreements.
    ///   - usage: the reads and bytes that were used.
    public init(
        winner: Candidate, reason: Reason, charset: Charset? = nil, candidates: [Candidate], conflicts: [Conflict] = [],
        usage: ReadUsage = ReadUsage()
    ) {
        // The compiler would copy and destroy what is put together property by property.
        self.init(
            winner: winner, reason: reason, decidingRule: nil, charset: charset, charsetEvidence: nil,
            candidates: candidates, conflicts: conflicts, usage: usage)
    }

    /// The decided type, without parameters.
    public var type: MIMEType { winner.type }

    /// The evidence for the decided type.
    public var evidence: Evidence { winner.evidence }

    /// Whether the type is unknown: `application/octet-stream`.
    public var isUnknown: Bool { type == .octetStream }

    /// The value for a `Content-Type` header: the type, with the charset as a parameter if the content is text.
    ///
    /// There is no charset if only a part was read and all of it is ASCII, since other characters may follow.
    public var contentType: MIMEType {
        guard let charset, charset != .unknown8Bit else { return type }
        if charset == .usASCII, charsetEvidence?.isWhole != true { return type }
        return type.setting(parameter: "charset", to: charset.rawValue) ?? type
    }
}
