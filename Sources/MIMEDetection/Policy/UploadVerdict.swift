public import MIMETypes

/// The decision of an `UploadPolicy` about a file.
public struct UploadVerdict: Sendable, Hashable {
    /// The confirmed type, or nil if the file is refused.
    public let type: MIMEType?
    /// The type that the file seems to have, whether or not the file is accepted.
    public let found: MIMEType
    /// The findings that cause a refusal, followed by those that are only reported.
    ///
    /// Within each of the two groups, findings are in the order in which their codes are declared.
    public let findings: [UploadFinding]
    /// The refusal, which contains the reasons; nil if the file is accepted.
    public let refusal: UploadRefusal?
    /// A name under which the file can be stored and served; nil if the file is refused or has no name.
    ///
    /// The name is derived from the one that the sender gave the file. It is a single path component of at most 255
    /// bytes. It contains only plain characters, ends in an extension of the type if one is known, and contains no
    /// suffixes or words that are special to servers or operating systems. Two files may get the same name.
    public let safeName: String?

    init(
        found: MIMEType, findings: [UploadFinding], name: ResourceName?, allowed: [MIMEType],
        kinds: [UploadMessage.Kind] = [], registry: TypeRegistry
    ) {
        let refusing = findings.filter { $0.action == .refuse }
        self.found = found
        self.findings = refusing + findings.filter { $0.action == .report }
        refusal = UploadRefusal(refusing, found: found, name: name, allowed: allowed, kinds: kinds, registry: registry)
        type = refusal == nil ? found : nil
        safeName = refusal == nil ? name.map { SafeName.text(of: $0, type: found, registry) } : nil
    }

    /// Whether the policy accepts the file.
    public var isAccepted: Bool { refusal == nil }
}
