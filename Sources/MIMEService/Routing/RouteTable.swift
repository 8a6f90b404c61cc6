#if Server
import HTTPTypes
import Hummingbird

/// The paths of the service and the methods that each allows.
///
/// Hummingbird's router responds with 404 if the path is known and the method is not, and it searches a tree for each
/// path. Most paths here are fixed, so a single look-up in a dictionary finds them.
struct RouteTable: Sendable {
    typealias Handler = @Sendable (Request, ServiceContext) throws -> Response
    /// A handler that checks the head of a request, and returns what handles its body as a whole.
    typealias WholeReader = @Sendable (Request, ServiceContext) throws -> BodyHandler
    typealias BodyHandler = @Sendable ([UInt8]) throws -> Outcome

    /// A response, or the work that it has to wait for.
    enum Outcome: Sendable {
        case response(Response)
        case later(@Sendable () async throws -> Response)
    }

    /// A handler that reads a body.
    typealias Reader = @Sendable (Request, ServiceContext) async throws -> Response

    fileprivate enum Answer: Sendable {
        case handler(Handler)
        case reader(Reader)

        /// An answer that lists the allowed methods.
        static func methods(_ allowed: String) -> Answer {
            .handler { _, _ in Response(status: .noContent, headers: [.allow: allowed]) }
        }
    }

    /// A path, and the handlers of its methods.
    struct Route: Sendable {
        /// The path, with parameters in braces: `/v1/types/{type}/{subtype}`.
        let path: String
        fileprivate let segments: [Substring]
        fileprivate var answers: [(method: HTTPRequest.Method, answer: Answer)] = []
        /// The handler for short bodies, in addition to the reader of all bodies.
        fileprivate var wholeReader: WholeReader?

        /// Returns the handler for short bodies; nil if they are read like all other bodies.
        func wholeReader(of method: HTTPRequest.Method) -> WholeReader? {
            guard case .reader = answer(to: method) else { return nil }
            return wholeReader
        }

        fileprivate func answer(to method: HTTPRequest.Method) -> Answer? {
            answers.first { $0.method == method }?.answer
        }

        /// Returns the values of the parameters; nil if the path does not match.
        fileprivate func parameters(in segments: [Substring]) -> PathParameters? {
            guard self.segments.count == segments.count else { return nil }
            var parameters: PathParameters = [:]
            for (pattern, segment) in zip(self.segments, segments) where pattern != segment {
                guard pattern.hasPrefix("{") else { return nil }
                parameters[pattern.dropFirst().dropLast()] = segment
            }
            return parameters
        }
    }

    /// A route, and the values of the parameters in its path.
    typealias Match = (route: Route, parameters: PathParameters)

    private var routes: [Route] = []
    private var positions: [String: Int] = [:]

    /// All paths.
    var paths: [String] { routes.map(\.path) }

    /// Adds a handler for GET and HEAD.
    mutating func add(_ path: String, _ handler: @escaping Handler) {
        add(path, [.get, .head], .handler(handler))
    }

    /// Adds a handler for methods that have a body.
    mutating func add(
        _ path: String, reading methods: [HTTPRequest.Method], whole: WholeReader? = nil, _ reader: @escaping Reader
    ) {
        add(path, methods, .reader(reader), whole)
    }

    private mutating func add(
        _ path: String, _ methods: [HTTPRequest.Method], _ answer: Answer, _ wholeReader: WholeReader? = nil
    ) {
        let position = positions[path] ?? routes.count
        if position == routes.count { routes.append(Route(path: path, segments: Self.segments(path))) }
        positions[path] = position
        routes[position].answers += methods.map { ($0, answer) }
        if let wholeReader { routes[position].wholeReader = wholeReader }
    }

    /// Returns the route of a path, whatever the method; nil if there is none.
    func match(_ path: String) -> Match? {
        if let position = positions[path] { return (routes[position], [:]) }
        let segments = Self.segments(path)
        for route in routes {
            if let parameters = route.parameters(in: segments) { return (route, parameters) }
        }
        return nil
    }

    /// Calls the handler if the path and the method match; otherwise responds with the allowed methods, or with 404.
    nonisolated(nonsending) func respond(
        to request: Request, _ match: Match?, _ context: ServiceContext, in frame: PageFrame
    ) async throws -> Response {
        switch try answer(to: request, match, in: frame) {
        case .handler(let handler): return try handler(request, context)
        case .reader(let reader): return try await reader(request, context)
        }
    }

    /// Does the same for a request without a body, unless the response has to wait for something.
    func respondAtOnce(
        to request: Request, _ match: Match?, _ context: ServiceContext, in frame: PageFrame
    ) throws -> Outcome {
        switch try answer(to: request, match, in: frame) {
        case .handler(let handler): .response(try handler(request, context))
        case .reader(let reader): .later { try await reader(request, context) }
        }
    }

    private func answer(
        to request: Request, _ match: Match?, in frame: PageFrame
    ) throws(ServiceError) -> Answer {
        guard let route = match?.route else {
            // https://www.rfc-editor.org/rfc/rfc9110#section-9.3.7
            if request.method == .options, request.head.path == "*" {
                return .methods("GET, HEAD, POST, PUT, OPTIONS")
            }
            throw ServiceError.missing(request.uri.path, below: frame.basePath)
        }
        if let answer = route.answer(to: request.method) { return answer }
        let allowed = (route.answers.map(\.method) + [.options]).map(\.rawValue).joined(separator: ", ")
        if request.method == .options { return .methods(allowed) }
        throw ServiceError(.methodNotAllowed, "Use one of \(allowed).", headers: [.allow: allowed])
    }

    /// Returns the name of a method for metrics, so that a method that a client made up does not become a label.
    func knownMethod(_ method: HTTPRequest.Method) -> String {
        switch method {
        case .get, .head, .put, .post, .options, .delete, .patch: method.rawValue
        default: "other"
        }
    }

    /// Splits a path at its slashes, and keeps empty segments, because a proxy's rule for `/metrics` does not apply to
    /// `//metrics`.
    private static func segments(_ path: String) -> [Substring] {
        path.split(separator: "/", omittingEmptySubsequences: false)
    }
}
#endif
