public import MIMETypes

/// Decides by its bytes whether a file that a stranger sent may be kept.
///
/// ```swift
/// let policy = UploadPolicy(allowing: [.png, .jpeg, .pdf])
/// switch try policy.judge(path: "/tmp/upload-4711", name: "photo.png") {
/// case .accepted(let type): store(as: type)
/// case .refused(let refusal): answer(refusal.message); log(refusal.logMessage)
/// }
/// ```
///
/// A name and a declared type prove nothing. They can only get a file refused. Of an archive, nothing is unpacked but
/// the entry that states its format, so a ZIP bomb costs no more than any other archive. The policy tells what the
/// bytes can be read as; it does not look for malicious content within a format.
public struct UploadPolicy: Sendable {
    /// The allowed types, by their canonical names.
    public let allowed: [MIMEType]
    /// How far a file has to have been searched.
    ///
    /// `head` suits callers who see only the start of a stream. The policy then knows nothing of the rest.
    public let search: SearchDepth

    /// What is known about types.
    let registry: TypeRegistry
    private let detector: MIMEDetector

    /// How much of a file may be read.
    public var limits: ReadLimits { detector.limits }

    /// Makes a policy.
    ///
    /// - Parameters:
    ///   - types: the allowed types. A type also allows what can be used as one, unless that runs or holds scripts:
    ///     plain text allows CSV, but not HTML or PostScript, and ZIP allows no document with macros. Those have to be
    ///     named.
    ///   - search: how far a file has to have been searched.
    ///   - limits: how much of a file may be read. A file that has to be read as a whole and is larger is refused.
    ///   - registry: what is known about types; extend it to allow types of your own.
    public init(
        allowing types: [MIMEType], search: SearchDepth = .thorough, limits: ReadLimits = .thorough,
        registry: TypeRegistry = .standard
    ) {
        allowed = types.map { registry.canonical($0) }
        self.registry = registry
        self.search = search
        detector = MIMEDetector(
            resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()], limits: limits, search: search,
            checksLanguages: true, registry: registry)
    }

    /// Judges a file.
    ///
    /// - Parameters:
    ///   - path: where the file is.
    ///   - name: the name that its sender gave it; nil for the path's last component.
    ///   - declaredType: the type that its sender stated, or nil.
    /// - Returns: the verdict.
    /// - Throws: a `ResourceError` if there is no such file or it may not be read.
    public func judge(
        path: String, name: String? = nil, declaredType: MIMEType? = nil
    ) throws(ResourceError) -> UploadVerdict {
        try judge(
            Resource(
                path: path, name: name.map { ResourceName($0) }, declaredType: declaredType, limits: detector.limits))
    }

    /// Judges bytes in memory.
    ///
    /// - Parameters:
    ///   - bytes: all bytes.
    ///   - name: the name that their sender gave them, or nil.
    ///   - declaredType: the type that their sender stated, or nil.
    /// - Returns: the verdict.
    public func judge(bytes: [UInt8], name: String? = nil, declaredType: MIMEType? = nil) -> UploadVerdict {
        judge(
            detector.detect(bytes: bytes, name: name, declaredType: declaredType), name: name.map { ResourceName($0) })
    }

    /// Judges a resource.
    ///
    /// - Parameter resource: an open file, bytes, or a source of the caller's. A thorough search reads as much of it as
    ///   its own limits allow.
    /// - Returns: the verdict.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func judge(_ resource: Resource) throws(ResourceError) -> UploadVerdict {
        judge(try detector.detect(resource), name: resource.name)
    }

    /// Judges a detection.
    ///
    /// - Parameters:
    ///   - detection: the answer of a detector. Unless a search of the head is enough for the policy, the detector must
    ///     search thoroughly, as `MIMEDetector.thorough` does.
    ///   - name: the name that the sender gave the file, or nil. It is checked for anything that misleads people or
    ///     servers.
    /// - Returns: the verdict.
    public func judge(_ detection: Detection, name: ResourceName? = nil) -> UploadVerdict {
        let judgement = UploadJudgement(detection: detection, name: name, policy: self)
        if let refusal = judgement.refusal { return .refused(refusal) }
        return .accepted(detection.type)
    }
}
