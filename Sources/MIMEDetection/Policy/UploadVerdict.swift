public import MIMETypes

/// The answer of an `UploadPolicy` about a file.
public struct UploadVerdict: Sendable, Hashable {
    /// The confirmed type, or nil if the file is refused.
    public let type: MIMEType?
    /// The type that the file seems to have, accepted or not.
    public let found: MIMEType
    /// The findings that the policy refuses or reports: those that refuse the file first, each group in the order of
    /// the codes.
    public let findings: [UploadFinding]
    /// Why the file is refused, or nil if it is accepted.
    public let refusal: UploadRefusal?
    /// A name under which the file can be stored and served; nil if it is refused or has no name.
    ///
    /// It is derived from the sender's name: a single path component of plain characters, of at most 255 bytes, without
    /// suffixes or words that are special to servers or operating systems, and with an extension of the type. Two files
    /// may get the same name.
    public let safeName: String?

    init(found: MIMEType, findings: [UploadFinding], name: ResourceName?, allowed: [MIMEType], registry: TypeRegistry) {
        let refusing = findings.filter { $0.action == .refuse }
        self.found = found
        self.findings = refusing + findings.filter { $0.action == .report }
        refusal = UploadRefusal(refusing, found: found, name: name, allowed: allowed, registry: registry)
        type = refusal == nil ? found : nil
        safeName = refusal == nil ? name.map { SafeName.text(of: $0, type: found, registry) } : nil
    }

    /// Whether the file may be kept.
    public var isAccepted: Bool { refusal == nil }
}
