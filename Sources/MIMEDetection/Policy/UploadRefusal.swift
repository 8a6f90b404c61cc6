public import MIMETypes

/// Why an `UploadPolicy` refuses a file.
public struct UploadRefusal: Sendable, Hashable {
    /// The reasons to refuse a file.
    ///
    /// If several apply, the first in this order is given.
    public enum Reason: String, Sendable, Codable, CaseIterable {
        /// The name contradicts the content, or is made to mislead people or servers.
        case nameContradicts = "name-contradicts"
        /// The file's type is not allowed.
        case notAllowed = "not-allowed"
        /// Nothing in the bytes confirms the type that the file seems to be.
        case unproven
        /// There is a script inside.
        case scriptInside = "script-inside"
        /// The same bytes are also a file of another format.
        case alsoReadable = "also-readable"
        /// A browser that is not told the type takes the file for a page or a document that can run scripts.
        case sniffedByBrowser = "sniffed-by-browser"
        /// A part of the file can't be checked: it is encrypted, or packed or encoded in a way that isn't followed.
        case unchecked
        /// Too little of the file was read to decide.
        case tooLittleRead = "too-little-read"
    }

    /// The reason.
    public let reason: Reason
    /// What the file seems to be, or nil if it was not examined.
    public let found: MIMEType?
    /// What else it is, or what its name stands for; nil if the reason has no second type.
    public let other: MIMEType?
    /// What was seen, for readers who know file formats.
    public let detail: String
    /// One sentence for the sender of the file.
    ///
    /// It says nothing that helps to get the next file through.
    public let message: String
    private let name: ResourceName?

    init(
        _ reason: Reason, found: MIMEType? = nil, other: MIMEType? = nil, detail: String, name: ResourceName?,
        allowed: [MIMEType] = [], registry: TypeRegistry
    ) {
        self.reason = reason
        self.found = found
        self.other = other
        self.detail = detail
        self.name = name
        message = UploadMessage(reason: reason, found: found, other: other, allowed: allowed, registry: registry).text
    }

    /// One sentence for a log, on one line: the name, the reason, and what was seen.
    public var logMessage: String {
        let subject = name.map { "'\("\($0)".printable())'" } ?? "a file without a name"
        let type = found.map { " as \($0)" } ?? ""
        return "refused \(subject)\(type): \(reason.rawValue): \(detail)"
    }
}
