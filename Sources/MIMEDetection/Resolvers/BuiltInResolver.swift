import MIMETypes

/// The name of a built-in resolver that uses only the standard registry.
///
/// Such resolvers are called directly: a call through the protocol copies the resolver, which takes longer than most of
/// them need for their work.
enum BuiltInResolver: UInt8, Sendable {
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
    var needsUnknownContent: Bool { rawValue >= Self.xmlRoot.rawValue }

    /// Adds the candidates of the resolver, which is passed as well, if it is needed; if it throws, some may have been
    /// added.
    ///
    /// The candidates so far are those of cheaper resolvers. The longer resolvers are never inlined, since the caller's
    /// loop could then no longer keep its variables in registers.
    @inline(__always)
    func append(
        to candidates: inout [Candidate], for resource: Resource, _ text: inout SharedText,
        _ resolver: @autoclosure () -> any MIMETypeResolver
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
            if let text = try text.text(of: resource) {
                try XMLRootResolver().append(to: &candidates, text, resource)
            }
        case .text: try TextResolver().append(to: &candidates, try text.text(of: resource), resource)
        case .namedLanguage:
            guard NamedLanguageResolver().isNeeded(after: candidates) else { return }
            try NamedLanguageResolver().append(to: &candidates, for: resource)
        case .language:
            guard LanguageResolver().isNeeded(after: candidates),
                let text = try text.text(of: resource)
            else { return }
            try LanguageResolver().append(to: &candidates, text, resource)
        case .distantSignature:
            guard DistantSignatureResolver().isNeeded(after: candidates) else { return }
            candidates += try DistantSignatureResolver().candidates(for: resource)
        case .appendedArchive:
            guard AppendedArchiveResolver().isNeeded(after: candidates) else { return }
            candidates += try AppendedArchiveResolver().candidates(for: resource)
        case .fallback:
            if candidates.isEmpty { candidates += try FallbackResolver().candidates(for: resource) }
        case .magic:
            guard MagicResolver.isNeeded(after: candidates, .builtIn) else { return }
            candidates += try resolver().candidates(for: resource)
        }
    }
}
