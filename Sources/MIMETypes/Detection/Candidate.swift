/// One type that one resolver proposes, with the evidence for it.
public struct Candidate: Sendable, Hashable, Codable {
    /// The proposed type, without parameters.
    public let type: MIMEType
    /// The evidence for the type.
    public let evidence: Evidence
    /// The character encoding; nil if the content is not text or was not examined.
    public let charset: Charset?

    /// Creates a candidate.
    ///
    /// - Parameters:
    ///   - type: the proposed type, which need not be in the registry.
    ///   - evidence: the evidence for the type.
    ///   - charset: the character encoding; nil if the content is not text or was not examined.
    public init(type: MIMEType, evidence: Evidence, charset: Charset? = nil) {
        self.type = type
        self.evidence = evidence
        self.charset = charset
    }

    /// Creates a candidate with the usual tier of evidence for its basis.
    ///
    /// - Parameters:
    ///   - type: the proposed type, which need not be in the registry.
    ///   - basis: the kind of evidence.
    ///   - detail: a human-readable description of the evidence.
    public init(type: MIMEType, basis: Evidence.Basis, detail: String) {
        self.init(type: type, evidence: Evidence(basis: basis, tier: basis.ordinaryTier, detail: detail))
    }
}
