#if Server
import HTTPTypes
import Hummingbird

extension AccessTokens {
    /// The paths that require no token.
    ///
    /// Health probes have no token, and a browser can't send one before a page has asked the user for it.
    private static let openPaths: Set = [
        "/", "/api", "/api.js", "/healthz", "/openapi.json", "/page.css", "/page.js", "/problems/{kind}", "/readyz",
    ]

    /// Throws if a request requires a token and has none of the valid ones.
    ///
    /// Preflight requests of browsers are allowed without a token, because they ask whether the token may be sent.
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
