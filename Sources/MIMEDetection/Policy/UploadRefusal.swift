public import MIMETypes

/// The refusal of a file by an `UploadPolicy`, with its reasons.
public struct UploadRefusal: Sendable, Hashable {
    /// A reason for refusing a file.
    ///
    /// Each finding code belongs to one reason.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Reason: String, Sendable, Codable, CaseIterable {
        /// The name is unusable or misleading, or the name or the declared type contradicts the content.
        case nameContradicts = "name-contradicts"
        /// The file's type is not allowed, or the file is not a regular file.
        case notAllowed = "not-allowed"
        /// The file is empty, or nothing in the bytes confirms the type that the file seems to have.
        case unproven
        /// The file contains a script, or something else that takes effect when the file is opened.
        case scriptInside = "script-inside"
        /// The same bytes are also a file of another format, other data follows the end of the file, or an archive
        /// entry would be unpacked outside the target folder.
        case alsoReadable = "also-readable"
        /// A browser that sniffs the type treats the file as a page or document that can run scripts.
        case sniffedByBrowser = "sniffed-by-browser"
        /// A part of the file can't be checked. It is encrypted or damaged, it is stored in a way that isn't supported,
        /// or checking it would cost too much.
        case unchecked
        /// The file exceeds one of the policy's limits on its size, pixels, archive entries or unpacked size.
        case tooLarge = "too-large"
        /// Too little of the file was read to decide whether to accept it.
        case tooLittleRead = "too-little-read"
    }

    /// All findings that cause the refusal, in the order in which their codes are declared; never empty.
    public let findings: [UploadFinding]
    /// The type that the file seems to have, or nil if the file was not examined.
    public let found: MIMEType?
    /// The types of files that can be sent instead.
    public let allowed: [MIMEType]
    private let first: UploadFinding
    /// The finding that the message explains.
    private let explained: UploadFinding
    private let names: UploadMessage.Names
    private let name: ResourceName?

    /// Makes a refusal from the findings for which a file is refused; nil if there are none.
    init?(
        _ findings: [UploadFinding], found: MIMEType?, name: ResourceName?, allowed: [MIMEType] = [],
        kinds: [UploadMessage.Kind] = [], registry: TypeRegistry
    ) {
        guard let first = findings.first else { return nil }
        (self.findings, self.first, self.found, self.name) = (findings, first, found, name)
        // Another name is no help if the type isn't allowed.
        let isOfName = first.code == .nameContradicts || first.code == .declaredTypeContradicts
        explained = isOfName ? findings.first { $0.code == .typeNotAllowed } ?? first : first
        self.allowed = allowed
        names = UploadMessage.Names(
            found: found.map { TypeName($0, registry) }, other: explained.type.map { TypeName($0, registry) },
            allowed: allowed.map { TypeName($0, registry) }, kinds: kinds)
    }

    /// The code of the first finding.
    public var code: UploadFinding.Code { first.code }
    /// The reason that the code of the first finding belongs to.
    public var reason: Reason { first.reason }
    /// The highest severity of the findings.
    public var severity: UploadFinding.Severity { findings.map(\.severity).max() ?? first.severity }
    /// The type, other than the file's own, that the first finding is about; nil if there is none.
    ///
    /// This can be another type that the bytes can be read as, the type that the name implies, or the type that the
    /// sender declared.
    public var other: MIMEType? { first.type }
    /// A description of the first finding, for readers who know file formats.
    public var detail: String { first.detail }

    /// A message of one or two sentences for the sender of the file, in English.
    ///
    /// The message contains nothing that would help an attacker get the next file accepted.
    public var message: String { message(in: .english) }

    /// Returns a message of one or two sentences for the sender of the file.
    ///
    /// - Parameter phrases: the phrases of the language in which the message is written.
    /// - Returns: a message that explains the first finding and what the sender can change. If the name contradicts the
    ///   content, and the content's type isn't allowed either, the message says the latter.
    public func message(in phrases: UploadPhrases) -> String {
        UploadMessage(finding: explained, names: names, phrases: phrases).text
    }

    /// A sentence for a log, on one line.
    ///
    /// The sentence contains the name, the type, the reason, a description of the first finding, and the codes of all
    /// other findings.
    public var logMessage: String {
        let subject = name.map { "'\("\($0)".printable())'" } ?? "a file without a name"
        let type = found.map { " as \($0)" } ?? ""
        let others = findings.dropFirst().map(\.code.rawValue).joined(separator: ", ")
        return "refused \(subject)\(type): \(reason.rawValue): \(detail)\(others.isEmpty ? "" : "; also \(others)")"
    }
}
