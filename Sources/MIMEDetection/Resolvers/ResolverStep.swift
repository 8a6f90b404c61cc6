import MIMETypes

/// A resolver of a list, with those of the library by name.
///
/// Those are called directly: a call through the protocol copies the resolver, which takes longer than what most of
/// them do.
enum ResolverStep: Sendable {
    case fileKind, declaredType, name, signature
    case container(ContainerResolver)
    case xmlRoot(XMLRootResolver)
    case text(TextResolver)
    case namedLanguage(NamedLanguageResolver)
    case language(LanguageResolver)
    case distantSignature
    case appendedArchive(AppendedArchiveResolver)
    case magic(MagicResolver)
    case fallback
    case custom(any MIMETypeResolver)

    init(_ resolver: any MIMETypeResolver) {
        switch resolver {
        case is FileKindResolver: self = .fileKind
        case is DeclaredTypeResolver: self = .declaredType
        case is NameResolver: self = .name
        case is SignatureResolver: self = .signature
        case let resolver as ContainerResolver: self = .container(resolver)
        case let resolver as XMLRootResolver: self = .xmlRoot(resolver)
        case let resolver as TextResolver: self = .text(resolver)
        case let resolver as NamedLanguageResolver: self = .namedLanguage(resolver)
        case let resolver as LanguageResolver: self = .language(resolver)
        case is DistantSignatureResolver: self = .distantSignature
        case let resolver as AppendedArchiveResolver: self = .appendedArchive(resolver)
        case let resolver as MagicResolver: self = .magic(resolver)
        case is FallbackResolver: self = .fallback
        default: self = .custom(resolver)
        }
    }

    /// Whether it has nothing to say about binary data of a recognised format.
    @inline(__always)
    var needsUnknownContent: Bool {
        switch self {
        case .fileKind, .declaredType, .name, .signature, .container, .custom: false
        case .xmlRoot, .text, .namedLanguage, .language, .distantSignature, .appendedArchive, .magic, .fallback: true
        }
    }

    /// Whether the resolver is needed after the candidates of cheaper ones.
    @inline(__always)
    func isNeeded(after candidates: [Candidate]) -> Bool {
        switch self {
        case .fileKind, .declaredType, .name, .signature, .container: true
        case .xmlRoot(let resolver): resolver.isNeeded(after: candidates)
        case .text(let resolver): resolver.isNeeded(after: candidates)
        case .namedLanguage(let resolver): resolver.isNeeded(after: candidates)
        case .language(let resolver): resolver.isNeeded(after: candidates)
        case .distantSignature: DistantSignatureResolver().isNeeded(after: candidates)
        case .appendedArchive(let resolver): resolver.isNeeded(after: candidates)
        case .magic(let resolver): resolver.isNeeded(after: candidates)
        case .fallback: candidates.isEmpty
        case .custom(let resolver): resolver.isNeeded(after: candidates)
        }
    }

    /// Adds the resolver's candidates; if it throws, some may have been added.
    @inline(__always)
    func append(to candidates: inout [Candidate], for resource: Resource) throws(ResourceError) {
        switch self {
        case .fileKind:
            if let kind = try FileKindResolver().candidate(for: resource) { candidates.append(kind) }
        case .declaredType:
            if resource.declaredType != nil { candidates += try DeclaredTypeResolver().candidates(for: resource) }
        case .name: try NameResolver().append(to: &candidates, for: resource)
        case .signature: try SignatureResolver().append(to: &candidates, for: resource)
        case .container(let resolver): try resolver.append(to: &candidates, for: resource)
        case .xmlRoot(let resolver):
            if let document = try resolver.candidate(for: resource) { candidates.append(document) }
        case .text(let resolver): try resolver.append(to: &candidates, for: resource)
        case .namedLanguage(let resolver): try resolver.append(to: &candidates, for: resource)
        case .language(let resolver): candidates += try resolver.candidates(for: resource)
        case .distantSignature: candidates += try DistantSignatureResolver().candidates(for: resource)
        case .appendedArchive(let resolver): candidates += try resolver.candidates(for: resource)
        case .magic(let resolver): candidates += try resolver.candidates(for: resource)
        case .fallback: candidates += try FallbackResolver().candidates(for: resource)
        case .custom(let resolver): candidates += try resolver.candidates(for: resource)
        }
    }
}
