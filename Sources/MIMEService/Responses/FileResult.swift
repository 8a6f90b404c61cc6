#if Server
import DetectionJSON
import MIMEDetection
import MIMETypes

/// The result for a file.
struct FileResult: Sendable {
    /// The number of bytes that a result takes, in addition to its names, until the response is complete.
    static let heldLength = 8 << 10

    /// The form field that contained the file, or nil if the file was the whole body.
    let field: String?
    let name: String?
    let found: UploadDetection
    /// The maximum number of bytes that were examined.
    let keptCount: Int
    /// The length of the file in bytes, as far as it is known.
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

    var isRefused: Bool { found.verdict?.refusal != nil }

    func listed(_ fields: FieldSelection) -> ResultList.Result {
        ResultList.Result(text: text, write: { write(fields, to: &$0) }, row: row)
    }

    /// The type as a line of text; with a policy, its verdict comes first: `refused image/svg+xml script-inside`.
    private var text: String {
        guard let verdict = found.verdict else { return type }
        guard let refusal = verdict.refusal else { return "accepted \(type)" }
        return "refused \(type) \(refusal.reason.rawValue)"
    }

    private var row: ResultRow {
        ResultRow(
            name: name, detection: found.detection, size: size, isUndetermined: isUndetermined,
            isRefused: isRefused)
    }

    private func write(_ fields: FieldSelection, to writer: inout JSONWriter) {
        // The response to a request with `?allow=` always contains the verdict, regardless of the selected fields.
        if let verdict = found.verdict {
            writer.name("upload")
            writer.object { Self.write(verdict, to: &$0) }
        }
        if let field, fields.contains("field") { writer.member("field", field) }
        if fields.contains("name") { writer.member("name", name.map(JSON.string) ?? .null) }
        if fields.contains("verdict") { writer.member("verdict", row.verdict.rawValue) }
        writer.members(of: found.detection, fields: fields, extensionLimit: ResultRow.extensionLimit)
        if fields.contains("undetermined") { writer.member("undetermined", JSON.bool(isUndetermined)) }
        if fields.contains("bytes_kept") { writer.member("bytes_kept", JSON.number(keptCount)) }
    }

    /// Writes whether a file may be kept and, if it may not, why.
    private static func write(_ verdict: UploadVerdict, to writer: inout JSONWriter) {
        writer.member("accepted", JSON.bool(verdict.isAccepted))
        if let refusal = verdict.refusal {
            writer.member("code", refusal.reason.rawValue)
            writer.member("detail", refusal.message)
        } else {
            writer.member("code", "accepted")
            writer.member("detail", "The bytes are those of \(verdict.found.essence), which is allowed.")
        }
        if !verdict.findings.isEmpty { writer.findings(of: verdict.findings) }
    }
}
#endif
