extension Detection {
    /// The reasons why a type was chosen.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Reason: String, Sendable, Codable, CaseIterable {
        /// The resource is not a regular file, or the file is empty and its name implies no type whose files may be
        /// empty.
        case fileKind = "file-kind"
        /// The file is empty, and its name implies a type whose files may be empty.
        case emptyFileName = "empty-file-name"
        /// The name implies the same type as the content.
        case agreement
        /// The name's type is a subtype of the content's type.
        case nameRefinesContent = "name-refines-content"
        /// The content's type is a subtype of the name's type.
        case contentRefinesName = "content-refines-name"
        /// The content shows the type; there is no name, or the name implies no known type.
        case contentAlone = "content-alone"
        /// The name implies the type; the content was not examined, or suggests no type.
        case nameAlone = "name-alone"
        /// The content is stronger evidence than the name.
        case contentOutweighsName = "content-outweighs-name"
        /// The name decides, usually because the content is only text or unknown bytes, or its type is only a guess.
        case nameDecides = "name-decides"
        /// The content decides, since it lacks the signature that every file of the type implied by the name has, or
        /// lacks any evidence for a rare meaning of the name.
        case signatureMissing = "signature-missing"
        /// The content decides, since the container was read to its end and nothing in it supports the name.
        case containerDisagrees = "container-disagrees"
        /// The declared type decides, as the detector's `DeclaredTypePolicy` demands.
        case declaredTypeDecides = "declared-type-decides"
        /// Neither the name nor the content suggests any type.
        case nothingKnown = "nothing-known"
    }
}

extension Detection.Reason: CustomStringConvertible {
    /// A description of the reason in one sentence.
    public var description: String {
        switch self {
        case .fileKind: "it is not a regular file, or it is empty"
        case .emptyFileName: "the file is empty, as files of the named type may be"
        case .agreement: "name and content agree"
        case .nameRefinesContent: "the name is more specific than the content"
        case .contentRefinesName: "the content is more specific than the name"
        case .contentAlone: "only the content gives evidence"
        case .nameAlone: "only the name gives evidence"
        case .contentOutweighsName: "the content is stronger evidence than the name"
        case .nameDecides: "the content's evidence is too weak to contradict the name"
        case .signatureMissing: "the signature that every file of the named type has is missing"
        case .containerDisagrees: "the container was read to its end, and nothing in it supports the name"
        case .declaredTypeDecides: "the policy is that the declared type decides"
        case .nothingKnown: "nothing is known about it"
        }
    }
}
