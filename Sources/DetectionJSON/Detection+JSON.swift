import MIMEDetection
package import MIMETypes

/// What a detection is in JSON, the same for the command and for the service.
extension Detection {
    /// The members `type`, `charset` of text, `extensions`, `description` if there is one, `reason`, `evidence`, `conflicts`
    /// and `candidates`.
    package var jsonMembers: [(String, JSON)] {
        var members: [(String, JSON)] = []
        members.reserveCapacity(12)
        members.append(("type", .string(type.essence)))
        if let charset { members.append(("charset", .string(charset.rawValue))) }
        members.append(("extensions", .array(type.fileExtensions.map(JSON.string))))
        if let summary = type.summary { members.append(("description", .string(summary))) }
        members.append(("reason", .string(reason.rawValue)))
        members.append(("evidence", evidence.json))
        members.append(("conflicts", .array(conflicts.map(\.json))))
        members.append(("candidates", .array(candidates.map(\.json))))
        return members
    }
}

extension Evidence {
    fileprivate var json: JSON {
        .object([
            ("basis", .string(basis.rawValue)), ("tier", .string(tier.name)), ("detail", .string(detail)),
        ])
    }
}

extension Conflict {
    fileprivate var json: JSON {
        .object([
            ("kind", .string(kind.rawValue)), ("claimed", .string(claimed.essence)), ("found", .string(found.essence)),
            ("message", .string("\(self)")),
        ])
    }
}

extension Candidate {
    fileprivate var json: JSON {
        .object([("type", .string(type.essence)), ("evidence", evidence.json)])
    }
}

extension Evidence.Tier {
    /// The name of the case, which reflection would give at the cost of a detection.
    fileprivate var name: String {
        switch self {
        case .none: "none"
        case .text: "text"
        case .weak: "weak"
        case .signature: "signature"
        case .structural: "structural"
        }
    }
}
