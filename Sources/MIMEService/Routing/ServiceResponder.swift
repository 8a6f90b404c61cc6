#if Server
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import MIMETypes
import NIOCore
import NIOHTTP1

/// Performs the steps that all requests have in common.
///
/// It limits the number of requests, gives each an ID, turns errors into responses, adds headers, updates metrics and
/// writes a line to the log.
struct ServiceResponder: HTTPResponder {
    let routes: RouteTable
    let configuration: ServiceConfiguration
    let metrics: ServiceMetrics
    let logger: Logger
    let proxies: TrustedProxies
    /// The limit for each client; nil if there is none.
    let clientLimit: ClientLimit?

    /// The header that forbids sniffing.
    ///
    /// It is made once and appended without a search, since every response gets it, and only from here.
    private static let noSniffing = HTTPField(name: .xContentTypeOptions, value: "nosniff")

    var frame: PageFrame { PageFrame(basePath: configuration.basePath) }

    nonisolated(nonsending) func respond(
        to request: Request, context: ServiceContext
    ) async -> HummingbirdCore.Response {
        await response(to: request, context).ofHummingbird
    }

    nonisolated(nonsending) func response(to request: Request, _ context: ServiceContext) async -> Response {
        let visit = begin(route(of: request), context)
        if visit.isExcess { return end(visit, problem(ServiceError.overloaded, visit)) }
        guard !RequestTrace.isOff else { return end(visit, await answer(visit)) }
        return end(visit, await RequestTrace.answer(visit.request) { await answer(visit) })
    }

    /// A request that has no response yet.
    ///
    /// It is a class, because copying its members takes longer than all else that is done with them.
    final class Visit: Sendable {
        let request: Request
        let match: RouteTable.Match?
        let context: ServiceContext
        let id: RequestID
        let client: ClientAddress?
        /// Whether there are already as many requests as the limit allows.
        let isExcess: Bool
        let start: ContinuousClock.Instant

        init(
            _ request: Request, _ match: RouteTable.Match?, _ context: ServiceContext, client: ClientAddress?,
            isExcess: Bool, start: ContinuousClock.Instant
        ) {
            (self.request, self.match, self.context) = (request, match, context)
            (self.client, self.isExcess, self.start) = (client, isExcess, start)
            id = RequestID(request.headers)
        }
    }

    typealias Routed = (request: Request, match: RouteTable.Match?)

    func route(of request: Request) -> Routed {
        // The request is a large value, so it is copied only if it has to change.
        let request = configuration.basePath.isEmpty ? request : request.below(configuration.basePath)
        return (request, routes.match(request.uri.path))
    }

    /// Counts a request.
    func begin(_ routed: Routed, _ context: ServiceContext) -> Visit {
        let (start, (request, match)) = (ContinuousClock.now, routed)
        let client = needsClient(request) ? proxies.client(of: request, context.channel) : nil
        var context = context
        context.client = Client(client)
        if let match { context.parameters = match.parameters }
        return Visit(
            request, match, context, client: client,
            isExcess: metrics.begin() > configuration.limits.requestCount, start: start)
    }

    /// Completes a response, and records it.
    func end(_ visit: Visit, _ response: Response) -> Response {
        defer { metrics.end() }
        var response = response
        complete(&response, visit.request, visit.id)
        if response.isWorthCompressing, visit.request.headers.acceptsGzip, let small = response.compressed() {
            response = small
        }
        if visit.request.method == .head { response = response.withoutBody }
        record(visit, response)
        return response
    }

    /// Returns whether the address of the client is needed; determining it takes some time.
    ///
    /// Requests that need only their head don't count towards any client's share.
    private func needsClient(_ request: Request) -> Bool {
        clientLimit != nil || logger.logLevel <= .info || request.method != .get
    }

    /// Returns a response in any case, even if an error occurs.
    private nonisolated(nonsending) func answer(_ visit: Visit) async -> Response {
        do {
            try check(visit)
            return try await routes.respond(to: visit.request, visit.match, visit.context, in: frame)
        } catch {
            return problem(error, visit)
        }
    }

    /// Throws if the client may not send this request, or not yet.
    func check(_ visit: Visit) throws(ServiceError) {
        try clientLimit?.check(visit.request, from: visit.context.client)
        try configuration.accessTokens?.check(visit.request, of: visit.match?.route.path)
        try visit.request.requireText()
    }

