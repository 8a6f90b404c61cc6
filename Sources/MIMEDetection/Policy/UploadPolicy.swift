public import MIMETypes

/// Decides whether to accept a file from an untrusted client, by its bytes.
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
/// A name and a declared type prove nothing. They can only cause a refusal. In an archive, only the entries that
/// identify its format and those that an office document refers to are unpacked, so a ZIP bomb costs no more than any
/// other archive. The policy reports how the bytes can be read; it is not a virus scanner.
public struct UploadPolicy: Sendable {
    /// The allowed types, by their canonical names.
    public let allowed: [MIMEType]
    /// The allowed families, such as `image/*`.
    ///
    /// A family allows its registered types, except those that can contain scripts: `image/*` doesn't allow SVG.
    public let ranges: [MediaRange]
    /// How far a file must have been searched.
    ///
    /// `head` is for callers that have only the start of a stream. The rest is then not judged.
    public let search: SearchDepth
    /// The grade of strictness.
    public let strictness: Strictness
    /// Limits on the size of a file and of what it unpacks to.
    public let uploadLimits: UploadLimits
    /// The types that each declared type may represent, besides the built-in spellings of browsers.
    public let declaredTypes: [MIMEType: [MIMEType]]
    /// What is done about codes, where that differs from the grade.
    var actions: [UploadFinding.Code: UploadFinding.Action] = [:]

    /// The properties of types.
    let registry: TypeRegistry
    private let detector: MIMEDetector

    /// How much of a file may be read.
    public var limits: ReadLimits { detector.limits }

    /// Makes a policy.
    ///
    /// - Parameters:
    ///   - types: the allowed types. A type also allows its subtypes, except those that run or contain scripts: plain
    ///     text allows CSV, but not HTML or PostScript, and ZIP allows no documents with macros. List such types
    ///     explicitly.
    ///   - ranges: the allowed families, such as `.images`.
    ///   - maximumSize: the maximum size of a file in bytes, or nil for that of `uploadLimits`.
    ///   - strictness: the grade.
    ///   - search: how far a file must have been searched; `off` is treated as `head`.
    ///   - limits: how much of a file may be read. A file is refused if it must be read completely and is larger.
    ///   - uploadLimits: limits on the size of a file and of what it unpacks to.
    ///   - declaredTypes: the types that each declared type may represent, besides the built-in spellings of browsers:
    ///     `[MIMEType("application/x-scan")!: [.pdf, .tiff]]` for a scanner that declares all its files so.
    ///   - registry: the properties of types; extend it to allow custom types.
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
        // What was not searched can't be accepted.
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

    /// How likely a contradiction between name and content has to be right to be a finding, from 0 to 1.
    ///
    /// By default any contradiction is one. ``Reconciler/minConfidence`` has the threshold of detections.
    public var minConfidence = 0.0

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
                path: path, name: name.map { ResourceName($0) }, declaredType: declaredType, limits: detector.limits),
            sentName: name)
    }

    /// Judges bytes in memory.
    ///
    /// - Parameters:
    ///   - bytes: all bytes.
    ///   - name: the name that their sender gave them, or nil.
    ///   - declaredType: the type that their sender stated, or nil.
    /// - Returns: the verdict.
    public func judge(bytes: [UInt8], name: String? = nil, declaredType: MIMEType? = nil) -> UploadVerdict {
        bytes.withUnsafeBytes { memory in
            let resource = Resource(
                unownedMemory: memory, name: name.map { ResourceName($0) }, declaredType: declaredType,
                limits: detector.limits)
            return verdict(detector.decide(resource), of: resource, sentName: name)
        }
    }

    /// Judges a resource.
    ///
    /// - Parameter resource: an open file, bytes, or a custom source. A thorough search reads as much of it as the
    ///   resource's limits allow.
    /// - Returns: the verdict.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func judge(_ resource: Resource) throws(ResourceError) -> UploadVerdict {
        try judge(resource, sentName: nil)
    }

    /// Judges a resource whose sender gave it a name that may have folders; they are no part of the resource's own.
    package func judge(_ resource: Resource, sentName: String?) throws(ResourceError) -> UploadVerdict {
        verdict(try detector.detect(resource), of: resource, sentName: sentName)
    }

    /// The verdict about a resource of which is known what it is.
    private func verdict(_ detection: Detection, of resource: Resource, sentName: String?) -> UploadVerdict {
        let inspection = UploadInspection(
            resource, type: detection.type, limits: uploadLimits, registry: registry,
            isHeadEnough: search != .thorough)
        let unread = UploadFinding(.notFullyRead, "the bytes can't be read any more")
        return verdict(detection, resource.name, sentName, (try? inspection.findings()) ?? [unread])
    }

    /// Judges a stored file by the name that was sent, and not by that of the path; without one it is called `file`.
    func judge(path: String, sentName: String?, declaredType: MIMEType?) throws(ResourceError) -> UploadVerdict {
        let file = try Resource(
            path: path, name: ResourceName(sentName ?? "file"), declaredType: declaredType, limits: detector.limits)
        return try judge(file, sentName: sentName)
    }

    /// Why a file of a size is refused whatever its content is; nil if it isn't.
    func refusal(ofSize size: Int, name: String?) -> UploadRefusal? {
        guard let most = uploadLimits.size, size > most, action(for: .tooLarge) == .refuse else { return nil }
        let finding = UploadFinding(.tooLarge, subject: ByteCount.text(most), "more than \(most) bytes")
        return UploadRefusal(
            [finding], found: nil, name: name.map { ResourceName($0) }, allowed: allowed, registry: registry)
    }

    /// The verdict about a file that was not kept.
    func verdict(ofUnreadFileWithName name: String?) -> UploadVerdict {
        let finding = UploadFinding(.notFullyRead, "the file is longer than what is kept of it")
        return UploadVerdict(
            found: MIMEType(constant: "application/octet-stream"), findings: [finding],
            name: name.map { ResourceName($0) }, allowed: allowed, registry: registry)
    }

    /// Judges a detection.
    ///
    /// This doesn't check sizes of files, images and archives, formats that need more proof than a signature, or paths
    /// in archives. Use one of the other methods if you have the bytes.
    ///
    /// - Parameters:
    ///   - detection: the answer of a detector. It must search as far as the policy requires; `MIMEDetector.thorough`
    ///     always does.
    ///   - name: the name that the sender gave the file, or nil. It is checked for anything that misleads people or
    ///     servers.
    /// - Returns: the verdict.
    public func judge(_ detection: Detection, name: ResourceName? = nil) -> UploadVerdict {
        verdict(detection, name, nil, [])
    }

    private func verdict(
        _ detection: Detection, _ name: ResourceName?, _ sentName: String?, _ inspected: [UploadFinding]
    ) -> UploadVerdict {
        let judgement = UploadJudgement(detection: detection, name: name, sentName: sentName, policy: self)
        let findings = (judgement.findings + inspected).map { $0.with(action(for: $0.code)) }
        return UploadVerdict(
            found: detection.type, findings: findings.filter { $0.action != .permit }.inOrder, name: name,
            allowed: allowed, registry: registry)
    }
}

extension [UploadFinding] {
    /// The findings in the order of their codes; those of one code stay in theirs.
    fileprivate var inOrder: [UploadFinding] {
        UploadFinding.Code.allCases.flatMap { code in filter { $0.code == code } }
    }
}
