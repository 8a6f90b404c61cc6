public import MIMETypes

/// Something that an `UploadPolicy` found in a file or its name.
public struct UploadFinding: Sendable, Hashable {
    /// What a policy does about a finding.
    ///
    /// No cases will be added.
    public enum Action: String, Sendable, Codable, CaseIterable {
        /// The file is refused.
        case refuse
        /// The finding is listed in the verdict, but the file isn't refused because of it.
        case report
        /// The finding is ignored: the verdict doesn't list it, and the file isn't refused because of it.
        case permit
    }

    /// How much harm a file with a finding can do.
    ///
    /// No cases will be added.
    public enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
        /// The file does no harm by itself, or there is nothing to check, as in an empty file.
        case low
        /// The file misleads people or programs, has embedded content that can run code, or can't be fully checked.
        case medium
        /// The file can do damage where it is stored, unpacked or opened: run code, write outside its folder, or
        /// exhaust memory or CPU time.
        case high

        /// Checks whether one severity is lower than another.
        public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    /// The code for what was found.
    public let code: Code
    /// What the policy does about the finding.
    public let action: Action
    /// The type, other than the file's own, that the finding is about; nil if there is none.
    ///
    /// This can be another type that the bytes can be read as, the type that the name implies, or the type that the
    /// sender declared.
    public let type: MIMEType?
    /// The offset of what was found, in bytes; nil if there is no single offset or if the finding is about the name.
    public let offset: Int?
    /// The name of the archive or document entry that the finding is about; nil for the file itself.
    public let part: String?
    /// A detail to mention in a message to the sender, such as a character, a suffix or a limit; nil if there is none.
    public let subject: String?
    /// A description of what was found, for readers who know file formats.
    public let detail: String

    /// How much harm a file with this finding can do.
    public var severity: Severity { code.severity }
    /// The reason for refusal that the finding's code belongs to.
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
    /// The code, the archive entry if there is one, and a description of what was found, on one line.
    public var description: String {
        let entry = part.map { " in '\($0)'" } ?? ""
        return "\(code.rawValue)\(entry): \(detail)"
    }
}
