#if Server
import HTTPTypes
import Hummingbird

extension RouteTable {
    /// The routes of the service.
    init(_ parts: ServiceParts) {
        let configuration = parts.configuration
        let limits = configuration.limits
        let frame = PageFrame(basePath: configuration.basePath)
        let detection = DetectHandler(
            detector: parts.detector, limits: limits, metrics: parts.metrics, budget: parts.budget, frame: frame)
        let lookup = LookupHandler(limits: limits, budget: parts.budget, frame: frame)
        add("/v1/lookup", [.get, .post], lookup.respond)
        add("/v1/detect", [.put, .post], detection.respond)
        add("/v1/detect/{name}", [.put, .post], detection.respond)
        add("/v1/types/{type}/{subtype}", [.get], TypeHandler(frame: frame).respond)
        add("/v1/extensions/{extension}", [.get], ExtensionHandler(frame: frame).respond)
        add("/problems/{kind}", [.get], ProblemHandler.respond)
        add("/version", [.get], VersionHandler.respond)
        addPages(frame)
        addOthers(detection)
        addOperations(parts, hasMetrics: configuration.metricsAddress == nil)
    }

    /// The routes of a separate address for metrics.
    init(metricsOf parts: ServiceParts) {
        addOperations(parts, hasMetrics: true)
    }

    private mutating func addPages(_ frame: PageFrame) {
        let description = OpenAPIHandler(frame: frame)
        add("/", [.get], PageHandler(frame: frame).page)
        add("/page.css", [.get], PageHandler.style)
        add("/page.js", [.get], PageHandler.script)
        add("/api", [.get], description.page)
        add("/openapi.json", [.get], description.respond)
    }

    /// Adds the routes for clients of other services.
    private mutating func addOthers(_ detection: DetectHandler) {
        let tika = TikaHandler(detection: detection)
        add("/detect", [.put], tika.detect)
        add("/detect/stream", [.put], tika.detect)
        add("/meta", [.put], tika.metadata)
        add("/rmeta", [.put], tika.listedMetadata)
        add("/rmeta/{handler}", [.put], tika.listedMetadata)
        add("/mime-types", [.get], TikaCatalogue.types)
        add("/detectors", [.get], TikaCatalogue.detectors)
        add("/identify", [.post], SiegfriedHandler(detection: detection).identify)
    }

    private mutating func addOperations(_ parts: ServiceParts, hasMetrics: Bool) {
        let operations = OperationsHandler(
            metrics: parts.prometheus, state: parts.state, detector: parts.detector)
        add("/healthz", [.get], operations.health)
        add("/readyz", [.get], operations.readiness)
        if hasMetrics { add("/metrics", [.get], operations.metrics) }
    }
}
#endif
