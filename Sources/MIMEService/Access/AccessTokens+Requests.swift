#if Server
import HTTPTypes
import Hummingbird

extension AccessTokens {
    /// The paths that are open to all.
    ///
    /// Probes of supervisors have no token, and a browser can't send one before a page has asked for it.
    private static let openPaths: Set = [
        "/", "/api", "/api.js", "/healthz", "/openapi.json", "/page.css", "/page.js", "/problems/{kind}", "/readyz",
    ]

    /// Throws if a request comes without one of the tokens and needs one.
    ///
    /// Browsers ask without it whether they may send it.
    ///
    /// https://fetch.spec.whatwg.org/#cors-preflight-fetch
    func check(_ request: Request, of path: String?) throws(ServiceError) {
        if request.method == .options || path.map(Self.openPaths.contains) ?? false { return }
        guard let authorization = request.headers[.authorization] else {
            throw ServiceError(
                .unauthorized, "Send a token of this service: Authorization: Bearer TOKEN.",
                headers: [.wwwAuthenticate: "Bearer"])
        }
        guard allow(authorization) else {
            throw ServiceError(
                .unauthorized, "Send a valid token; this one is unknown, or has been replaced.",
                headers: [.wwwAuthenticate: "Bearer error=\"invalid_token\""])
        }
    }
}
#endif
