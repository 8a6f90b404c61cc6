public import MIMETypes

/// Passes on the type that a header or the caller declares.
///
/// Evidence: the declaration, which is weaker than a name. A declared `application/octet-stream` is ignored.
public struct DeclaredTypeResolver: MIMETypeResolver {
    /// Makes the resolver.
    public init() {}

    /// Gives the declared type its canonical spelling.
    ///
    /// - Parameter resource: its declared type may be missing.
    /// - Returns: one candidate, or none if nothing is declared.
    /// - Throws: nothing.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        guard let declared = resource.declaredType, !declared.hasSameEssence(as: .octetStream) else { return [] }
        let type = PackedTypes.canonical(declared)
        return [Candidate(type: type, basis: .declaredType, detail: "declared as \(declared)")]
    }
}
