import MIMETypes

/// One JSON object a line: `path`, `path_bytes` in Base64 if the path is not UTF-8, `type`, `charset`, and on request
/// `evidence`, `candidates` and `conflicts`; for a file that can't be read, `type` is null and there is an `error`.
struct JSONLinesOutput: DetectionOutput {
    let explains: Bool

    func write(_ detection: Detection, path: [UInt8], to output: inout StandardOutput) {
        var object = pathMembers(path)
        object.append(("type", .string(detection.type.essence)))
        if let charset = detection.charset { object.append(("charset", .string(charset.rawValue))) }
        if explains {
            object.append(("evidence", Self.json(detection.evidence)))
            object.append(("conflicts", .array(detection.conflicts.map(Self.json))))
            object.append(("candidates", .array(detection.candidates.map(Self.json))))
        }
        output.write(JSON.object(object).text)
        output.endLine()
    }

    func write(_ error: ResourceError, path: [UInt8], to output: inout StandardOutput) {
        let object = pathMembers(path) + [("type", .null), ("error", .string("\(error)"))]
        output.write(JSON.object(object).text)
        output.endLine()
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
