#if Server
import HTTPTypes
import Hummingbird

extension RouteTable {
    /// What the service can be asked.
    init(_ parts: ServiceParts) {
        let configuration = parts.configuration
        let limits = configuration.limits
        let detection = DetectHandler(
            detector: parts.detector, limits: limits, metrics: parts.metrics, budget: parts.budget)
        let operations = OperationsHandler(
            metrics: parts.prometheus, state: parts.state, detector: parts.detector)
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
        if configuration.metricsAddress == nil { add("/metrics", [.get], operations.metrics) }
        add("/openapi.json", [.get], OpenAPIHandler(basePath: configuration.basePath).respond)
        add("/problems/{kind}", [.get], ProblemHandler.respond)
    }

    /// What can be asked where metrics have a place of their own.
    init(metricsOf parts: ServiceParts) {
        let operations = OperationsHandler(
            metrics: parts.prometheus, state: parts.state, detector: parts.detector)
        add("/metrics", [.get], operations.metrics)
        add("/healthz", [.get], operations.health)
        add("/readyz", [.get], operations.readiness)
    }
}
#endif
