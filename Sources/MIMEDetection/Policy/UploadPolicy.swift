public import MIMETypes

/// A policy that decides whether to accept a file from an untrusted client, based on the file's bytes.
///
/// ```swift
/// let policy = UploadPolicy(allowing: [.png, .jpeg, .pdf])
/// let verdict = try policy.judge(path: "/tmp/upload-4711", name: "photo.png")
/// if let refusal = verdict.refusal {
///     answer(refusal.message)
///     log(refusal.logMessage)
/// } else if let type = verdict.type {
///     store(as: type)
/// }
/// ```
///
/// The name and the declared type of a file prove nothing; they can only cause a refusal. From an archive, the policy
/// unpacks only the entries that identify the format and those that an office document refers to. A ZIP bomb therefore
/// costs no more than any other archive. The policy reports how the bytes can be read; it is not a virus scanner.
public struct UploadPolicy: Sendable {
    /// The allowed types, by their canonical names.
    public let allowed: [MIMEType]
    /// The allowed families of types, such as `image/*`.
    ///
    /// A family allows only types that the registry contains and that can't contain scripts: `image/*` doesn't allow
    /// SVG.
    public let ranges: [MediaRange]
    /// The depth to which a file must have been searched for scripts and other formats.
    ///
    /// Use `head` only if you have no more than the start of a stream; the rest of the stream is not judged.
    public let search: SearchDepth
    /// The grade of strictness.
    public let strictness: Strictness
    /// The limits on the size of a file and of its unpacked content.
    public let uploadLimits: UploadLimits
    /// For each declared type, the types that the content may have without contradicting it.
    ///
    /// A built-in list of the types that browsers declare is used as well.
    public let declaredTypes: [MIMEType: [MIMEType]]
    /// The actions set for individual codes; they replace those of the grade.
    var actions: [UploadFinding.Code: UploadFinding.Action] = [:]

    /// The properties of types.
    let registry: TypeRegistry
    private let detector: MIMEDetector

    /// The limits on how much of a file may be read.
    public var limits: ReadLimits { detector.limits }

