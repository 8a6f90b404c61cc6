public import MIMETypes

/// A resolver that recognises the custom types of a registry by file names and signatures.
///
/// Evidence: the name and the head (the first 8 KiB by default). A detector that is created with an extended registry
/// asks this resolver first.
public struct RegistryResolver: MIMETypeResolver {
    private let additions: TypeAdditions?
    private let usesNames: Bool

    /// Creates a resolver.
    ///
    /// - Parameters:
    ///   - registry: the registry whose custom types are proposed; its built-in types are not proposed.
    ///   - usesNames: true to use both names and content; false to use only the content.
    public init(_ registry: TypeRegistry, usesNames: Bool = true) {
        additions = registry.additions
        self.usesNames = usesNames
    }

    /// Compares the name and the head with the patterns and signatures of all custom types.
    ///
    /// - Parameter resource: any resource.
    /// - Returns: the types that the name implies, then the types whose signatures match. The types found by signature
    ///   are in descending order of weight.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        guard let contents = additions?.contents else { return [] }
        var found: [Candidate] = []
        if usesNames, let name = resource.name { found = contents.names.candidates(for: name.bytes) }
        guard resource.hasContent, !contents.signatures.isEmpty else { return found }
        let head = try resource.headBuffer()
        for (type, signature, weight) in contents.signatures {
            guard let place = signature.place(in: head) else { continue }
            found.append(Self.candidate(type, signature, weight, at: place))
        }
        return found
    }

    private static func candidate(
        _ type: MIMEType, _ signature: TypeSignature, _ weight: Int, at place: Int
    ) -> Candidate {
        // Bytes at several offsets don't match by chance, however few they are.
        let isDistinctive = signature.length >= 4 || !signature.nested.isEmpty
        let evidence = Evidence(
            basis: .signature, tier: isDistinctive ? .signature : .weak, weight: weight,
            detail: signature.detail(at: place))
        return Candidate(type: type, evidence: evidence)
    }
}
