import MIMEDetection
import MIMETypes

/// A JSON object for each file, one a line or as elements of an array.
///
/// Members: `path`, `path_bytes` in Base64 if the path is not UTF-8, `type`, `charset` of text, `extensions`, `description` if
/// there is one, `reason`, `evidence`, `conflicts` and `candidates`. For a file that can't be read, `type` is null and there
/// is an `error`.
struct JSONFormat: AnswerFormat {
    let isArray: Bool

    var opening: String { isArray ? "[\n" : "" }
    var separator: String { isArray ? ",\n" : "" }
    var closing: String { isArray ? "\n]\n" : "" }

    func append(_ answer: FileAnswer, to output: inout [UInt8]) {
        let detection = answer.detection
        var members = pathMembers(answer.path)
        members.append(("type", .string(detection.type.essence)))
        if let charset = detection.charset { members.append(("charset", .string(charset.rawValue))) }
        members.append(("extensions", .array(detection.type.fileExtensions.map(JSON.string))))
        if let summary = TypeRegistry.standard.summary(of: detection.type) {
            members.append(("description", .string(summary)))
        }
        members += [
            ("reason", .string(detection.reason.rawValue)), ("evidence", Self.json(detection.evidence)),
            ("conflicts", .array(detection.conflicts.map(Self.json))),
            ("candidates", .array(detection.candidates.map(Self.json))),
        ]
        append(members, to: &output)
    }

    func append(_ error: ResourceError, path: [UInt8], to output: inout [UInt8]) -> Bool {
        append(pathMembers(path) + [("type", .null), ("error", .string("\(error)"))], to: &output)
        return true
    }

    private func append(_ members: [(String, JSON)], to output: inout [UInt8]) {
        output.append(JSON.object(members).text)
        if !isArray { output.append(0x0A) }
    }

    private func pathMembers(_ path: [UInt8]) -> [(String, JSON)] {
        let text = String(decoding: path, as: UTF8.self)
        let isExact = text.utf8.elementsEqual(path)
        return [("path", .string(text))] + (isExact ? [] : [("path_bytes", .string(Base64.encode(path)))])
    }

    private static func json(_ evidence: Evidence) -> JSON {
        .object([
            ("basis", .string(evidence.basis.rawValue)), ("tier", .string("\(evidence.tier)")),
            ("detail", .string(evidence.detail)),
        ])
    }

    private static func json(_ conflict: Conflict) -> JSON {
        .object([
            ("kind", .string(conflict.kind.rawValue)), ("claimed", .string(conflict.claimed.essence)),
            ("found", .string(conflict.found.essence)), ("message", .string("\(conflict)")),
        ])
    }

    private static func json(_ candidate: Candidate) -> JSON {
        .object([("type", .string(candidate.type.essence)), ("evidence", json(candidate.evidence))])
    }
}
