#if Server
import CServiceAssets
import HTTPTypes
import Hummingbird

/// Serves the page for people with its style sheet and script, `GET /`, `/page.css` and `/page.js`, and the script of
/// `/api`.
struct PageHandler: Sendable {
    private let html: ConstantBody
    private static let css = ConstantBody(Array(service_asset_page_css().text.utf8))
    /// The wording is inserted into the script here, so that it is the same on pages with and without scripts.
    private static let script = ConstantBody(
        Array("\"use strict\";\nconst wording = \(PageWording.json);\n\(service_asset_page_js().text)".utf8))
    private static let apiScript = ConstantBody(Array("\"use strict\";\n\(service_asset_api_js().text)".utf8))

    init(frame: PageFrame) {
        html = ConstantBody(Array(IndexPage.html(frame).utf8))
    }

    func page(_ request: Request, _ context: ServiceContext) -> Response {
        var response = Response(cacheable: html, type: "text/html; charset=utf-8", for: request)
        response.protectPage()
        return response
    }

    static func style(_ request: Request, _ context: ServiceContext) -> Response {
        asset(css, "text/css; charset=utf-8", request)
    }

    static func script(_ request: Request, _ context: ServiceContext) -> Response {
        asset(script, "text/javascript; charset=utf-8", request)
    }

    static func apiScript(_ request: Request, _ context: ServiceContext) -> Response {
        asset(apiScript, "text/javascript; charset=utf-8", request)
    }

    /// Returns a response with an asset, which browsers revalidate each time.
    ///
    /// A page must never run with the script of another version. Usually the response is that nothing has changed.
    private static func asset(_ body: ConstantBody, _ type: String, _ request: Request) -> Response {
        var response = Response(cacheable: body, type: type, for: request)
        response.headers[.cacheControl] = "no-cache"
        return response
    }
}

extension Response {
    /// The content security policy, which forbids loading from other servers, and inline scripts and styles.
    private static let pagePolicy = """
        default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; \
        form-action 'self'; base-uri 'none'; frame-ancestors 'none'
        """

    /// Adds the headers of a page that has a script.
    mutating func protectPage() {
        headers[.contentSecurityPolicy] = Self.pagePolicy
        headers[.cacheControl] = "no-cache"
        headers[.referrerPolicy] = "no-referrer"
    }
}

extension HTTPField.Name {
    static let referrerPolicy = constant("Referrer-Policy")
}
#endif
