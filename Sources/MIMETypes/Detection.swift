/// The answer about a resource: its type, the reason, all candidates, and the conflicts among them.
///
/// Unknown is an answer like any other: `application/octet-stream` on the basis of the fallback.
public struct Detection: Sendable {
    /// The candidate that was decided for.
    public package(set) var winner: Candidate
    /// The rule by which it was decided.
    public package(set) var reason: Reason
    /// The encoding of the text, as far as it was read; nil if the content is not text or was not looked at.
    public package(set) var charset: Charset?
    /// All candidates, in the order in which the resolvers were asked.
    public package(set) var candidates: [Candidate]
    /// The disagreements between name, declared type and content; empty if all agree.
    public package(set) var conflicts: [Conflict]
    /// What the detection read.
    public package(set) var usage: ReadUsage
    /// What else the bytes can be read as, as far as they were searched; empty for nearly all files.
    public package(set) var alsoReadableAs: [OtherReading] = []
    /// How far the bytes were searched for that; nil if there was no content to look at.
    ///
    /// A thorough search that had to stop before its end, because of a limit or of bytes that are not there, counts as
    /// one of the head.
    public package(set) var searched: SearchDepth?

    /// The decided type, without parameters.
    public var type: MIMEType { winner.type }

    /// The evidence for the decided type.
    public var evidence: Evidence { winner.evidence }

    /// Makes a detection.
    ///
    /// - Parameters:
    ///   - winner: the candidate that was decided for.
    ///   - reason: the rule by which it was decided.
    ///   - charset: the encoding of the text; nil if it is not text or not known.
    ///   - candidates: all candidates, the winner among them.
    ///   - conflicts: the disagreements.
    ///   - usage: what was read.
    public init(
        winner: Candidate, reason: Reason, charset: Charset? = nil, candidates: [Candidate], conflicts: [Conflict] = [],
        usage: ReadUsage = ReadUsage()
    ) {
        self.winner = winner
        self.reason = reason
        self.charset = charset
        self.candidates = candidates
        self.conflicts = conflicts
        self.usage = usage
    }

    /// Whether nothing is known except that there are bytes.
    public var isUnknown: Bool { type == .octetStream }

    /// The type with the charset as a parameter where the content is text: what goes into a `Content-Type` header.
    public var contentType: MIMEType {
        guard let charset, charset != .unknown8Bit else { return type }
        // ASCII is UTF-8, and the part that was not read may hold other characters.
        let name = charset == .usASCII ? Charset.utf8 : charset
        return type.setting(parameter: "charset", to: name.rawValue) ?? type
    }
}
