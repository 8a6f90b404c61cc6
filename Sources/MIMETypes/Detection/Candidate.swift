/// A type that a resolver proposes, with the evidence for the type.
public struct Candidate: Sendable, Hashable, Codable {
    /// The proposed type, without parameters.
    public let type: MIMEType
    /// The evidence for the type.
    public let evidence: Evidence
    /// The character encoding of the content; nil if the content is not text or was not examined.
    public let charset: Charset?

    /// Creates a candidate.
    ///
    /// - Parameters:
    ///   - type: the proposed type, without parameters; the registry need not contain it.
    ///   - evidence: the evidence for the type.
    ///   - charset: the character encoding of the content; nil if the content is not text or was not examined.
    public init(type: MIMEType, evidence: Evidence, charset: Charset? = nil) {
        self.type = type
        self.evidence = evidence
        self.charset = charset
    }

    /// Creates a candidate from a basis and a detail; the tier of its evidence is the usual one for the basis.
    ///
    /// - Parameters:
    ///   - type: the proposed type, without parameters; the registry need not contain it.
    ///   - basis: the source of the evidence.
    ///   - detail: a human-readable description of the evidence.
    public init(type: MIMEType, basis: Evidence.Basis, detail: String) {
        self.init(type: type, evidence: Evidence(basis: basis, tier: basis.ordinaryTier, detail: detail))
    }
}
