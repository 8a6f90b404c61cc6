/// One type that one resolver proposes, with the evidence for it.
public struct Candidate: Sendable, Hashable, Codable {
    /// The proposed type, without parameters.
    public let type: MIMEType
    /// Why it is proposed.
    public let evidence: Evidence
    /// The encoding of the text; nil if it is not text, or if the resolver did not examine it.
    public let charset: Charset?

    /// Proposes a type.
    ///
    /// - Parameters:
    ///   - type: the type; it need not be known to the registry.
    ///   - evidence: why.
    ///   - charset: the encoding of the text; nil if it is not text or was not examined.
    public init(type: MIMEType, evidence: Evidence, charset: Charset? = nil) {
        self.type = type
        self.evidence = evidence
        self.charset = charset
    }

    /// Proposes a type, with the tier of evidence that is usual for its basis.
    ///
    /// - Parameters:
    ///   - type: the type; it need not be known to the registry.
    ///   - basis: what kind of evidence there is.
    ///   - detail: a description of the evidence for people.
    public init(type: MIMEType, basis: Evidence.Basis, detail: String) {
        self.init(type: type, evidence: Evidence(basis: basis, tier: basis.ordinaryTier, detail: detail))
    }
}
