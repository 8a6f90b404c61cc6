/// A disagreement between the claimed type of a resource, from its name or a declaration, and the type that was found.
public struct Conflict: Sendable, Hashable, Codable {
    /// The kinds of disagreement.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// The name implies one type and the content shows another, and neither type is a subtype of the other.
        ///
        /// This kind also applies to a text that is certain not to be in the language that its name implies.
        case contentContradictsName = "content-contradicts-name"
        /// The content lacks the signature that every file of the type implied by the name has, or lacks any evidence
        /// for the type that a rare meaning of the name implies.
        case missingSignature = "missing-signature"
        /// The name implies a specific kind of container, such as a Word document, but the container was read to its
        /// end and nothing in it supports that type.
        case unsupportedRefinement = "unsupported-refinement"
        /// The declared type and the detected type differ, and neither is a subtype of the other.
        case declaredTypeContradicts = "declared-type-contradicts"
        /// The name contains invisible characters, or characters that reverse the text direction, so that it looks like
        /// another name.
        case misleadingName = "misleading-name"
    }

    /// The kind of disagreement.
    public let kind: Kind
    /// The type that the name implies or seems to imply, or the declared type.
    public let claimed: MIMEType
    /// The type that was found instead.
    public let found: MIMEType
    /// The probability, from 0 to 1, that the name or the file is wrong.
    ///
    /// If neither is wrong, the name has another meaning, as with an extension that several formats share.
    ///
    /// The confidence is an estimate: the share of similar conflicts in Debian packages that turned out to be real
    /// errors. The article "How a type is decided" lists the groups of similar conflicts, and shows how accurate the
    /// estimates are. Most names in those packages are right, so a conflict in a file from an attacker is more likely
    /// to be real. The confidence is always 1 for the kinds `declaredTypeContradicts` and `misleadingName`.
    public let confidence: Double

    /// Creates a conflict.
    ///
    /// - Parameters:
    ///   - kind: the kind of disagreement.
    ///   - claimed: the type that the name implies or seems to imply, or the declared type.
    ///   - found: the type that was found instead.
    ///   - confidence: the probability, from 0 to 1, that the name or the file is wrong.
    public init(kind: Kind, claimed: MIMEType, found: MIMEType, confidence: Double = 1) {
        self.kind = kind
        self.claimed = claimed
        self.found = found
        self.confidence = confidence
    }
}

extension Conflict {
    /// Decodes a conflict; a missing confidence, as in data from older versions, is decoded as 1.
    ///
    /// - Parameter decoder: a decoder for an object with `kind`, `claimed` and `found`.
    /// - Throws: a `DecodingError` if a required member is missing or has an unknown value.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            kind: try values.decode(Kind.self, forKey: .kind),
            claimed: try values.decode(MIMEType.self, forKey: .claimed),
            found: try values.decode(MIMEType.self, forKey: .found),
            confidence: try values.decodeIfPresent(Double.self, forKey: .confidence) ?? 1)
    }
}

extension Conflict: CustomStringConvertible {
    /// A description of the conflict in one sentence.
    public var description: String {
        switch kind {
        case .contentContradictsName:
            "the name says \(claimed), the content is \(found)"
        case .missingSignature:
            "the name says \(claimed), but the bytes that every such file starts with are missing: it is \(found)"
        case .unsupportedRefinement:
            "the name says \(claimed), but nothing inside this \(found) supports that"
        case .misleadingName:
            "the name has hidden characters and looks like \(claimed), but it is \(found)"
        case .declaredTypeContradicts:
            "it was declared as \(claimed), but it is \(found)"
        }
    }
}
