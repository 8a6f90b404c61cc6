public import MIMETypes

/// Tells the media type of a file, of bytes, or of a name, and why.
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

    private let resolver: CombiningResolver
    private let reconciler: Reconciler

    /// Makes a detector.
    ///
    /// - Parameters:
    ///   - resolvers: the witnesses, in the order in which they are asked.
    ///   - limits: how much of a resource is read.
    ///   - declaredTypes: what the type that a header or a caller claims is worth.
    public init(
        resolvers: [any MIMETypeResolver] = MIMEDetector.standardResolvers, limits: ReadLimits = .standard,
        declaredTypes: DeclaredTypePolicy = .hint
    ) {
        resolver = CombiningResolver(resolvers)
        reconciler = Reconciler(declaredTypes: declaredTypes)
        self.limits = limits
    }

    /// The built-in witnesses, the cheapest first, with the system's libmagic last.
    public static let standardResolvers = standardResolvers(magic: MagicResolver())

    /// The built-in witnesses, the cheapest first.
    ///
    /// - Parameter magic: the one that is asked last.
    /// - Returns: resolvers for `init(resolvers:limits:)`.
    public static func standardResolvers(magic: MagicResolver) -> [any MIMETypeResolver] {
        nativeResolvers + [magic, FallbackResolver()]
    }

    /// The built-in witnesses but for libmagic and the fallback: they need nothing of the system.
    public static let nativeResolvers: [any MIMETypeResolver] = [
        FileKindResolver(), DeclaredTypeResolver(), NameResolver(), SignatureResolver(), ContainerResolver(),
        XMLRootResolver(), TextResolver(), LanguageResolver(), DistantSignatureResolver(), AppendedArchiveResolver(),
    ]

    /// Tells the type of what a path leads to.
    ///
    /// - Parameters:
    ///   - path: absolute or relative to the working directory.
    ///   - followingLinks: whether a symbolic link stands for what it points to rather than for itself.
    /// - Returns: the detection; of what is not a regular file, what it is.
    /// - Throws: a `ResourceError` if there is no such file or it may not be read.
    public func detect(path: String, followingLinks: Bool = true) throws(ResourceError) -> Detection {
        try detect(Resource(path: path, followingLinks: followingLinks, limits: limits))
    }

    /// Tells the type that a name alone stands for; nothing is read.
    ///
    /// - Parameter name: a file name or a path; the file need not exist.
    /// - Returns: the detection; `application/octet-stream` if no pattern matches.
    public func detect(name: String) -> Detection {
        decide(Resource(name: ResourceName(name)))
    }

    /// Tells the type of bytes in memory.
    ///
    /// - Parameters:
    ///   - bytes: all bytes there are.
    ///   - name: what the bytes are called, or nil.
    ///   - declaredType: what a header or the caller claims, or nil.
    /// - Returns: the detection.
    public func detect(bytes: [UInt8], name: String? = nil, declaredType: MIMEType? = nil) -> Detection {
        bytes.withUnsafeBytes { detect(bytes: $0, name: name, declaredType: declaredType) }
    }

    /// Tells the type of bytes in memory, without copying them.
    ///
    /// - Parameters:
    ///   - bytes: all bytes there are; they must not change during the call.
    ///   - name: what the bytes are called, or nil.
    ///   - declaredType: what a header or the caller claims, or nil.
    /// - Returns: the detection.
    public func detect(
        bytes: UnsafeRawBufferPointer, name: String? = nil, declaredType: MIMEType? = nil
    ) -> Detection {
        decide(
            Resource(
                unownedMemory: bytes, name: name.map { ResourceName($0) }, declaredType: declaredType, limits: limits))
    }

    /// Tells the type of a resource.
    ///
    /// - Parameter resource: an open file, bytes, a stream's start, or a source of the caller's.
    /// - Returns: the detection.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func detect(_ resource: Resource) throws(ResourceError) -> Detection {
        let candidates = try resolver.candidates(for: resource)
        return reconciler.decide(candidates, usage: resource.usage)
    }

    /// Detects what can't fail to be read.
    ///
    /// If a resolver of the caller's throws all the same, what the others said before counts.
    private func decide(_ resource: Resource) -> Detection {
        var heard: [Candidate] = []
        try? resolver.ask(about: resource, hearing: &heard)
        return reconciler.decide(heard, usage: resource.usage)
    }
}
