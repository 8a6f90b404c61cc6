#if Server
import CServiceAssets
import Hummingbird
import MIMETypes

/// Serves the description of the API, for programs and for people: `GET /openapi.json` and `GET /api`.
///
/// https://spec.openapis.org/oas/v3.1.1.html
struct OpenAPIHandler: Sendable {
    private let document: ConstantBody
    private let html: ConstantBody

    init(frame: PageFrame) {
        let text = service_asset_openapi().text
        let bytes = Array(
            text.filling("version", with: PackageVersion.current).filling("base", with: frame.basePath).utf8)
        document = ConstantBody(bytes)
        html = ConstantBody(Array(APIPage(openAPI: bytes, frame: frame).html.utf8))
    }

    func page(_ request: Request, _ context: ServiceContext) -> Response {
        var response = Response(cacheable: html, type: Representation.html.contentType, for: request)
        response.protectPage()
        return response
    }

    func respond(_ request: Request, _ context: ServiceContext) -> Response {
        Response(cacheable: document, type: "application/json", for: request)
    }
}
#endif
