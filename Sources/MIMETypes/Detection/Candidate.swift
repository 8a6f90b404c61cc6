/// One type that one resolver proposes, with the evidence for it.
public struct Candidate: Sendable, Hashable, Codable {
    /// The proposed type, without parameters.
    public let type: MIMEType
    /// The evidence for the type.
    public let evidence: Evidence
    /// The character encoding; nil if the content is not text, or if the resolver did not examine it.
    public let charset: Charset?

    /// Proposes a type.
    ///
    /// - Parameters:
    ///   - type: the type; it need not be known to the registry.
    ///   - evidence: the evidence for the type.
    ///   - charset: the character encoding; nil if the content is not text or was not examined.
    public init(type: MIMEType, evidence: Evidence, charset: Charset? = nil) {
        self.type = type
        self.evidence = evidence
        self.charset = charset
    }

    /// Proposes a type with the tier of evidence that is usual for the basis.
    ///
    /// - Parameters:
    ///   - type: the type; it need not be known to the registry.
    ///   - basis: the kind of evidence.
    ///   - detail: a human-readable description of the evidence.
    public init(type: MIMEType, basis: Evidence.Basis, detail: String) {
        self.init(type: type, evidence: Evidence(basis: basis, tier: basis.ordinaryTier, detail: detail))
    }
}
