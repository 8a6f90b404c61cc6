import MIMETypes

/// Some of the built-in resolvers, which are asked in the order of the cases below.
///
/// They are called directly: a call through the protocol copies the resolver and returns an array, which takes longer
/// than most of them need for their work. They use the standard registry.
struct BuiltInResolvers: OptionSet {
    let rawValue: UInt16

    static let fileKind = BuiltInResolvers(rawValue: 1 << 0)
    static let declaredType = BuiltInResolvers(rawValue: 1 << 1)
    static let name = BuiltInResolvers(rawValue: 1 << 2)
    static let signature = BuiltInResolvers(rawValue: 1 << 3)
    static let container = BuiltInResolvers(rawValue: 1 << 4)
    static let xmlRoot = BuiltInResolvers(rawValue: 1 << 5)
    static let text = BuiltInResolvers(rawValue: 1 << 6)
    static let namedLanguage = BuiltInResolvers(rawValue: 1 << 7)
    static let language = BuiltInResolvers(rawValue: 1 << 8)
    static let distantSignature = BuiltInResolvers(rawValue: 1 << 9)
    static let appendedArchive = BuiltInResolvers(rawValue: 1 << 10)
    static let magic = BuiltInResolvers(rawValue: 1 << 11)
    static let fallback = BuiltInResolvers(rawValue: 1 << 12)

    /// Whether all of these resolvers come before the others.
    func precedes(_ others: BuiltInResolvers) -> Bool {
        rawValue.leadingZeroBitCount > UInt16.bitWidth - 1 - others.rawValue.trailingZeroBitCount
    }
}

extension BuiltInResolvers {
    /// Names one resolver; none for a custom one, and for one with custom settings.
    init(_ resolver: any MIMETypeResolver) {
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
        case let resolver as MagicResolver where resolver.registry.additions == nil: self = .magic
        case is FallbackResolver: self = .fallback
        default: self = []
        }
    }

    /// Adds the candidates of those resolvers that are needed after the candidates found before.
    ///
    /// Nearly all binary data is recognised by the first few resolvers, and the others have nothing to add to that, so
    /// they aren't asked if `isBinary` is true. A resolver that throws has added nothing. The result is true if
    /// libmagic is needed after these resolvers.
    func add(
        to candidates: inout CandidateBuffer, _ resource: Resource, isBinary: Bool
    ) throws(ResourceError) -> Bool {
        let count = candidates.count
        if contains(.fileKind), let kind = try FileKindResolver().candidate(for: resource) { candidates.append(kind) }
        if contains(.declaredType), resource.declaredType != nil {
            candidates.append(contentsOf: try DeclaredTypeResolver().candidates(for: resource))
        }
        if contains(.name) { NameResolver().append(to: &candidates, for: resource) }
        if contains(.signature) { try SignatureResolver().append(to: &candidates, for: resource) }
        if contains(.container) { try ContainerResolver().append(to: &candidates, for: resource) }
        if isBinary || candidates.isConclusivelyBinary(.standard, from: count) {
            if contains(.text), candidates.isNamedAnyText { try addBytes(to: &candidates, resource) }
            return false
        }
        if !isDisjoint(with: [.xmlRoot, .text, .namedLanguage, .language]) { try addTexts(to: &candidates, resource) }
        if !isDisjoint(with: [.distantSignature, .appendedArchive]) {
            if candidates.isUnrecognisedBinary {
                try addUnknownData(to: &candidates, resource)
            } else if contains(.appendedArchive), candidates.isScriptNamedArchive(.standard) {
                candidates.append(contentsOf: try AppendedArchiveResolver().candidates(for: resource))
            }
        }
        return contains(.magic) && MagicResolver.isNeeded(after: candidates, .standard)
    }

    @inline(never)
    private func addTexts(to candidates: inout CandidateBuffer, _ resource: Resource) throws(ResourceError) {
        let text = try TextHead(resource)
        if contains(.xmlRoot), let text { try XMLRootResolver().append(to: &candidates, text, resource) }
        if contains(.text) { try TextResolver().append(to: &candidates, text, resource) }
        if contains(.namedLanguage), NamedLanguageResolver().isNeeded(after: candidates) {
            try NamedLanguageResolver().append(to: &candidates, for: resource)
        }
        if contains(.language), let text, LanguageResolver().isNeeded(after: candidates) {
            try LanguageResolver().append(to: &candidates, text, resource)
        }
    }

    /// Adds whether data that a name calls text has bytes that text doesn't have; some data is also text.
    @inline(never)
    private func addBytes(to candidates: inout CandidateBuffer, _ resource: Resource) throws(ResourceError) {
        if try TextHead(resource) == nil { try TextResolver().append(to: &candidates, nil, resource) }
    }

    @inline(never)
    private func addUnknownData(to candidates: inout CandidateBuffer, _ resource: Resource) throws(ResourceError) {
        if contains(.distantSignature) {
            candidates.append(contentsOf: try DistantSignatureResolver().candidates(for: resource))
        }
        if contains(.appendedArchive), AppendedArchiveResolver().isNeeded(after: candidates) {
            candidates.append(contentsOf: try AppendedArchiveResolver().candidates(for: resource))
        }
    }
}