    func problem(_ error: any Error, _ visit: Visit) -> Response {
        let problem: ServiceError
        switch error {
        case let error as ServiceError: problem = error
        case is WorkerPoolBusy: problem = .overloaded
        case is SlowBody:
            problem = ServiceError(.requestTimeout, "Send the body faster, or only the start of the file.")
        case is HTTPParserError, is IOError, is ChannelError, is CancellationError:
            // The connection or the body failed, so the response most likely doesn't arrive.
            problem = ServiceError(.badRequest, "Send the whole body; the one that came is malformed or cut off.")
        default:
            logger.error("request failed", metadata: ["id": "\(visit.id)", "error": "\(error)"])
            problem = ServiceError(
                .internalError, "Send the request again, and tell the operator if that does not help.")
        }
        return problem.response(to: visit.request, in: frame)
    }

    private func complete(_ response: inout Response, _ request: Request, _ id: RequestID) {
        response.headers.append(Self.noSniffing)
        if id.isGiven || isLogged(response) {
            response.headers[.requestID] = id.description
        }
        // A shared cache would send the response to clients without a token too.
        // https://www.rfc-editor.org/rfc/rfc9111#section-3.5
        if configuration.accessTokens != nil { response.keepOutOfSharedCaches() }
        allowOrigin(of: request, in: &response)
        // The rest of a refused body is not worth reading, and after an unmet `Expect` it is not known whether a body
        // follows.
        if response.status.code >= 400, request.hasBody { response.headers[.connection] = "close" }
    }

    /// Returns whether the log contains the request's ID; an ID that appears nowhere else is of no use.
    private func isLogged(_ response: Response) -> Bool {
        logger.logLevel <= .info || response.status == .internalServerError
    }

    /// Adds headers that let pages of other origins read the response, if they are allowed to.
    ///
    /// https://fetch.spec.whatwg.org/#http-cors-protocol
    private func allowOrigin(of request: Request, in response: inout Response) {
        guard !configuration.allowedOrigins.isEmpty else { return }
        let allowsAll = configuration.allowedOrigins.contains("*")
        // A cache must not use the response for one origin for another one, or for a request without an origin.
        if !allowsAll { response.headers.append(HTTPField(name: .vary, value: "Origin")) }
        let origin = request.headers[.origin]
        guard allowsAll || origin.map(configuration.allowedOrigins.contains) ?? false else { return }
        response.headers[.accessControlAllowOrigin] = allowsAll ? "*" : origin
        response.headers[.accessControlExposeHeaders] =
            "Allow, ETag, Location, Retry-After, X-Request-ID, X-Undetermined"
        guard request.method == .options else { return }
        response.headers[.accessControlAllowMethods] = response.headers[.allow]
        response.headers[.accessControlAllowHeaders] =
            "Accept, Authorization, Content-Disposition, Content-Type, X-Request-ID, traceparent, tracestate"
        response.headers[.accessControlMaxAge] = "3600"
    }

    private func record(_ visit: Visit, _ response: Response) {
        let duration = ContinuousClock.now - visit.start
        let route = ServiceMetrics.Route(
            // The path of the route is the same for all names and types.
            path: visit.match?.route.path ?? "none", method: routes.knownMethod(visit.request.method),
            status: response.status.code)
        metrics.count(route, duration: duration)
        guard logger.logLevel <= .info else { return }
        var metadata: Logger.Metadata = [
            "id": "\(visit.id)", "method": "\(route.method)", "route": "\(route.path)",
            "status": .stringConvertible(route.status),
            "milliseconds": .stringConvertible((duration / .microseconds(1)).rounded() / 1000),
        ]
        if let client = visit.client { metadata["client"] = "\(client)" }
        if let trace = RequestTrace.id(of: visit.request) { metadata["trace_id"] = "\(trace)" }
        let detected = visit.context.notes.all
        if let type = detected.type, let tier = detected.tier {
            metadata["type"] = "\(type.essence)"
            metadata["tier"] = "\(tier)"
            metadata["bytes"] = .stringConvertible(detected.bytes)
            if detected.count > 1 { metadata["files"] = .stringConvertible(detected.count) }
        }
        logger.info("request", metadata: metadata)
    }
}
#endif
