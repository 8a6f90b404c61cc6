public import MIMETypes

/// A detector that determines the media type of a file, of bytes in memory or of a name, and explains its answer.
///
/// ```swift
/// let detector = MIMEDetector()
/// let detection = try detector.detect(path: "photo.jpg")
/// detection.type               // image/jpeg
/// detection.evidence.detail    // what was seen
/// detection.conflicts          // empty if name and content agree
/// ```
///
/// Many tasks can use the same detector at the same time.
public struct MIMEDetector: MIMETypeDetecting {
    /// The limits on how much of a resource is read.
    public var limits: ReadLimits
    /// How thoroughly a detection searches for other formats in which the same bytes can be read.
    public var search: SearchDepth

    private let resolver: CombiningResolver
    private let reconciler: Reconciler

    /// Creates a detector.
    ///
    /// - Parameters:
    ///   - resolvers: the resolvers, which are asked for candidates in this order.
    ///   - limits: the limits on how much of a resource is read.
    ///   - declaredTypes: how a declared type is used; by default, as a hint.
    ///   - search: how thoroughly to search for other formats in which the same bytes can be read; not at all by
    ///     default. A thorough search needs limits that allow it, such as `ReadLimits.thorough`. The search doesn't
    ///     affect the detected type.
    ///   - minimumTextConfidence: the minimum confidence, from 0 to 1, for guessing the language of text that nothing
    ///     else recognises; nil for a separate threshold per language, which keeps wrong answers rare.
    ///   - checksLanguages: whether to check that text is in the language that its name implies. The check finds files
    ///     that have the extension of another language, but detecting a named text file takes up to 75 % longer.
    ///   - minConflictConfidence: the minimum confidence, from 0 to 1, for a disagreement between name and content to
    ///     be listed in the detection's `conflicts` instead of its `doubtfulConflicts`.
    ///   - registry: the properties of types; custom types in it take precedence over built-in types.
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

    /// A detector for files from untrusted clients, which searches thoroughly for other formats in which the same bytes
    /// can be read.
    ///
    /// The detector also checks whether text is in the language that its name implies. It doesn't use libmagic, so its
    /// answers are the same on every machine, and no untrusted bytes reach a C library.
    public static let thorough = MIMEDetector(
        resolvers: nativeResolvers + [FallbackResolver()], limits: .thorough, search: .thorough, checksLanguages: true)

    /// The default resolvers: the native ones, cheapest first, then the system's libmagic, and the fallback last.
    public static let standardResolvers = standardResolvers(magic: MagicResolver())

    /// Returns the default resolvers, with a custom resolver for libmagic before the fallback.
    ///
    /// - Parameter magic: the resolver that asks libmagic.
    /// - Returns: the resolvers, for the `resolvers` parameter of the initialiser.
    public static func standardResolvers(magic: MagicResolver) -> [any MIMETypeResolver] {
        nativeResolvers + [magic, FallbackResolver()]
    }

    /// The built-in resolvers, cheapest first, without libmagic and the fallback; they need no system libraries.
    public static let nativeResolvers: [any MIMETypeResolver] = [
        FileKindResolver(), DeclaredTypeResolver(), NameResolver(), SignatureResolver(), ContainerResolver(),
        XMLRootResolver(), TextResolver(), LanguageResolver(), DistantSignatureResolver(), AppendedArchiveResolver(),
    ]

    /// Detects the type of the file at a path.
    ///
    /// - Parameters:
    ///   - path: the path of the file, absolute or relative to the working directory.
    ///   - followingLinks: true to examine the file that a symbolic link points to, false to examine the link itself.
    /// - Returns: the detection; the type of a special file is its kind, such as `inode/directory`.
    /// - Throws: a `ResourceError` if the file doesn't exist or can't be read.
    public func detect(path: String, followingLinks: Bool = true) throws(ResourceError) -> Detection {
        try detect(Resource(path: path, followingLinks: followingLinks, limits: limits))
    }

    /// Detects the type that a name alone suggests, without reading anything.
    ///
    /// - Parameter name: a file name or a path; the file need not exist.
    /// - Returns: the detection; its type is `application/octet-stream` if no pattern for names matches.
    public func detect(name: String) -> Detection {
        decide(Resource(name: ResourceName(name)))
    }

    /// Detects the type of bytes in memory.
    ///
    /// - Parameters:
    ///   - bytes: the complete content.
    ///   - name: the file name that belongs to the content, or nil.
    ///   - declaredType: the type declared by a header or the caller, or nil.
    /// - Returns: the detection.
    public func detect(bytes: [UInt8], name: String? = nil, declaredType: MIMEType? = nil) -> Detection {
        bytes.withUnsafeBytes { detect(bytes: $0, name: name, declaredType: declaredType) }
    }

    /// Detects the type of bytes in memory, without copying them.
    ///
    /// - Parameters:
    ///   - bytes: the complete content; it must not change during the call.
    ///   - name: the file name that belongs to the content, or nil.
    ///   - declaredType: the type declared by a header or the caller, or nil.
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
    /// - Parameter resource: an open file, bytes, the start of a stream, or a custom source.
    /// - Returns: the detection.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func detect(_ resource: Resource) throws(ResourceError) -> Detection {
        try CandidateBuffer.with { (candidates) throws(ResourceError) in
            try resolver.add(to: &candidates, resource)
            if let error = resource.readError { throw error }
            var detection = reconciler.decide(taking: &candidates, name: resource.name)
            try complete(&detection, resource)
            return detection
        }
    }

    /// Detects the type of a resource whose bytes can always be read.
    ///
    /// A resolver that throws is skipped. If reading fails anyway, the decision uses the candidates found so far.
    func decide(_ resource: Resource) -> Detection {
        CandidateBuffer.with { candidates in
            try? resolver.add(to: &candidates, resource)
            var detection = reconciler.decide(taking: &candidates, name: resource.name)
            try? complete(&detection, resource)
            return detection
        }
    }

    /// Adds to a detection the charset, the other formats in which the bytes can be read, and how much was read.
    package func complete(_ detection: inout Detection, _ resource: Resource) throws(ResourceError) {
        defer {
            detection.usage = resource.usage
            if resource.hasFailures { detection.failures = resource.resolverFailures }
        }
        try detection.refineCharset(resource)
        if search == .off {
            guard resource.hasContent, resource.kind == .regular else { return }
            // This call requests further bytes of a stream, which may change what the resolvers saw in its head.
            _ = try resource.isHeadWhole()
            detection.searched = SearchDepth.off
            return
        }
        (detection.alsoReadableAs, detection.searched) = try PolyglotSearch.search(
            resource, type: detection.type, depth: search, reconciler.registry)
        guard search == .thorough else { return }
        detection.isParsed = try GrammarProof.isGiven(for: resource, detection, reconciler.registry)
    }

    /// Inserts the resolver that compares text with the language of its name, before the resolver that guesses
    /// languages.
    ///
    /// Without a resolver that guesses languages, the list is returned unchanged.
    private static func checkingLanguages(_ resolvers: [any MIMETypeResolver]) -> [any MIMETypeResolver] {
        guard let place = resolvers.firstIndex(where: { $0 is LanguageResolver }) else { return resolvers }
        return resolvers[..<place] + [NamedLanguageResolver()] + resolvers[place...]
    }

    /// Prepends a resolver for custom types if the registry has any, unless the list already contains such a resolver.
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
