#if Server
import DetectionJSON
import MIMETypes

/// What is answered about one file.
struct FileResult: Sendable {
    /// The field of the form that it came in, or nil if it was the whole body.
    let field: String?
    let name: String?
    let found: UploadDetection
    /// How many bytes were looked at, at most.
    let keptCount: Int

    init(field: String?, upload: Upload, _ found: UploadDetection) {
        self.field = field
        name = upload.name
        self.found = found
        keptCount = upload.prefix.count
    }

    var isUndetermined: Bool { found.isUndetermined }

    var listed: ResultList.Result {
        ResultList.Result(
            type: found.detection.type.essence, write: { write(to: &$0) },
            card: ResultCard(name: name, detection: found.detection, isUndetermined: isUndetermined))
    }

    private func write(to writer: inout JSONWriter) {
        if let field { writer.member("field", field) }
        writer.member("name", name.map(JSON.string) ?? .null)
        writer.members(of: found.detection)
        writer.member("undetermined", JSON.bool(isUndetermined))
        writer.member("bytes_kept", JSON.number(keptCount))
    }
}
#endif
