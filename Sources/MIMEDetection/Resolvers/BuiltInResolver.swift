import MIMETypes

/// The name of a built-in resolver that uses only the standard registry.
///
/// Such resolvers are called directly: a call through the protocol copies the resolver, which takes longer than most of
/// them need for their work.
enum BuiltInResolver: Sendable {
    // The resolvers from `xmlRoot` on add nothing about binary data of a recognised format.
    case fileKind, declaredType, name, signature, container
    case xmlRoot, text, namedLanguage, language, distantSignature, appendedArchive, fallback
    /// It is needed so seldom that it is called through the protocol.
    case magic

    /// Names a resolver; nil for a custom one, and one with custom settings.
    init?(_ resolver: any MIMETypeResolver) {
        switch resolver {
        case is FileKindResolver: self = .fileKind
        case is DeclaredTypeResolver: self = .declaredType
        case is NameResolver: self = .name
        case is SignatureResolver: self = .signature
        case let resolver as ContainerResolver where resolver.registry.additions == nil: self = .container
        case let resolver as XMLRootResolver where resolver.registry.additions == nil: self = .xmlRoot
        case let resolver as TextResolver where resolver.registry.additions == nil: self = .text
        case let resolver as NamedLanguageResolver where resolver.registry.additions == nil: self = .namedLanguage
        case let resolver as LanguageResolver where resolver.isStandard: self = .language
        case is DistantSignatureResolver: self = .distantSignature
        case let resolver as AppendedArchiveResolver where resolver.registry.additions == nil: self = .appendedArchive
        case is FallbackResolver: self = .fallback
        case let resolver as MagicResolver where resolver.registry.additions == nil: self = .magic
        default: return nil
        }
    }

    /// Whether the resolver adds nothing about binary data of a recognised format.
    @inline(__always)
    var needsUnknownContent: Bool {
        switch self {
        case .fileKind, .declaredType, .name, .signature, .container: false
        case .xmlRoot, .text, .namedLanguage, .language, .distantSignature, .appendedArchive, .fallback, .magic: true
        }
    }

    /// Checks whether the resolver is needed, given the candidates of cheaper ones, which recognised no binary format.
    @inline(__always)
    func isNeeded(after candidates: [Candidate]) -> Bool {
        switch self {
        case .fileKind, .declaredType, .name, .signature, .container, .xmlRoot, .text: true
        case .namedLanguage: NamedLanguageResolver().isNeeded(after: candidates)
        case .language: LanguageResolver().isNeeded(after: candidates)
        case .distantSignature: DistantSignatureResolver().isNeeded(after: candidates)
        case .appendedArchive: AppendedArchiveResolver().isNeeded(after: candidates)
        case .fallback: candidates.isEmpty
        case .magic: MagicResolver.isNeeded(after: candidates, .builtIn)
        }
    }

    /// Adds the candidates of the resolver, which is passed as well; if it throws, some may have been added.
    @inline(__always)
    func append(
        to candidates: inout [Candidate], for resource: Resource, _ resolver: @autoclosure () -> any MIMETypeResolver
    ) throws(ResourceError) {
        switch self {
        case .fileKind:
            if let kind = try FileKindResolver().candidate(for: resource) { candidates.append(kind) }
        case .declaredType:
            if resource.declaredType != nil { candidates += try DeclaredTypeResolver().candidates(for: resource) }
        case .name: try NameResolver().append(to: &candidates, for: resource)
        case .signature: try SignatureResolver().append(to: &candidates, for: resource)
        case .container: try ContainerResolver().append(to: &candidates, for: resource)
        case .xmlRoot:
            if let document = try XMLRootResolver().candidate(for: resource) { candidates.append(document) }
        case .text: try TextResolver().append(to: &candidates, for: resource)
        case .namedLanguage: try NamedLanguageResolver().append(to: &candidates, for: resource)
        case .language: try LanguageResolver().append(to: &candidates, for: resource)
        case .distantSignature: candidates += try DistantSignatureResolver().candidates(for: resource)
        case .appendedArchive: candidates += try AppendedArchiveResolver().candidates(for: resource)
        case .fallback: candidates += try FallbackResolver().candidates(for: resource)
        case .magic: candidates += try resolver().candidates(for: resource)
        }
    }
}
