/// The result of a detection: the type of a resource, the reason for it, all candidates, and the conflicts among them.
///
/// An unknown type is reported as `application/octet-stream`, with the evidence of the fallback.
public struct Detection: Sendable {
    /// The winning candidate.
    public package(set) var winner: Candidate
    /// The rule that decided on the type.
    public package(set) var reason: Reason
    /// The row of the decision table that applied.
    package var decidingRule: Rule?
    /// The encoding of the text that was read; nil if the content is not text or was not examined.
    public package(set) var charset: Charset?
    /// What identifies the charset, and how much was examined; nil if there is no charset or its evidence is unknown.
    public package(set) var charsetEvidence: CharsetEvidence?
    /// All candidates, in the order in which the resolvers were asked.
    public package(set) var candidates: [Candidate]
    /// The disagreements between the name, the declared type and the content; empty if they all agree.
    public package(set) var conflicts: [Conflict]
    /// The disagreements between name and content that are too uncertain for `conflicts`, each with its confidence.
    ///
    /// Most of them concern names that are also used for other types.
    public package(set) var doubtfulConflicts: [Conflict] = []
    /// How much the detection read.
    public package(set) var usage: ReadUsage
    /// Other ways to read the same bytes, found in the part that was searched.
    ///
    /// It is empty for nearly all files, and for all files if the detector doesn't search.
    public package(set) var alsoReadableAs: [OtherReading] = []
    /// How far the bytes were searched for `alsoReadableAs`: `SearchDepth.off` if the detector doesn't search, nil if
    /// there was no content.
    ///
    /// A thorough search that stopped early, because of a limit or missing bytes, is reported as a search of the head.
    public package(set) var searched: SearchDepth?

    /// The resolvers that failed; the answer lacks their evidence.
    public package(set) var failures: [ResolverFailure] = []
    /// Whether a thorough search read a text to its end and found that it follows the grammar of its type.
    package var isParsed = false
    /// The name of the resource, or nil if it has none.
    package var name: ResourceName?
}

extension Detection {
    /// Creates a detection.
    ///
    /// - Parameters:
    ///   - winner: the winning candidate.
    ///   - reason: the rule that decided on the type.
    ///   - charset: the encoding of the text; nil if the content is not text, or if the encoding is unknown.
    ///   - candidates: all candidates, including the winner.
    ///   - conflicts: the disagreements.
    ///   - usage: how much the detection read.
    public init(
        winner: Candidate, reason: Reason, charset: Charset? = nil, candidates: [Candidate], conflicts: [Conflict] = [],
        usage: ReadUsage = ReadUsage()
    ) {
        self.init(
            winner: winner, reason: reason, rule: nil, charset: charset, candidates: candidates, conflicts: conflicts,
            doubtfulConflicts: [], name: nil, usage: usage)
    }

    /// Makes a detection with all that a decision says.
    package init(
        winner: Candidate, reason: Reason, rule: Rule?, charset: Charset?, candidates: [Candidate],
        conflicts: [Conflict], doubtfulConflicts: [Conflict], name: ResourceName?, usage: ReadUsage
    ) {
        // The compiler would copy and destroy what is put together property by property.
        self.init(
            winner: winner, reason: reason, decidingRule: rule, charset: charset, charsetEvidence: nil,
            candidates: candidates, conflicts: conflicts, doubtfulConflicts: doubtfulConflicts, usage: usage,
            name: name)
    }

    /// The decided type, without parameters.
    public var type: MIMEType { winner.type }

    /// The evidence for the decided type.
    public var evidence: Evidence { winner.evidence }

    /// Whether the type is unknown: `application/octet-stream`.
    public var isUnknown: Bool { type == .octetStream }

    /// The value for a `Content-Type` header: the type, with the charset as a parameter if the content is text.
    ///
    /// The charset is left out if only part of the text was read and that part is all ASCII, since other characters may
    /// follow.
    public var contentType: MIMEType {
        guard let charset, charset != .unknown8Bit else { return type }
        if charset == .usASCII, charsetEvidence?.isWhole != true { return type }
        return type.setting(parameter: "charset", to: charset.rawValue) ?? type
    }
}
