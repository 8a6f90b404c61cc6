public import MIMETypes

/// A resolver that proposes the type that a header or the caller declares.
///
/// Evidence: the declaration, which is weaker evidence than a name. A declared `application/octet-stream` is ignored.
public struct DeclaredTypeResolver: MIMETypeResolver {
    /// Creates the resolver.
    public init() {}

    /// Returns the declared type under its canonical name.
    ///
    /// - Parameter resource: a resource with or without a declared type.
    /// - Returns: one candidate, or none if no type is declared or the declared type is `application/octet-stream`.
    /// - Throws: nothing.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        guard let declared = resource.declaredType, !declared.hasSameEssence(as: .octetStream) else { return [] }
        let type = PackedTypes.canonical(declared)
        return [Candidate(type: type, basis: .declaredType, detail: "declared as \(declared)")]
    }
}
