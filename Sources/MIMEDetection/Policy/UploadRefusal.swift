public import MIMETypes

/// Why an `UploadPolicy` does not let a file in.
public struct UploadRefusal: Sendable, Hashable {
    /// The reasons there are.
    ///
    /// Of several that apply, the first in this order is given.
    public enum Reason: String, Sendable, Codable, CaseIterable {
        /// The name says something else than the content, or is made to mislead a person or a server.
        case nameContradicts = "name-contradicts"
        /// The file is of a type that is not let in.
        case notAllowed = "not-allowed"
        /// Nothing in the bytes proves that the file is of the type that it seems to be.
        case unproven
        /// There is a script inside.
        case scriptInside = "script-inside"
        /// The same bytes are a file of another format as well.
        case alsoReadable = "also-readable"
        /// A browser that is told no type takes the file for a page or a document that can run scripts.
        case sniffedByBrowser = "sniffed-by-browser"
        /// Not enough of the file was read to know.
        case tooLittleRead = "too-little-read"
    }

    /// The reason.
    public let reason: Reason
    /// What the file seems to be, or nil if it was not looked at.
    public let found: MIMEType?
    /// What else it is, or what its name claims; nil where the reason has no second type.
    public let other: MIMEType?
    /// What was seen, for a person who knows formats.
    public let detail: String
    /// One sentence for who sent the file.
    ///
    /// It tells nothing that helps to get another one through.
    public let message: String
    private let name: ResourceName?

    init(
        _ reason: Reason, found: MIMEType? = nil, other: MIMEType? = nil, detail: String, name: ResourceName?,
        allowed: [MIMEType] = []
    ) {
        self.reason = reason
        self.found = found
        self.other = other
        self.detail = detail
        self.name = name
        message = UploadMessage(reason: reason, found: found, other: other, allowed: allowed).text
    }

    /// One sentence for a log, on one line: the name, the reason, and what was seen.
    public var logMessage: String {
        let subject = name.map { "'\("\($0)".printable())'" } ?? "a file without a name"
        let type = found.map { " as \($0)" } ?? ""
        return "refused \(subject)\(type): \(reason.rawValue): \(detail)"
    }
}
