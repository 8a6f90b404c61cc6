public import MIMETypes

/// Decides whether a file that a stranger sent may be kept, by what its bytes prove.
///
/// ```swift
/// let policy = UploadPolicy(allowing: [.png, .jpeg, .pdf])
/// switch try policy.judge(path: "/tmp/upload-4711", name: "photo.png") {
/// case .accepted(let type): store(as: type)
/// case .refused(let refusal): answer(refusal.message); log(refusal.logMessage)
/// }
/// ```
///
/// A name and a declared type are claims and never proof: they can make a file refused, but nothing that it is not.
/// Nothing in an archive is unpacked but what says which format it is, so a ZIP bomb costs no more than another
/// archive. The policy tells what the bytes can be read as; it is no search for malicious content within a format.
public struct UploadPolicy: Sendable {
    /// The types that are let in, by their canonical names.
    public let allowed: [MIMEType]
    /// How far a file has to have been searched.
    ///
    /// `head` suits those who see the start of a stream alone; what stands further on is then not known to the policy.
    public let search: SearchDepth

    private let detector: MIMEDetector

    /// Makes a policy.
    ///
    /// - Parameters:
    ///   - types: what is let in. A type lets in what can be used as one too, unless that runs or holds scripts: plain
    ///     text lets in CSV but not HTML, which has to be named.
    ///   - search: how far a file has to have been searched.
    ///   - limits: how much of a file is read. What is larger than they allow is refused, if it has to be read as a
    ///     whole.
    public init(allowing types: [MIMEType], search: SearchDepth = .thorough, limits: ReadLimits = .thorough) {
        allowed = types.map(\.canonical)
        self.search = search
        detector = MIMEDetector(
            resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()], limits: limits, search: search)
    }

    /// Judges a file.
    ///
    /// - Parameters:
    ///   - path: where it was put.
    ///   - name: what its sender calls it; the path's last component if nil.
    ///   - declaredType: what its sender says that it is, or nil.
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
    ///   - bytes: all bytes there are.
    ///   - name: what their sender calls them, or nil.
    ///   - declaredType: what their sender says that they are, or nil.
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
    ///   - detection: what a detector found. Unless the policy is content with the head, it has to come from a detector
    ///     that searches thoroughly, such as `MIMEDetector.thorough`.
    ///   - name: what the sender calls the file, or nil; it is checked for what misleads people and servers.
    /// - Returns: the verdict.
    public func judge(_ detection: Detection, name: ResourceName? = nil) -> UploadVerdict {
        let judgement = UploadJudgement(detection: detection, name: name, policy: self)
        if let refusal = judgement.refusal { return .refused(refusal) }
        return .accepted(detection.type)
    }
}
