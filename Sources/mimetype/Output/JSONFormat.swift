import DetectionJSON
import MIMEDetection
import MIMETypes

/// A JSON object for each file, one per line or as elements of an array.
///
/// The members are `path`, `path_bytes` in Base64 if the path is not UTF-8, `type`, `charset` for text, `extensions`,
/// `description` if there is one, `reason`, `evidence`, `conflicts`, `alsoReadableAs`, `candidates`, and, if `--strict`
/// refuses the file, a `refusal` with its `findings`. With `--check`, the last objects describe folders with a
/// `convention`: an extension that represents another type in that folder. For a file that can't be read, `type` is
/// null and there is an `error`.
struct JSONFormat: AnswerFormat {
    let isArray: Bool

    var opening: String { isArray ? "[\n" : "" }
    var separator: String { isArray ? ",\n" : "" }
    func closing(failed: Bool) -> String { isArray ? "\n]\n" : "" }

    func append(_ answer: FileAnswer, to output: inout [UInt8]) {
        append(answer.path, to: &output) { writer in
            writer.members(of: answer.detection)
            if case .unexpected(let expected) = answer.verdict { writer.member("expected", expected) }
            guard let refusal = answer.refusal else { return }
            writer.name("refusal")
            writer.object {
                $0.member("reason", refusal.reason.rawValue)
                $0.member("detail", refusal.detail)
                $0.member("message", refusal.message)
                $0.findings(of: refusal.findings)
            }
        }
    }

    func append(_ error: ResourceError, path: [UInt8], to output: inout [UInt8]) -> Bool {
        append(path, to: &output) { writer in
            writer.member("type", JSON.null)
            writer.member("error", "\(error)")
        }
        return true
    }

    /// Appends a convention as an object whose `path` is the folder.
    func append(_ convention: Convention, to output: inout [UInt8]) -> Bool {
        append(convention.folder, to: &output) { writer in
            writer.name("convention")
            writer.object {
                $0.member("extension", String(decoding: convention.fileExtension, as: UTF8.self))
                $0.member("claimed", convention.claimed)
                $0.member("found", convention.found)
                $0.member("files", .number(convention.files))
                $0.member("of", .number(convention.total))
                $0.member("example", String(decoding: convention.example, as: UTF8.self))
                $0.member("message", "\(convention)")
            }
        }
        return true
    }

    private func append(_ path: [UInt8], to output: inout [UInt8], _ members: (inout JSONWriter) -> Void) {
        var writer = JSONWriter(capacity: 1024)
        writer.object { writer in
            appendPath(path, to: &writer)
            members(&writer)
        }
        if !isArray { writer.endLine() }
        output += writer.finish()
    }

    private func appendPath(_ path: [UInt8], to writer: inout JSONWriter) {
        let text = String(decoding: path, as: UTF8.self)
        writer.member("path", text)
        if !text.utf8.elementsEqual(path) { writer.member("path_bytes", Base64.encode(path)) }
    }
}
