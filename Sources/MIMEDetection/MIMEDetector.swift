public import MIMETypes

/// Detects the media type of a file, of bytes, or of a name, and explains it.
///
/// ```swift
/// let detector = MIMEDetector()
/// let detection = try detector.detect(path: "photo.jpg")
/// detection.type               // image/jpeg
/// detection.evidence.detail    // what was seen
/// detection.conflicts          // empty if name and content agree
/// ```
///
/// A detector can be used from many tasks at once.
public struct MIMEDetector: MIMETypeDetecting {
    /// How much of a resource is read.
    public var limits: ReadLimits
    /// How far to search for other ways to read the same bytes.
    public var search: SearchDepth

    private let resolver: CombiningResolver
    private let reconciler: Reconciler

    /// Makes a detector.
    ///
    /// - Parameters:
    ///   - resolvers: the resolvers to ask for candidates, in this order.
    ///   - limits: how much of a resource is read.
    ///   - declaredTypes: how a declared type is used.
    ///   - search: how far to search for other ways to read the same bytes; a thorough search needs limits that allow
    ///     it. The type doesn't depend on it.
    ///   - minimumTextConfidence: the minimum confidence, from 0 to 1, in the language of a text that nothing else
    ///     recognises; nil for each language's own value, which keeps wrong answers rare.
    ///   - checksLanguages: whether texts are compared with the language of their name. It finds texts with the
    ///     extension of another language, but a text with a name takes up to 75 % longer.
    ///   - minConflictConfidence: the minimum confidence, from 0 to 1, of the disagreements between name and content
    ///     in `conflicts`; the others are `doubtfulConflicts`.
    ///   - registry: the properties of types; custom types take precedence.
    public init(
        resolvers: [any MIMETypeResolver] = MIMEDetector.standardResolvers, limits: ReadLimits = .standard,
        declaredTypes: DeclaredTypePolicy = .hint, search: SearchDepth = .off, minimumTextConfidence: Double? = nil,
        checksLanguages: Bool = false, minConflictConfidence: Double = Reconciler.defaultMinConfidence,
        registry: TypeRegistry = .standard
    ) {
        let resolvers = (checksLanguages ? Self.checkingLanguages(resolvers) : resolvers).map {
            resolver -> any MIMETypeResolver in
            guard let minimumTextConfidence, resolver is LanguageResolver else { return resolver }
            return LanguageResolver(minimumConfidence: minimumTextConfidence)
        }
        resolver = CombiningResolver(Self.asking(registry, resolvers), registry: registry)
        reconciler = Reconciler(
            declaredTypes: declaredTypes, registry: registry, minConfidence: minConflictConfidence)
        self.limits = limits
        self.search = search
    }

    /// A detector for files from untrusted clients: it searches thoroughly for other ways to read the same bytes.
    ///
    /// It doesn't use libmagic, so its answers are the same on every machine, and no untrusted bytes reach a C library.
    public static let thorough = MIMEDetector(
        resolvers: nativeResolvers + [FallbackResolver()], limits: .thorough, search: .thorough, checksLanguages: true)

    /// The built-in resolvers, the cheapest first, with the system's libmagic before the fallback.
    public static let standardResolvers = standardResolvers(magic: MagicResolver())

    /// The built-in resolvers, the cheapest first.
    ///
    /// - Parameter magic: the resolver for libmagic, which is asked before the fallback.
    /// - Returns: resolvers for `init(resolvers:limits:)`.
    public static func standardResolvers(magic: MagicResolver) -> [any MIMETypeResolver] {
        nativeResolvers + [magic, FallbackResolver()]
    }

    /// The built-in resolvers without libmagic and the fallback: they need nothing from the system.
    public static let nativeResolvers: [any MIMETypeResolver] = [
        FileKindResolver(), DeclaredTypeResolver(), NameResolver(), SignatureResolver(), ContainerResolver(),
        XMLRootResolver(), TextResolver(), LanguageResolver(), DistantSignatureResolver(), AppendedArchiveResolver(),
    ]

