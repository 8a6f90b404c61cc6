extension Detection {
    /// The rule that decided on the type.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Reason: String, Sendable, Codable, CaseIterable {
        /// The resource is not a regular file, or it is empty.
        case fileKind = "file-kind"
        /// The file is empty, which is valid for the type that its name implies.
        case emptyFileName = "empty-file-name"
        /// The name and the content agree.
        case agreement
        /// The name's type is a subtype of the content's type.
        case nameRefinesContent = "name-refines-content"
        /// The content's type is a subtype of the name's type.
        case contentRefinesName = "content-refines-name"
        /// There is no name, or the name is unknown.
        case contentAlone = "content-alone"
        /// The content was not examined, or suggests no type.
        case nameAlone = "name-alone"
        /// The content is stronger evidence than the name.
        case contentOutweighsName = "content-outweighs-name"
        /// The content is recognised only as text or unknown bytes, or its type is only a guess, so the name decides.
        case nameDecides = "name-decides"
        /// The signature that every file of the named type has is missing.
        case signatureMissing = "signature-missing"
        /// The container was read to its end, and nothing in it supports the name.
        case containerDisagrees = "container-disagrees"
        /// The policy lets the declared type decide.
        case declaredTypeDecides = "declared-type-decides"
        /// Nothing suggests any type.
        case nothingKnown = "nothing-known"
    }
}

extension Detection.Reason: CustomStringConvertible {
    /// A description in one sentence.
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
