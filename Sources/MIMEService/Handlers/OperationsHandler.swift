#if Server
import Hummingbird

/// Serves the endpoints for operators: `GET /healthz`, `/readyz` and `/metrics`.
struct OperationsHandler: Sendable {
    let metrics: PrometheusMetrics
    let state: ServiceState
    let detector: DetectionPool
    let budget: MemoryBudget
    let process: ProcessMetrics

    /// Shows that the process responds.
    func health(_ request: Request, _ context: ServiceContext) -> Response {
        Self.plain("ok")
    }

    /// Reports whether the service accepts requests, which it does unless it is stopping.
    ///
    /// The length of the queue for libmagic is ignored, since most requests never wait in it.
    func readiness(_ request: Request, _ context: ServiceContext) throws -> Response {
        if state.isStopping {
            throw ServiceError(
                .overloaded, "Ask another instance; this one is about to stop.", headers: [.retryAfter: "5"])
        }
        return Self.plain("ready")
    }

    func metrics(_ request: Request, _ context: ServiceContext) -> Response {
        var response = Response(
            Array("\(metrics.text)\(process.text(queue: detector.queue, memory: budget.usage))".utf8),
            type: PrometheusMetrics.contentType)
        response.headers[.cacheControl] = "no-store"
        return response
    }

    private static func plain(_ text: String) -> Response {
        var response = Response(Array("\(text)\n".utf8), type: "text/plain; charset=utf-8")
        response.headers[.cacheControl] = "no-store"
        return response
    }
}
#endif
