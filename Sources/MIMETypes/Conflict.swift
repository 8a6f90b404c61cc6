/// A disagreement between what a resource claims to be and what was found.
public struct Conflict: Sendable, Hashable {
    /// The kind of disagreement.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// The name says one type and the content another, neither a kind of the other.
        case contentContradictsName = "content-contradicts-name"
        /// The named type always starts with certain bytes, and they are not there.
        case missingSignature = "missing-signature"
        /// The name says a special kind of container, and the container, read to its end, does not.
        case unsupportedRefinement = "unsupported-refinement"
        /// The declared type is neither a kind of the decided one nor the other way round.
        case declaredTypeContradicts = "declared-type-contradicts"
    }

    /// The kind of disagreement.
    public let kind: Kind
    /// What was claimed, by the name or the declaration.
    public let claimed: MIMEType
    /// What was found instead.
    public let found: MIMEType

    /// Describes a disagreement.
    ///
    /// - Parameters:
    ///   - kind: the kind of disagreement.
    ///   - claimed: what was claimed.
    ///   - found: what was found instead.
    public init(kind: Kind, claimed: MIMEType, found: MIMEType) {
        self.kind = kind
        self.claimed = claimed
        self.found = found
    }
}

extension Conflict: CustomStringConvertible {
    /// One sentence for a person.
    public var description: String {
        switch kind {
        case .contentContradictsName:
            "the name says \(claimed), the content is \(found)"
        case .missingSignature:
            "the name says \(claimed), but the bytes that every such file starts with are missing: it is \(found)"
        case .unsupportedRefinement:
            "the name says \(claimed), but nothing inside this \(found) says so"
        case .declaredTypeContradicts:
            "it was declared as \(claimed), but it is \(found)"
        }
    }
}
