public import MIMETypes

/// Why an `UploadPolicy` refuses a file.
public struct UploadRefusal: Sendable, Hashable {
    /// The groups of reasons to refuse a file.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Reason: String, Sendable, Codable, CaseIterable {
        /// The name contradicts the content, or is made to mislead people or servers.
        case nameContradicts = "name-contradicts"
        /// The file's type is not allowed.
        case notAllowed = "not-allowed"
        /// Nothing in the bytes confirms the type that the file seems to be.
        case unproven
        /// There is a script inside, or something else that acts when the file is opened.
        case scriptInside = "script-inside"
        /// The same bytes are also a file of another format, or unpack to outside of the target folder.
        case alsoReadable = "also-readable"
        /// A browser that sniffs the type detects a page or a document that can run scripts.
        case sniffedByBrowser = "sniffed-by-browser"
        /// A part of the file can't be checked: it is encrypted, or compressed or encoded in a way that isn't
        /// supported.
        case unchecked
        /// The file, or its unpacked content, is larger than the policy allows.
        case tooLarge = "too-large"
        /// Too little of the file was read to decide.
        case tooLittleRead = "too-little-read"
    }

    /// Everything that refuses the file, in the order of the codes; never empty.
    public let findings: [UploadFinding]
    /// The type that the file seems to have, or nil if it was not examined.
    public let found: MIMEType?
    /// The types that can be sent instead.
    public let allowed: [MIMEType]
    private let first: UploadFinding
    private let names: UploadMessage.Names
    private let name: ResourceName?

    /// Makes a refusal of what refuses a file; nil if nothing does.
    init?(
        _ findings: [UploadFinding], found: MIMEType?, name: ResourceName?, allowed: [MIMEType] = [],
        registry: TypeRegistry
    ) {
        guard let first = findings.first else { return nil }
        (self.findings, self.first, self.found, self.name) = (findings, first, found, name)
        self.allowed = allowed
        names = UploadMessage.Names(
            found: found.map { TypeName($0, registry) }, other: first.type.map { TypeName($0, registry) },
            allowed: allowed.map { TypeName($0, registry) })
    }

    /// The first finding's code.
    public var code: UploadFinding.Code { first.code }
    /// The group of the first finding.
    public var reason: Reason { first.reason }
    /// The highest severity of the findings.
    public var severity: UploadFinding.Severity { findings.map(\.severity).max() ?? first.severity }
    /// What else the file is, or what its name represents; nil if the first finding has no second type.
    public var other: MIMEType? { first.type }
    /// What was seen, for readers who know file formats.
    public var detail: String { first.detail }

    /// A message of one or two sentences for the sender of the file, in English.
    ///
    /// It contains nothing that helps an attacker with the next file.
    public var message: String { message(in: .english) }

    /// A message of one or two sentences for the sender of the file.
    ///
    /// - Parameter phrases: the phrases of a language.
    /// - Returns: a text that explains the first finding and says what to change.
    public func message(in phrases: UploadPhrases) -> String {
        UploadMessage(finding: first, names: names, phrases: phrases).text
    }

    /// One sentence for a log, on one line: the name, the reason, what was seen, and the codes of all other findings.
    public var logMessage: String {
        let subject = name.map { "'\("\($0)".printable())'" } ?? "a file without a name"
        let type = found.map { " as \($0)" } ?? ""
        let others = findings.dropFirst().map(\.code.rawValue).joined(separator: ", ")
        return "refused \(subject)\(type): \(reason.rawValue): \(detail)\(others.isEmpty ? "" : "; also \(others)")"
    }
}
