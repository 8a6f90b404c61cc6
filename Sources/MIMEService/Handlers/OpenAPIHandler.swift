#if Server
import DetectionJSON
import Hummingbird

/// The description of the interface for programs: `GET /openapi.json`.
enum OpenAPIHandler {
    private static let document = Array((OpenAPIDocument.json.text + "\n").utf8)

    static func respond(_ request: Request, _ context: ServiceContext) -> Response {
        Response(cacheable: document, type: "application/json", for: request)
    }
}
#endif
