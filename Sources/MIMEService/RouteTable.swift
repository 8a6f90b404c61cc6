#if Server
import HTTPTypes
import Hummingbird

/// The paths of the service and the methods that each allows.
///
/// Hummingbird's router answers 404 if the path is known and the method is not, so this table answers that case.
struct RouteTable: Sendable {
    typealias Handler = @Sendable (Request, ServiceContext) async throws -> Response

    private struct Route: Sendable {
        let path: String
        let methods: [HTTPRequest.Method]
        let handler: Handler
    }

    private var routes: [Route] = []

    /// All paths.
    var paths: [String] { routes.map(\.path) }

    /// Adds a path; allowing GET also allows HEAD.
    mutating func add(_ path: String, _ methods: [HTTPRequest.Method], _ handler: @escaping Handler) {
        let all = methods.contains(.get) ? methods + [.head] : methods
        routes.append(Route(path: path, methods: all, handler: handler))
    }

    /// Makes the router, which answers if path and method match.
    func makeResponder() -> RouterResponder<ServiceContext> {
        let router = Router(context: ServiceContext.self)
        for route in routes {
            for method in route.methods { router.on(RouterPath(route.path), method: method, use: route.handler) }
        }
        return router.buildResponder()
    }

    /// Answers if path and method do not match: with the allowed methods, or with 404.
    func answerUnrouted(_ request: Request, in frame: PageFrame) -> Response {
        guard let route = route(of: request) else {
            return ServiceError(.notFound, "Look at \(frame.basePath)/openapi.json for what there is.")
                .response(to: request, in: frame)
        }
        let allowed = (route.methods + [.options]).map(\.rawValue).joined(separator: ", ")
        if request.method == .options {
            return Response(status: .noContent, headers: [.allow: allowed])
        }
        return ServiceError(.methodNotAllowed, "Use one of \(allowed).", headers: [.allow: allowed])
            .response(to: request, in: frame)
    }

    /// The path of the route that matches a request except for its method; nil if there is none.
    func path(of request: Request) -> String? { route(of: request)?.path }

    private func route(of request: Request) -> Route? {
        let path = Self.segments(request.uri.path)
        return routes.first { Self.fits(Self.segments($0.path), path) }
    }

    /// The name of a method for metrics, so that a method that a client made up does not become a label.
    func knownMethod(_ method: HTTPRequest.Method) -> String {
        switch method {
        case .get, .head, .put, .post, .options, .delete, .patch: method.rawValue
        default: "other"
        }
    }

    private static func segments(_ path: String) -> [Substring] {
        path.split(separator: "/")
    }

    private static func fits(_ pattern: [Substring], _ path: [Substring]) -> Bool {
        pattern.count == path.count && zip(pattern, path).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
    }
}
#endif
