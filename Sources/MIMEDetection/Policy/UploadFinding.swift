public import MIMETypes

/// Something that an `UploadPolicy` found in a file or its name.
public struct UploadFinding: Sendable, Hashable {
    /// What a policy does about a finding.
    ///
    /// No case will be added.
    public enum Action: String, Sendable, Codable, CaseIterable {
        /// The file is refused.
        case refuse
        /// The file may be accepted, and the finding is part of the verdict.
        case report
        /// The finding is left out of the verdict.
        case permit
    }

    /// How much harm a file with a finding can do.
    ///
    /// No case will be added.
    public enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
        /// The file does no harm by itself, or can't be judged.
        case low
        /// The file misleads people or programs, or loads other content.
        case medium
        /// The file runs code where it is stored or opened, or exhausts memory or CPU time there.
        case high

        /// Compares two severities.
        public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    /// The code for what was found.
    public let code: Code
    /// What the policy does about the finding.
    public let action: Action
    /// The second type that the finding is about: the other format that the file can be read as, or the type that its
    /// name implies or its sender declares; nil if there is none.
    public let type: MIMEType?
    /// The offset in the file, in bytes; nil if there is no single offset or if the finding is about the name.
    public let offset: Int?
    /// The name of the archive or document entry in which the finding was made, or nil.
    public let part: String?
    /// The detail for a message to the sender: a character, a suffix or a limit; nil if there is none.
    public let subject: String?
    /// A description of what was seen, for readers who know file formats.
    public let detail: String

    /// How much harm the file can do.
    public var severity: Severity { code.severity }
    /// The group of codes that the finding belongs to.
    public var reason: UploadRefusal.Reason { code.reason }

    init(
        _ code: Code, action: Action = .refuse, type: MIMEType? = nil, offset: Int? = nil, part: String? = nil,
        subject: String? = nil, _ detail: String
    ) {
        (self.code, self.action, self.type, self.offset) = (code, action, type, offset)
        self.part = part.map { $0.printable() }
        self.subject = subject
        self.detail = detail.printable()
    }

    /// Returns the same finding with another action.
    func with(_ action: Action) -> UploadFinding {
        UploadFinding(code, action: action, type: type, offset: offset, part: part, subject: subject, detail)
    }
}

extension UploadFinding: CustomStringConvertible {
    /// The code, the archive entry if there is one, and a description of what was seen, on one line.
    public var description: String {
        let entry = part.map { " in '\($0)'" } ?? ""
        return "\(code.rawValue)\(entry): \(detail)"
    }
}
