import FormClient
import MIMEDetection
import MultipartFormData

/// Sends a field and a file, whose type is detected.
func uploadOneFile(_ path: String, to url: String) async throws {
    var form = FormData(detector: MIMEDetector())
    try form.append("UserID", value: "lee1994")
    try form.append("file", path: path)
    let response = try await HTTPFormClient().upload(form, to: url)
    print("one file:", response.status, try await response.text())
}

/// Sends many files in the same field, and one from memory whose name and type are given.
func uploadManyFiles(_ paths: [String], to url: String) async throws {
    var form = FormData(detector: MIMEDetector())
    for path in paths { try form.append("files", path: path) }
    try form.append("notes", bytes: Array("# Notes\n".utf8), fileName: "notes.md", type: .init("text/markdown"))
    let response = try await HTTPFormClient().upload(form, to: url)
    print("many files:", response.status, form.parts.map { "\($0.fileName ?? "") \($0.type?.description ?? "")" })
}

/// Shows how far an upload is.
///
/// A long one is not cut off: time counts only while nothing moves.
func uploadWithProgress(_ path: String, to url: String) async throws {
    var configuration = FormClientConfiguration()
    configuration.timeouts.progress = .seconds(30)
    var form = FormData(detector: MIMEDetector())
    try form.append("file", path: path)
    let client = try HTTPFormClient(configuration: configuration)
    let response = try await client.upload(form, to: url) { progress in
        print("\(Int((progress.fraction ?? 0) * 100)) %")
    }
    print("with progress:", response.status)
}
