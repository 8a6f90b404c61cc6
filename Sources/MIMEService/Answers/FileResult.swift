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
        ResultList.Result(type: found.detection.type.essence) { members }
    }

    private var members: [(String, JSON)] {
        var members: [(String, JSON)] = field.map { [("field", .string($0))] } ?? []
        members.append(("name", name.map(JSON.string) ?? .null))
        members += found.detection.jsonMembers
        members += [("undetermined", .bool(isUndetermined)), ("bytes_kept", .number(keptCount))]
        return members
    }
}
#endif
