/// The answer about a resource: its type, why, what else was heard, and what disagrees.
///
/// Unknown is an answer like any other: `application/octet-stream` on the basis of the fallback.
public struct Detection: Sendable {
    /// The decided type, without parameters.
    public let type: MIMEType
    /// The evidence for it.
    public let evidence: Evidence
    /// The rule by which it was decided.
    public let reason: Reason
    /// The encoding of the text, as far as it was read, or nil if the content is not text or was not looked at.
    public let charset: Charset?
    /// Everything that any resolver proposed, in the order in which they were asked.
    public let candidates: [Candidate]
    /// The disagreements between name, declaration and content, empty if all agree.
    public let conflicts: [Conflict]
    /// What the detection read.
    public let usage: ReadUsage

    /// Puts an answer together.
    ///
    /// - Parameters:
    ///   - winner: the candidate that was decided for.
    ///   - reason: the rule by which it was.
    ///   - charset: the encoding of the text, or nil if there is none to tell.
    ///   - candidates: everything that was proposed.
    ///   - conflicts: what disagrees.
    ///   - usage: what was read.
    public init(
        winner: Candidate, reason: Reason, charset: Charset? = nil, candidates: [Candidate], conflicts: [Conflict] = [],
        usage: ReadUsage = ReadUsage()
    ) {
        type = winner.type
        evidence = winner.evidence
        self.reason = reason
        self.charset = charset
        self.candidates = candidates
        self.conflicts = conflicts
        self.usage = usage
    }

    /// Whether nothing is known but that there are bytes.
    public var isUnknown: Bool { type == .octetStream }

    /// The type with the charset as a parameter where the content is text: what goes into a `Content-Type` header.
    public var contentType: MIMEType {
        guard let charset, charset != .unknown8Bit else { return type }
        // ASCII is UTF-8, and what follows the part that was read may not be ASCII any more.
        let name = charset == .usASCII ? Charset.utf8 : charset
        return type.setting(parameter: "charset", to: name.rawValue) ?? type
    }
}
