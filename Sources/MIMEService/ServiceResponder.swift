#if Server
import HTTPTypes
import Hummingbird
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

    private var frame: PageFrame { PageFrame(basePath: configuration.basePath) }

    nonisolated(nonsending) func respond(to request: Request, context: ServiceContext) async -> Response {
        // The request is a large value, so it is copied only if it has to change.
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

    /// Returns whether the address of the client is needed; determining it takes some time.
    ///
    /// Requests that need only their head don't count towards any client's share.
    private func needsClient(_ request: Request) -> Bool {
        clientLimit != nil || logger.logLevel <= .info || request.method != .get
    }

    /// Returns a response in any case, even if an error occurs.
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