    /// Detects the type of the file at a path.
    ///
    /// - Parameters:
    ///   - path: absolute or relative to the working directory.
    ///   - followingLinks: true to look at what a symbolic link points to, false to look at the link.
    /// - Returns: the detection; for a special file, its kind.
    /// - Throws: a `ResourceError` if there is no such file or it may not be read.
    public func detect(path: String, followingLinks: Bool = true) throws(ResourceError) -> Detection {
        try detect(Resource(path: path, followingLinks: followingLinks, limits: limits))
    }

    /// Detects the type that a name alone suggests; nothing is read.
    ///
    /// - Parameter name: a file name or a path; the file need not exist.
    /// - Returns: the detection; `application/octet-stream` if no pattern matches.
    public func detect(name: String) -> Detection {
        decide(Resource(name: ResourceName(name)))
    }

    /// Detects the type of bytes in memory.
    ///
    /// - Parameters:
    ///   - bytes: all bytes.
    ///   - name: the name of the bytes, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    /// - Returns: the detection.
    public func detect(bytes: [UInt8], name: String? = nil, declaredType: MIMEType? = nil) -> Detection {
        bytes.withUnsafeBytes { detect(bytes: $0, name: name, declaredType: declaredType) }
    }

    /// Detects the type of bytes in memory, without copying them.
    ///
    /// - Parameters:
    ///   - bytes: all bytes; they must not change during the call.
    ///   - name: the name of the bytes, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    /// - Returns: the detection.
    public func detect(
        bytes: UnsafeRawBufferPointer, name: String? = nil, declaredType: MIMEType? = nil
    ) -> Detection {
        decide(
            Resource(
                unownedMemory: bytes, name: name.map { ResourceName($0) }, declaredType: declaredType, limits: limits))
    }

    /// Detects the type of a resource.
    ///
    /// - Parameter resource: an open file, bytes, a stream's start, or a custom source.
    /// - Returns: the detection.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func detect(_ resource: Resource) throws(ResourceError) -> Detection {
        let candidates = try resolver.candidates(for: resource)
        if let error = resource.readError { throw error }
        var detection = reconciler.decide(candidates, name: resource.name)
        try complete(&detection, resource)
        return detection
    }

    /// Detects a resource whose bytes can always be read.
    ///
    /// If a caller's resolver throws anyway, the candidates found before it count.
    func decide(_ resource: Resource) -> Detection {
        var candidates: [Candidate] = []
        try? resolver.add(to: &candidates, resource)
        var detection = reconciler.decide(candidates, name: resource.name)
        try? complete(&detection, resource)
        return detection
    }

    /// Adds the charset, what else the bytes can be read as, and what was read to a decision.
    package func complete(_ detection: inout Detection, _ resource: Resource) throws(ResourceError) {
        defer {
            detection.usage = resource.usage
            detection.failures = resource.resolverFailures
        }
        try detection.refineCharset(resource)
        if search == .off {
            guard resource.hasContent, resource.kind == .regular else { return }
            // More of a stream may change what the resolvers saw in its head.
            _ = try resource.isHeadWhole()
            detection.searched = SearchDepth.off
            return
        }
        (detection.alsoReadableAs, detection.searched) = try PolyglotSearch.search(
            resource, type: detection.type, depth: search, reconciler.registry)
        guard search == .thorough else { return }
        detection.isParsed = try GrammarProof.isGiven(for: resource, detection, reconciler.registry)
    }

    /// Puts a resolver that compares texts with their names before the one that guesses what they are, if there is one.
    private static func checkingLanguages(_ resolvers: [any MIMETypeResolver]) -> [any MIMETypeResolver] {
        guard let place = resolvers.firstIndex(where: { $0 is LanguageResolver }) else { return resolvers }
        return resolvers[..<place] + [NamedLanguageResolver()] + resolvers[place...]
    }

    /// Puts a resolver for the types of an extended registry in front, unless there is one.
    private static func asking(
        _ registry: TypeRegistry, _ resolvers: [any MIMETypeResolver]
    ) -> [any MIMETypeResolver] {
        guard registry.additions != nil, !resolvers.contains(where: { $0 is RegistryResolver }) else {
            return resolvers
        }
        let usesNames = resolvers.contains { $0 is NameResolver }
        return [RegistryResolver(registry, usesNames: usesNames)] + resolvers
    }
}
