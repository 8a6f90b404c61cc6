#if Server
import CServiceAssets
import Hummingbird
import MIMETypes

/// The description of the interface for programs: `GET /openapi.json`.
///
/// https://spec.openapis.org/oas/v3.1.1.html
struct OpenAPIHandler: Sendable {
    private let document: [UInt8]

    init(basePath: String) {
        let text = service_asset_openapi().text
        document = Array(
            text.filling("version", with: PackageVersion.current).filling("base", with: basePath).utf8)
    }

    func respond(_ request: Request, _ context: ServiceContext) -> Response {
        Response(cacheable: document, type: "application/json", for: request)
    }
}
#endif
