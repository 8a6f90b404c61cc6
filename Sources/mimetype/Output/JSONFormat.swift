import DetectionJSON
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
        append(pathMembers(answer.path) + answer.detection.jsonMembers, to: &output)
    }

    func append(_ error: ResourceError, path: [UInt8], to output: inout [UInt8]) -> Bool {
        append(pathMembers(path) + [("type", .null), ("error", .string("\(error)"))], to: &output)
        return true
    }

    private func append(_ members: [(String, JSON)], to output: inout [UInt8]) {
        JSON.object(members).append(to: &output)
        if !isArray { output.append(0x0A) }
    }

    private func pathMembers(_ path: [UInt8]) -> [(String, JSON)] {
        let text = String(decoding: path, as: UTF8.self)
        let isExact = text.utf8.elementsEqual(path)
        return [("path", .string(text))] + (isExact ? [] : [("path_bytes", .string(Base64.encode(path)))])
    }
}
