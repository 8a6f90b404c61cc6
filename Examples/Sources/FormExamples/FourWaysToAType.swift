import FormClient
import MIMEDetection
import MIMETypes

/// Four ways to find out what a file is.
func findType(of path: String, at url: String) async throws {
    // By its name alone, which is not checked.
    let name = MIMEType.types(fileName: path).first
    // By its content and its name, with the reason.
    let detection = try MIMEDetector().detect(path: path)
    // By an extension, as UTType has it.
    let fileExtension = MIMEType.types(fileExtension: "png").first
    // By what a server says of a response.
    let response = try await HTTPFormClient().get(url)
    print(name ?? "?", detection.type, detection.evidence.detail, fileExtension ?? "?", response.mimeType ?? "?")
}
