import MIMETypes

/// The name for files of a type in messages.
struct TypeName: Sendable, Hashable {
    let essence: String
    /// A short description in English, or nil.
    let summary: String?
    /// The preferred suffix without its dot, or nil.
    let suffix: String?

    init(_ type: MIMEType, _ registry: TypeRegistry = .standard) {
        (essence, summary) = (type.essence, registry.summary(of: type))
        suffix = registry.preferredFileExtension(of: type)
    }
}
