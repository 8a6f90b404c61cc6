#if Server
import DetectionJSON
import HTTPTypes
import Hummingbird
import MIMEDetection
import MIMETypes

/// Responds like Siegfried's server, in the same JSON format: `POST /identify` with a form that contains files.
///
/// https://github.com/richardlehane/siegfried/wiki/Using-the-siegfried-server
struct SiegfriedHandler: Sendable {
    let detection: DetectHandler

    func identify(_ request: Request, _ context: ServiceContext) async throws -> Response {
        let type = request.headers[.contentType].flatMap { MIMEType($0) }
        guard type?.essence == "multipart/form-data" else {
            throw ServiceError(.unsupportedMediaType, "Send a form with a file in it: curl -F file=@photo.jpg.")
        }
        try request.query.refuseCheck()
        let files = try await detection.detectForm(request, context).map(Self.json)
        let identifier: JSON = ["name": "mimetype", "details": "media types by name, content and libmagic"]
        var response = Response(
            JSON.object([
                ("siegfried", .string(PackageVersion.current)), ("signature", "mimetype"),
                ("identifiers", .array([identifier])), ("files", .array(files)),
            ]))
        response.headers[.cacheControl] = "no-store"
        return response
    }

    private static func json(_ file: FileResult) -> JSON {
        let detection = file.found.detection
        let match: JSON = .object([
            ("ns", "mimetype"), ("id", .string(detection.isUnknown ? "UNKNOWN" : detection.type.essence)),
            ("format", .string(detection.type.summary ?? "")), ("version", ""),
            ("mime", .string(detection.isUnknown ? "" : detection.type.essence)),
            ("basis", .string(detection.evidence.detail)),
            ("warning", .string(detection.conflicts.map { "\($0)" }.joined(separator: "; "))),
        ])
        return .object([
            ("filename", .string(file.name ?? "")), ("filesize", .number(file.size)), ("modified", ""), ("errors", ""),
            ("matches", .array([match])),
        ])
    }
}
#endif
