#if Server
import CServiceAssets
import DetectionJSON
import HTTPTypes
import Hummingbird
import MIMETypes

/// The page for people, with its style sheet and script: `GET /`, `/page.css` and `/page.js`.
struct PageHandler: Sendable {
    private let html: ConstantBody
    private static let css = ConstantBody(Array(service_asset_page_css().text.utf8))
    /// The script gets the reasons in the library's words.
    private static let script = ConstantBody(
        Array("const reasons = \(reasons);\n\(service_asset_page_js().text)".utf8))

    private static let reasons =
        JSON.object(Detection.Reason.allCases.map { ($0.rawValue, .string($0.description)) }).text

    /// Forbids loading from other servers, and scripts and styles within the page itself.
    private static let policy = """
        default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; \
        form-action 'self'; base-uri 'none'; frame-ancestors 'none'
        """

    init(frame: PageFrame) {
        html = ConstantBody(Array(IndexPage.html(frame).utf8))
    }

    func page(_ request: Request, _ context: ServiceContext) -> Response {
        var response = Response(cacheable: html, type: "text/html; charset=utf-8", for: request)
        response.headers[.contentSecurityPolicy] = Self.policy
        response.headers[.cacheControl] = "no-cache"
        response.headers[.referrerPolicy] = "no-referrer"
        return response
    }

    static func style(_ request: Request, _ context: ServiceContext) -> Response {
        asset(css, "text/css; charset=utf-8", request)
    }

    static func script(_ request: Request, _ context: ServiceContext) -> Response {
        asset(script, "text/javascript; charset=utf-8", request)
    }

    /// A response with an asset, which browsers check each time.
    ///
    /// A page must never run with the script of another version. Mostly the answer is that nothing changed.
    private static func asset(_ body: ConstantBody, _ type: String, _ request: Request) -> Response {
        var response = Response(cacheable: body, type: type, for: request)
        response.headers[.cacheControl] = "no-cache"
        return response
    }
}

extension HTTPField.Name {
    static let referrerPolicy = constant("Referrer-Policy")
}
#endif
