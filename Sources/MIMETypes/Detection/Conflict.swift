/// A contradiction between what a resource is said to be and what was found.
public struct Conflict: Sendable, Hashable, Codable {
    /// The kind of disagreement.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// Name and content have different types, and neither is a subtype of the other.
        case contentContradictsName = "content-contradicts-name"
        /// Every file of the named type starts with certain bytes, and they are missing.
        case missingSignature = "missing-signature"
        /// The name claims a type of container, but the container was read to its end and does not have that type.
        case unsupportedRefinement = "unsupported-refinement"
        /// Neither the declared type nor the decided one is a kind of the other.
        case declaredTypeContradicts = "declared-type-contradicts"
        /// The name has invisible characters, or characters that reverse its letters, so that it looks like another
        /// name.
        case misleadingName = "misleading-name"
    }

    /// The kind of disagreement.
    public let kind: Kind
    /// The type that the name represents, or the declared type.
    public let claimed: MIMEType
    /// The type that was found instead.
    public let found: MIMEType
    /// How likely it is that the name or the file is wrong, and not just used in another way, from 0 to 1.
    ///
    /// It is an estimate from what was counted in source packages of Debian; the article "How a type is decided" states
    /// how often such alarms were right. That of a declared type or a misleading name is 1.
    public let confidence: Double

    /// Describes a disagreement.
    ///
    /// - Parameters:
    ///   - kind: the kind of disagreement.
    ///   - claimed: the type that the name represents, or the declared type.
    ///   - found: the type that was found instead.
    ///   - confidence: how likely it is right, from 0 to 1; 1 if it is certain.
    public init(kind: Kind, claimed: MIMEType, found: MIMEType, confidence: Double = 1) {
        self.kind = kind
        self.claimed = claimed
        self.found = found
        self.confidence = confidence
    }
}

extension Conflict: CustomStringConvertible {
    /// One sentence for people to read.
    public var description: String {
        switch kind {
        case .contentContradictsName:
            "the name says \(claimed), the content is \(found)"
        case .missingSignature:
            "the name says \(claimed), but the bytes that every such file starts with are missing: it is \(found)"
        case .unsupportedRefinement:
            "the name says \(claimed), but nothing inside this \(found) supports that"
        case .misleadingName:
            "the name hides characters and shows as that of \(claimed), but it is \(found)"
        case .declaredTypeContradicts:
            "it was declared as \(claimed), but it is \(found)"
        }
    }
}
