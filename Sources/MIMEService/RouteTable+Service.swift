#if Server
import HTTPTypes
import Hummingbird

extension RouteTable {
    /// What the service can be asked.
    init(
        _ configuration: ServiceConfiguration, _ metrics: ServiceMetrics, _ prometheus: PrometheusMetrics,
        _ state: ServiceState
    ) {
        let limits = configuration.limits
        let detector = UploadDetector(workers: configuration.workers, queueLength: limits.queueLength)
        let detection = DetectHandler(
            detector: detector, limits: limits, metrics: metrics, budget: MemoryBudget(limit: limits.heldLength))
        let operations = OperationsHandler(metrics: prometheus, detector: detector, state: state)
        add("/", [.get], PageHandler.page)
        add("/page.css", [.get], PageHandler.style)
        add("/page.js", [.get], PageHandler.script)
        add("/v1/lookup", [.get], LookupHandler(limits: limits).respond)
        add("/v1/detect", [.put, .post], detection.respond)
        add("/v1/types/{type}/{subtype}", [.get], TypeHandler.respond)
        add("/v1/extensions/{extension}", [.get], ExtensionHandler.respond)
        let tika = TikaHandler(detection: detection)
        add("/detect", [.put], tika.respond)
        add("/detect/stream", [.put], tika.respond)
        add("/healthz", [.get], operations.health)
        add("/readyz", [.get], operations.readiness)
        add("/metrics", [.get], operations.metrics)
        add("/openapi.json", [.get], OpenAPIHandler(basePath: "").respond)
        add("/problems/{kind}", [.get], ProblemHandler.respond)
    }
}
#endif
