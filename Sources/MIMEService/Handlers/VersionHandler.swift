#if Server
import DetectionJSON
import Hummingbird
import MIMEDetection
import MIMETypes

/// Responds with the version: `GET /version`, in JSON or, like Tika's server, as a line of text.
enum VersionHandler {
    static func respond(_ request: Request, _ context: ServiceContext) throws -> Response {
        let representation = try Representation(request.headers, offers: [.json, .text])
        guard representation == .json else {
            return Response(
                cacheable: Array("mimetype-server \(PackageVersion.current)".utf8), type: "text/plain; charset=utf-8",
                for: request)
        }
        let libmagic = (try? MagicResolver.libraryVersion()).map { JSON.string("\($0 / 100).\($0 % 100)") }
        let json: JSON = .object([
            ("name", "mimetype-server"), ("version", .string(PackageVersion.current)), ("libmagic", libmagic ?? .null),
        ])
        return Response(cacheable: Array("\(json.text)\n".utf8), type: representation.contentType, for: request)
    }
}
#endif