    /// Creates a policy.
    ///
    /// - Parameters:
    ///   - types: the allowed types. A type also allows its subtypes, except types of programs and types whose files
    ///     can contain scripts or macros. For example, plain text allows CSV but not HTML or PostScript, and ZIP
    ///     doesn't allow documents with macros. List such types explicitly.
    ///   - ranges: the allowed families of types, such as `.images`.
    ///   - maximumSize: the maximum size of a file in bytes, or nil to use the one in `uploadLimits`.
    ///   - strictness: the grade of strictness.
    ///   - search: the depth to which a file must have been searched for scripts and other formats; `off` is treated as
    ///     `head`.
    ///   - limits: the limits on how much of a file may be read. A file that must be read completely is refused if it
    ///     is larger than these limits allow.
    ///   - uploadLimits: the limits on the size of a file and of its unpacked content.
    ///   - declaredTypes: for each declared type, the types that the content may have without contradicting it. For
    ///     example, a scanner that declares all its files as `application/x-scan` needs
    ///     `[MIMEType("application/x-scan")!: [.pdf, .tiff]]`. A built-in list of the types that browsers declare is
    ///     used as well.
    ///   - registry: the registry that contains the properties of types; extend it to allow custom types.
    public init(
        allowing types: [MIMEType], ranges: [MediaRange] = [], maximumSize: Int? = nil,
        strictness: Strictness = .standard, search: SearchDepth = .thorough, limits: ReadLimits = .thorough,
        uploadLimits: UploadLimits = .standard, declaredTypes: [MIMEType: [MIMEType]] = [:],
        registry: TypeRegistry = .standard
    ) {
        self.declaredTypes = declaredTypes
        allowed = types.map { registry.canonical($0) }
        self.registry = registry
        self.ranges = ranges
        // A file that was not searched can't be accepted.
        let search = search == .off ? SearchDepth.head : search
        self.search = search
        self.strictness = strictness
        var uploadLimits = uploadLimits
        if let maximumSize { uploadLimits.size = maximumSize }
        self.uploadLimits = uploadLimits
        detector = MIMEDetector(
            resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()], limits: limits, search: search,
            checksLanguages: true, registry: registry)
    }

    /// The minimum confidence, from 0 to 1, at which a contradiction becomes a finding.
    ///
    /// In a contradiction, the name or the declared type implies a different type from that of the content. By default,
    /// any contradiction is a finding. ``Reconciler/minConfidence`` is the corresponding threshold for detections.
    public var minConfidence = 0.0

    /// Categories to mention as allowed in messages, for a caller that compares them with the type of each file.
    package var mentionedCategories: [MIMEType.Category] = []

    private var kinds: [UploadMessage.Kind] {
        ranges.map { .family($0) } + mentionedCategories.map { .category($0) }
    }

    /// Judges a file.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - name: the name that the sender gave the file, or nil to use the last component of the path.
    ///   - declaredType: the type that the sender declared, or nil.
    /// - Returns: the verdict.
    /// - Throws: a `ResourceError` if the file doesn't exist or can't be read.
    public func judge(
        path: String, name: String? = nil, declaredType: MIMEType? = nil
    ) throws(ResourceError) -> UploadVerdict {
        try judge(
            Resource(
                path: path, name: name.map { ResourceName($0) }, declaredType: declaredType, limits: detector.limits),
            sentName: name)
    }

    /// Judges bytes in memory.
    ///
    /// - Parameters:
    ///   - bytes: the complete content of the file.
    ///   - name: the name that the sender gave the file, or nil.
    ///   - declaredType: the type that the sender declared, or nil.
    /// - Returns: the verdict.
    public func judge(bytes: [UInt8], name: String? = nil, declaredType: MIMEType? = nil) -> UploadVerdict {
        bytes.withUnsafeBytes { memory in
            let resource = Resource(
                unownedMemory: memory, name: name.map { ResourceName($0) }, declaredType: declaredType,
                limits: detector.limits)
            return verdict(detector.decide(resource), of: resource, sentName: name)
        }
    }

    /// Judges bytes in memory by a policy that depends on their type.
    ///
    /// - Parameters:
    ///   - bytes: the complete content of the file.
    ///   - name: the name that the sender gave the file, or nil.
    ///   - declaredType: the type that the sender declared, or nil.
    ///   - policy: a closure that returns the policy for a type, which has the default limits.
    /// - Returns: the verdict.
    package static func judge(
        bytes: [UInt8], name: String?, declaredType: MIMEType?, by policy: (MIMEType) -> UploadPolicy
    ) -> UploadVerdict {
        bytes.withUnsafeBytes { memory in
            let detector = MIMEDetector.thorough
            let resource = Resource(
                unownedMemory: memory, name: name.map { ResourceName($0) }, declaredType: declaredType,
                limits: detector.limits)
            let detection = detector.decide(resource)
            return policy(detection.type).verdict(detection, of: resource, sentName: name)
        }
    }

    /// Judges a resource.
    ///
    /// - Parameter resource: an open file, bytes, or a custom source. A thorough search reads as many bytes as the
    ///   resource's limits allow.
    /// - Returns: the verdict.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func judge(_ resource: Resource) throws(ResourceError) -> UploadVerdict {
        try judge(resource, sentName: nil)
    }

    /// Judges a resource under the name that its sender gave it, which may include folders, unlike the resource's name.
    package func judge(_ resource: Resource, sentName: String?) throws(ResourceError) -> UploadVerdict {
        verdict(try detector.detect(resource), of: resource, sentName: sentName)
    }

    /// Returns the verdict about a resource whose type was detected.
    private func verdict(_ detection: Detection, of resource: Resource, sentName: String?) -> UploadVerdict {
        let inspection = UploadInspection(
            resource, type: detection.type, limits: uploadLimits, registry: registry,
            isHeadEnough: search != .thorough)
        let unread = UploadFinding(.notFullyRead, "the bytes can't be read any more")
        return verdict(
            detection, resource.name, sentName, (try? inspection.findings()) ?? [unread],
            isTooLargeToParse: inspection.isTooLargeToParse)
    }

    /// Judges a stored file by the name that was sent, not by its path; if no name was sent, `file` is used.
    func judge(path: String, sentName: String?, declaredType: MIMEType?) throws(ResourceError) -> UploadVerdict {
        let file = try Resource(
            path: path, name: ResourceName(sentName ?? "file"), declaredType: declaredType, limits: detector.limits)
        return try judge(file, sentName: sentName)
    }

    /// Returns the refusal of a file that is too large, regardless of its content; nil if the size is accepted.
    func refusal(ofSize size: Int, name: String?) -> UploadRefusal? {
        finding(ofSize: size).flatMap {
            UploadRefusal([$0], found: nil, name: name.map { ResourceName($0) }, allowed: allowed, registry: registry)
        }
    }

    /// Returns the verdict about a file of a size that the policy doesn't allow; nil if it allows the size.
    func verdict(ofSize size: Int, name: String?) -> UploadVerdict? {
        finding(ofSize: size).map { verdict(ofUnreadFileWithName: name, $0) }
    }

    private func finding(ofSize size: Int) -> UploadFinding? {
        guard let most = uploadLimits.size, size > most, action(for: .tooLarge) == .refuse else { return nil }
        return UploadFinding(.tooLarge, subject: ByteCount.text(most), "more than \(most) bytes")
    }

    /// Returns the verdict about a file whose bytes were not kept.
    func verdict(ofUnreadFileWithName name: String?) -> UploadVerdict {
        verdict(
            ofUnreadFileWithName: name, UploadFinding(.notFullyRead, "the file is longer than what is kept of it"))
    }

    private func verdict(ofUnreadFileWithName name: String?, _ finding: UploadFinding) -> UploadVerdict {
        UploadVerdict(
            found: MIMEType(constant: "application/octet-stream"), findings: [finding],
            name: name.map { ResourceName($0) }, allowed: allowed, registry: registry)
    }

    /// Judges a file by an earlier detection, without reading the file again.
    ///
    /// This method doesn't check paths in archives, formats that need more proof than a signature, or the sizes of
    /// files, images and archives. If you have the bytes, use one of the other methods.
    ///
    /// - Parameters:
    ///   - detection: the result of a detector that searches at least as deeply as the policy requires;
    ///     `MIMEDetector.thorough` always does.
    ///   - name: the name that the sender gave the file, or nil. The name is checked for anything that could mislead
    ///     people or servers.
    /// - Returns: the verdict.
    public func judge(_ detection: Detection, name: ResourceName? = nil) -> UploadVerdict {
        verdict(detection, name, nil, [])
    }

    private func verdict(
        _ detection: Detection, _ name: ResourceName?, _ sentName: String?, _ inspected: [UploadFinding],
        isTooLargeToParse: Bool = false
    ) -> UploadVerdict {
        var judgement = UploadJudgement(detection: detection, name: name, sentName: sentName, policy: self)
        judgement.isTooLargeToParse = isTooLargeToParse
        let findings = (judgement.findings + inspected).map { $0.with(action(for: $0.code)) }
        return UploadVerdict(
            found: judgement.type, findings: findings.filter { $0.action != .permit }.inOrder, name: name,
            allowed: allowed, kinds: kinds, registry: registry)
    }
}

extension [UploadFinding] {
    /// The findings in the order of their codes; findings with the same code keep their order.
    fileprivate var inOrder: [UploadFinding] {
        UploadFinding.Code.allCases.flatMap { code in filter { $0.code == code } }
    }
}
