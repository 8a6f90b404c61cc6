public import MIMETypes

/// A finding of an `UploadPolicy` about a file.
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
        /// The file can't do harm by itself, or can't be judged.
        case low
        /// The file misleads people or programs, or loads something.
        case medium
        /// The file runs code where it is stored or opened, or exhausts memory or time there.
        case high

        /// Compares two severities.
        public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    /// What was found.
    public let code: Code
    /// What the policy does about it.
    public let action: Action
    /// What else the file is, or what its name or sender states; nil if the finding has no second type.
    public let type: MIMEType?
    /// The offset in the file in bytes; nil if there is no single offset, or it is about the name.
    public let offset: Int?
    /// The entry of the archive or document in which it was found, or nil.
    public let part: String?
    /// The detail for a message to the sender: a character, a suffix or a limit; nil if there is none.
    public let subject: String?
    /// What was seen, for readers who know file formats.
    public let detail: String

    /// How much harm the file can do.
    public var severity: Severity { code.severity }
    /// The group of codes that it belongs to.
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

    /// The same finding with what a policy does about it.
    func with(_ action: Action) -> UploadFinding {
        UploadFinding(code, action: action, type: type, offset: offset, part: part, subject: subject, detail)
    }
}

extension UploadFinding: CustomStringConvertible {
    /// The code, where it was found, and what was seen, on one line.
    public var description: String {
        let entry = part.map { " in '\($0)'" } ?? ""
        return "\(code.rawValue)\(entry): \(detail)"
    }
}
