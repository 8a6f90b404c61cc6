/// The result of a detection: the type of a resource, the reason for the type, all candidates, and any conflicts.
///
/// An unknown type is reported as `application/octet-stream`, with evidence whose basis is `fallback`.
public struct Detection: Sendable {
    /// The winning candidate, whose type is the answer.
    public package(set) var winner: Candidate
    /// The reason why the winner was chosen.
    public package(set) var reason: Reason
    /// The rule that decided on the type; nil if the detection was not made by a `Reconciler`.
    package var decidingRule: Rule?
    /// The encoding of the text that was read; nil if the content is not text or was not examined.
    public package(set) var charset: Charset?
    /// The evidence for `charset`; nil if there is no charset, or if the evidence is unknown.
    public package(set) var charsetEvidence: CharsetEvidence?
    /// The candidates that are stored; without the winner if its position is known.
    private let stored: [Candidate]
    /// The position of the winner among all candidates; nil if the candidates are stored with the winner.
    private let winnerPosition: Int?
    /// The properties that are empty for nearly all files; nil if all of them are.
    var extras: Extras?
    /// How many reads and bytes the detection needed, and whether it reached a limit.
    public package(set) var usage: ReadUsage
    /// How thoroughly the bytes were searched for other readings; nil if there was no content.
    ///
    /// The value is `SearchDepth.off` if the detector doesn't search. If a thorough search stopped early, because of a
    /// limit or missing bytes, the value is `SearchDepth.head`. If the head is the whole content, a search of the head
    /// counts as thorough.
    public package(set) var searched: SearchDepth?
    /// Whether a thorough search read a text to its end and found that the text follows the grammar of its type.
    package var isParsed = false
    /// The name of the resource; nil if the resource has no name.
    package var name: ResourceName?
}

extension Detection {
    /// Creates a detection.
    ///
    /// - Parameters:
    ///   - winner: the winning candidate.
    ///   - reason: the reason why the winner was chosen.
    ///   - charset: the encoding of the text; nil if the content is not text, or if the encoding is unknown.
    ///   - candidates: all candidates, including the winner.
    ///   - conflicts: the conflicts between the name, the declared type and the content.
    ///   - usage: how many reads and bytes the detection needed, and whether it reached a limit.
    public init(
        winner: Candidate, reason: Reason, charset: Charset? = nil, candidates: [Candidate], conflicts: [Conflict] = [],
        usage: ReadUsage = ReadUsage()
    ) {
        self.init(
            winner: winner, candidates: candidates, reason: reason, rule: nil, charset: charset, name: nil,
            usage: usage)
        self.conflicts = conflicts
    }

    /// Creates a detection from candidates that are stored with the winner, or don't contain it.
    package init(
        winner: Candidate, candidates: [Candidate], reason: Reason, rule: Rule?, charset: Charset?,
        name: ResourceName?, usage: ReadUsage
    ) {
        // If the properties were set one by one, the compiler would copy and destroy the detection each time.
        self.init(
            winner: winner, reason: reason, decidingRule: rule, charset: charset, charsetEvidence: nil,
            stored: candidates, winnerPosition: nil, usage: usage, name: name)
    }

    /// Creates a detection from the candidates of a buffer, which is then empty.
    package init(
        taking candidates: inout CandidateBuffer, winner position: Int, reason: Reason, rule: Rule, charset: Charset?,
        conflicts: [Conflict], name: ResourceName?, usage: ReadUsage
    ) {
        let winner = candidates.take(at: position)
        self.init(
            winner: winner, reason: reason, decidingRule: rule, charset: charset, charsetEvidence: nil,
            stored: candidates.takeAll(), winnerPosition: position,
            extras: conflicts.isEmpty ? nil : Extras(conflicts, doubtful: [], [], []), usage: usage, name: name)
    }

    /// All candidates, in the order in which the resolvers were asked.
    public var candidates: [Candidate] {
        guard let winnerPosition else { return stored }
        return stored[..<winnerPosition] + [winner] + stored[winnerPosition...]
    }

    /// The decided type, without parameters.
    public var type: MIMEType { winner.type }

    /// The evidence for the decided type.
    public var evidence: Evidence { winner.evidence }

    /// Whether the type is unknown, which is reported as `application/octet-stream`.
    public var isUnknown: Bool { type == .octetStream }

    /// The value for a `Content-Type` header: the type, with the charset as a parameter if the content is text.
    ///
    /// The charset is left out if it is `unknown-8bit`. It is also left out if only part of the text was read and that
    /// part is all ASCII, since other characters may follow.
    public var contentType: MIMEType {
        guard let charset, charset != .unknown8Bit else { return type }
        if charset == .usASCII, charsetEvidence?.isWhole != true { return type }
        return type.setting(parameter: "charset", to: charset.rawValue) ?? type
    }
}
