#if Server
import DetectionJSON
import MIMEDetection
import MIMETypes

/// The result for one file.
struct FileResult: Sendable {
    /// The field of the form that had the file, or nil if the file was the whole body.
    let field: String?
    let name: String?
    let found: UploadDetection
    /// How many bytes were looked at, at most.
    let keptCount: Int
    /// How many bytes arrived.
    let size: Int

    init(field: String?, upload: Upload, size: Int, _ found: UploadDetection) {
        self.size = size
        self.field = field
        name = upload.name
        self.found = found
        keptCount = upload.prefix.count
    }

    var isUndetermined: Bool { found.isUndetermined }

    var type: String { found.detection.type.essence }

    func listed(_ fields: FieldSelection) -> ResultList.Result {
        ResultList.Result(type: type, write: { write(fields, to: &$0) }, row: row)
    }

    private var row: ResultRow {
        ResultRow(name: name, detection: found.detection, size: size, isUndetermined: isUndetermined)
    }

    private func write(_ fields: FieldSelection, to writer: inout JSONWriter) {
        if let field, fields.contains("field") { writer.member("field", field) }
        if fields.contains("name") { writer.member("name", name.map(JSON.string) ?? .null) }
        if fields.contains("verdict") { writer.member("verdict", row.verdict.rawValue) }
        writer.members(of: found.detection, fields: fields, extensionLimit: ResultRow.extensionLimit)
        if let verdict = found.verdict, fields.contains("upload") {
            writer.name("upload")
            writer.object { Self.write(verdict, to: &$0) }
        }
        if fields.contains("undetermined") { writer.member("undetermined", JSON.bool(isUndetermined)) }
        if fields.contains("bytes_kept") { writer.member("bytes_kept", JSON.number(keptCount)) }
    }

    /// Writes whether a file may be kept, and why not.
    private static func write(_ verdict: UploadVerdict, to writer: inout JSONWriter) {
        writer.member("accepted", JSON.bool(verdict.refusal == nil))
        guard let refusal = verdict.refusal else { return }
        writer.member("reason", refusal.reason.rawValue)
        writer.member("message", refusal.message)
    }
}
#endif
