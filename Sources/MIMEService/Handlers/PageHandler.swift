#if Server
import HTTPTypes
import Hummingbird

/// The page for people: `GET /`.
enum PageHandler {
    static func page(_ request: Request, _ context: ServiceContext) -> Response {
        let nonce = String(UInt64.random(in: .min ... .max), radix: 36)
        var response = Response(Array(IndexPage.html(nonce: nonce).utf8), type: "text/html; charset=utf-8")
        response.headers[.contentSecurityPolicy] = policy(nonce: nonce)
        response.headers[.cacheControl] = "no-cache"
        response.headers[.referrerPolicy] = "no-referrer"
        return response
    }

    /// Nothing may be loaded from anywhere, and only what stands in the page itself runs.
    private static func policy(nonce: String) -> String {
        """
        default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; connect-src 'self'; img-src data:; \
        form-action 'self'; base-uri 'none'; frame-ancestors 'none'
        """
    }
}

extension HTTPField.Name {
    static let referrerPolicy = constant("Referrer-Policy")
}
#endif
