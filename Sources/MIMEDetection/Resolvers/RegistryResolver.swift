public import MIMETypes

/// Recognises the types that were added to a registry, by their names and signatures.
///
/// Evidence: the name and the head. A detector that is made with an extended registry asks it first.
public struct RegistryResolver: MIMETypeResolver {
    private let additions: TypeAdditions?
    private let usesNames: Bool

    /// Makes a resolver.
    ///
    /// - Parameters:
    ///   - registry: its custom types are proposed, not the built-in ones.
    ///   - usesNames: false to use only the content.
    public init(_ registry: TypeRegistry, usesNames: Bool = true) {
        additions = registry.additions
        self.usesNames = usesNames
    }

    /// Compares name and head with all patterns and signatures.
    ///
    /// - Parameter resource: any.
    /// - Returns: the types of the name, then those whose signatures match, those with the highest weight first.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        guard let contents = additions?.contents else { return [] }
        var found: [Candidate] = []
        if usesNames, let name = resource.name { found = contents.names.candidates(for: name.bytes) }
        guard resource.hasContent, !contents.signatures.isEmpty else { return found }
        try resource.withHead { head in
            head.withUnsafeBytes { head in
                for (type, signature, weight) in contents.signatures {
                    guard let place = signature.place(in: head) else { continue }
                    found.append(Self.candidate(type, signature, weight, at: place))
                }
            }
        }
        return found
    }

    private static func candidate(
        _ type: MIMEType, _ signature: TypeSignature, _ weight: Int, at place: Int
    ) -> Candidate {
        // Bytes at several offsets don't fit by chance, few as they may be.
        let isDistinctive = signature.length >= 4 || !signature.nested.isEmpty
        let evidence = Evidence(
            basis: .signature, tier: isDistinctive ? .signature : .weak, weight: weight,
            detail: signature.detail(at: place))
        return Candidate(type: type, evidence: evidence)
    }
}
