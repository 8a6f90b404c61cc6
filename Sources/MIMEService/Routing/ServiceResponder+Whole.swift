#if Server
import Hummingbird

/// Responses to requests that are short enough to be read as a whole before they are handled.
///
/// Most of them need nothing that has to be awaited, so no task has to be resumed for them.
extension ServiceResponder {
    /// A request that has begun, and the reader of its body; nil if it has none.
    typealias WholeVisit = (visit: Visit, reader: RouteTable.WholeReader?)

    /// Begins a request whose head has arrived; returns nil, without any effect, if its body can't be handled as a
    /// whole.
    func beginWhole(_ request: Request, hasBody: Bool, _ context: ServiceContext) -> WholeVisit? {
        let routed = route(of: request)
        guard hasBody else { return (begin(routed, context), nil) }
        guard let reader = routed.match?.route.wholeReader(of: request.method) else { return nil }
        return (begin(routed, context), reader)
    }

    /// Checks the head of a request with a body, and returns what handles the body.
    ///
    /// - Throws: an error if the request is refused whatever its body is.
    func bodyHandler(of visit: Visit, _ reader: RouteTable.WholeReader) throws -> RouteTable.BodyHandler {
        try admit(visit)
        return try reader(visit.request, visit.context)
    }

    /// Responds to a request without a body, unless the response has to wait for something.
    func respondAtOnce(to visit: Visit) -> RouteTable.Outcome {
        finish(visit) {
            try admit(visit)
            return try routes.respondAtOnce(to: visit.request, visit.match, visit.context, in: frame)
        }
    }

    /// Responds to a request with its whole body, unless the response has to wait for something.
    func respondAtOnce(to visit: Visit, _ body: WholeBody) -> RouteTable.Outcome {
        finish(visit) { try body.handler(body.bytes) }
    }

    /// Waits for the response to such a request.
    nonisolated(nonsending) func respond(
        to visit: Visit, _ work: @Sendable () async throws -> Response
    ) async -> Response {
        do { return end(visit, try await work()) } catch { return fail(visit, error) }
    }

    /// Responds to a request that was begun, and that can't be handled because of an error.
    func fail(_ visit: Visit, _ error: any Error) -> Response { end(visit, problem(error, visit)) }

    private func admit(_ visit: Visit) throws(ServiceError) {
        guard !visit.isExcess else { throw .overloaded }
        try check(visit)
    }

    private func finish(_ visit: Visit, _ respond: () throws -> RouteTable.Outcome) -> RouteTable.Outcome {
        do {
            let outcome = try respond()
            guard case .response(let response) = outcome else { return outcome }
            return .response(end(visit, response))
        } catch {
            return .response(fail(visit, error))
        }
    }
}
#endif
