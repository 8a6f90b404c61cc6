#if Server
import HTTPTypes
import Hummingbird
import Logging
import MIMETypes
import NIOCore
import NIOHTTP1

/// Handles what all requests have in common.
///
/// It limits how many there are, gives each an id, turns problems into answers, and adds headers, metrics and a line in
/// the log.
struct ServiceResponder: HTTPResponder {
    let routes: RouteTable
    let configuration: ServiceConfiguration
    let metrics: ServiceMetrics
    let logger: Logger
    let proxies: TrustedProxies
    /// Nil if there is no limit for clients.
    let clientLimit: ClientLimit?

    /// Made once and appended without a search, since every answer gets it, and only from here.
    private static let noSniffing = HTTPField(name: .xContentTypeOptions, value: "nosniff")

    private var frame: PageFrame { PageFrame(basePath: configuration.basePath) }

    nonisolated(nonsending) func respond(to request: Request, context: ServiceContext) async -> Response {
        // A request is large, so it is copied only if it has to change.
        configuration.basePath.isEmpty
            ? await serve(request, context) : await serve(request.below(configuration.basePath), context)
    }

    private nonisolated(nonsending) func serve(_ request: Request, _ context: ServiceContext) async -> Response {
        let start = ContinuousClock.now
        let id = RequestID(request.headers)
        let match = routes.match(request.uri.path)
        var context = context
        let address = needsClient(request) ? proxies.client(of: request, context.channel) : nil
        context.client = Client(address)
        defer { metrics.end() }
        var response =
            if metrics.begin() > configuration.limits.requestCount {
                ServiceError.overloaded.response(to: request, in: frame)
            } else if RequestTrace.isOff {
                await answer(request, match, context, id)
            } else {
                await RequestTrace.answer(request) { [context] in await answer(request, match, context, id) }
            }
        complete(&response, request, id)
        if response.isWorthCompressing, request.headers.acceptsGzip, let small = await response.compressed() {
            response = small
        }
        if request.method == .head { response = response.createHeadResponse() }
        record(request, match, context, response, address, id, since: start)
        return response
    }

    /// Whether anything needs the address of the client, which takes a while to find out.
    ///
    /// What is answered by the request's head alone takes no share of anything.
    private func needsClient(_ request: Request) -> Bool {
        clientLimit != nil || logger.logLevel <= .info || request.method != .get
    }

    /// Always gives an answer, even if something goes wrong.
    private nonisolated(nonsending) func answer(
        _ request: Request, _ match: RouteTable.Match?, _ context: ServiceContext, _ id: RequestID
    ) async -> Response {
        do {
            try clientLimit?.check(request, from: context.client)
            try configuration.accessTokens?.check(request, of: match?.route.path)
            try request.requireText()
            return try await routes.respond(to: request, match, context, in: frame)
        } catch let error as ServiceError {
            return error.response(to: request, in: frame)
        } catch is WorkerPoolBusy {
            return ServiceError.overloaded.response(to: request, in: frame)
        } catch is SlowBody {
            return ServiceError(.requestTimeout, "Send the body faster, or only the start of the file.")
                .response(to: request, in: frame)
        } catch is HTTPParserError, is IOError, is ChannelError, is CancellationError {
            // The connection or the body failed, so the response most likely doesn't arrive.
            return ServiceError(.badRequest, "Send the whole body; the one that came is malformed or cut off.")
                .response(to: request, in: frame)
        } catch {
            logger.error("request failed", metadata: ["id": "\(id)", "error": "\(error)"])
            return ServiceError(.internalError, "Send the request again, and tell the operator if that does not help.")
                .response(to: request, in: frame)
        }
    }

    private func complete(_ response: inout Response, _ request: Request, _ id: RequestID) {
        response.headers.append(Self.noSniffing)
        if id.isGiven || isLogged(response) {
            response.headers[.requestID] = id.description
        }
        allowOrigin(of: request, in: &response)
        // The rest of a refused body is not worth reading, and after an unmet Expect it is not known whether any comes.
        if response.status.code >= 400, request.hasBody { response.headers[.connection] = "close" }
    }

    /// Whether the log names the request: an id that appears nowhere else is of no use.
    private func isLogged(_ response: Response) -> Bool {
        logger.logLevel <= .info || response.status == .internalServerError
    }

    /// Lets the pages of other origins read the answer if they may.
    ///
    /// https://fetch.spec.whatwg.org/#http-cors-protocol
    private func allowOrigin(of request: Request, in response: inout Response) {
        guard !configuration.allowedOrigins.isEmpty else { return }
        let allowsAll = configuration.allowedOrigins.contains("*")
        // A cache must not give the answer for one origin to another, or to a request without one.
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

    private func record(
        _ request: Request, _ match: RouteTable.Match?, _ context: ServiceContext, _ response: Response,
        _ client: ClientAddress?, _ id: RequestID, since start: ContinuousClock.Instant
    ) {
        let duration = ContinuousClock.now - start
        let route = ServiceMetrics.Route(
            // The path of the route is the same for all names and types.
            path: match?.route.path ?? "none", method: routes.knownMethod(request.method), status: response.status.code)
        metrics.count(route, duration: duration)
        guard logger.logLevel <= .info else { return }
        var metadata: Logger.Metadata = [
            "id": "\(id)", "method": "\(route.method)", "route": "\(route.path)",
            "status": .stringConvertible(route.status),
            "milliseconds": .stringConvertible((duration / .microseconds(1)).rounded() / 1000),
        ]
        if let client { metadata["client"] = "\(client)" }
        if let trace = RequestTrace.id(of: request) { metadata["trace_id"] = "\(trace)" }
        let detected = context.notes.all
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
