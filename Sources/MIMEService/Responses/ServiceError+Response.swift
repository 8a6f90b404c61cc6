#if Server
import DetectionJSON
import HTTPTypes
import Hummingbird

extension ServiceError {
    /// The body of the response.
    var json: JSON { json(basePath: "") }

    private func json(basePath: String) -> JSON {
        .object([
            ("type", .string("\(basePath)/problems/\(kind.rawValue)")), ("title", .string(kind.title)),
            ("status", .number(kind.status.code)), ("detail", .string(detail)),
        ])
    }

    /// Returns the response: a page for a browser that asks for one, and JSON for all other clients.
    ///
    /// A browser asks for a page if scripts are disabled.
    func response(to request: Request, in frame: PageFrame) -> Response {
        var response =
            request.wantsPage
            ? Response(
                Array(ProblemPage(error: self, frame: frame).html.utf8), type: Representation.html.contentType,
                status: kind.status)
            : Response(json(basePath: frame.basePath), type: "application/problem+json", status: kind.status)
        response.headers.append(contentsOf: headers)
        response.headers[.cacheControl] = "no-store"
        return response
    }
}

extension Request {
    /// Whether a browser sends the request on behalf of a person, who wants to see a page.
    fileprivate var wantsPage: Bool {
        headers[.accept]?.hasPrefix("text/html") ?? false
    }
}
#endif
