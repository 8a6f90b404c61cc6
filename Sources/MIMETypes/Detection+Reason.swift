extension Detection {
    /// The rule by which the type was decided.
    public enum Reason: String, Sendable, Codable, CaseIterable {
        /// What is not a regular file, or has no bytes, is that.
        case fileKind = "file-kind"
        /// The file has no bytes, and its name's type may have none.
        case emptyFileName = "empty-file-name"
        /// The name and the content say the same.
        case agreement
        /// The name says a special kind of what the content is.
        case nameRefinesContent = "name-refines-content"
        /// The content is a special kind of what the name says.
        case contentRefinesName = "content-refines-name"
        /// Nothing is known of a name, or it says nothing.
        case contentAlone = "content-alone"
        /// Nothing is known of the content.
        case nameAlone = "name-alone"
        /// The content proves more than a name does.
        case contentProves = "content-proves"
        /// The content is no more than text, unknown bytes or a guess, so the name decides.
        case nameDecides = "name-decides"
        /// What every file of the named type has is not there.
        case markMissing = "mark-missing"
        /// The container was read and does not bear out what the name says.
        case containerDenies = "container-denies"
        /// A declared type decides, since that is the policy.
        case declaredTypeDecides = "declared-type-decides"
        /// Nothing is known but that there are bytes.
        case nothingKnown = "nothing-known"
    }
}

extension Detection.Reason: CustomStringConvertible {
    /// One sentence for a person.
    public var description: String {
        switch self {
        case .fileKind: "what is no regular file, or has no bytes, is just that"
        case .emptyFileName: "an empty file may be what its name says"
        case .agreement: "name and content agree"
        case .nameRefinesContent: "the name says a special kind of what the content is"
        case .contentRefinesName: "the content is a special kind of what the name says"
        case .contentAlone: "only the content says anything"
        case .nameAlone: "only the name says anything"
        case .contentProves: "the content proves more than a name does"
        case .nameDecides: "the content says too little to contradict the name"
        case .markMissing: "what every file of the named type has is missing"
        case .containerDenies: "the container was read, and nothing in it bears out the name"
        case .declaredTypeDecides: "a declared type is taken at its word"
        case .nothingKnown: "nothing is known about it"
        }
    }
}
