#if Server
import HTTPTypes
import Hummingbird

extension RouteTable {
    /// Makes the routes of the service.
    init(_ parts: ServiceParts) {
        let configuration = parts.configuration
        let limits = configuration.limits
        let frame = PageFrame(basePath: configuration.basePath)
        let detection = DetectHandler(
            detector: parts.detector, limits: limits, timeouts: configuration.timeouts, metrics: parts.metrics,
            budget: parts.budget, frame: frame)
        let lookup = LookupHandler(limits: limits, budget: parts.budget, frame: frame)
        add("/v1/lookup", lookup.respond)
        add("/v1/lookup", reading: [.post], lookup.respondToList)
        for path in ["/v1/detect", "/v1/detect/{name}"] {
            add(path, reading: [.put, .post], whole: detection.prepare, detection.respond)
        }
        add("/v1/types/{type}/{subtype}", TypeHandler(frame: frame).respond)
        add("/v1/extensions/{extension}", ExtensionHandler(frame: frame).respond)
        add("/problems/{kind}", ProblemHandler.respond)
        add("/version", VersionHandler.respond)
        addPages(frame)
        addOthers(detection)
        addOperations(parts, hasMetrics: configuration.metricsAddress == nil)
    }

    /// Makes the routes of the separate address for metrics.
    init(metricsOf parts: ServiceParts) {
        addOperations(parts, hasMetrics: true)
    }

    private mutating func addPages(_ frame: PageFrame) {
        let description = OpenAPIHandler(frame: frame)
        add("/", PageHandler(frame: frame).page)
        add("/page.css", PageHandler.style)
        add("/page.js", PageHandler.script)
        add("/api.js", PageHandler.apiScript)
        add("/api", description.page)
        add("/openapi.json", description.respond)
    }

    /// Adds the routes for clients of other services, such as Apache Tika's server.
    private mutating func addOthers(_ detection: DetectHandler) {
        let tika = TikaHandler(detection: detection)
        add("/detect", reading: [.put], tika.detect)
        add("/detect/stream", reading: [.put], tika.detect)
        add("/meta", reading: [.put], tika.metadata)
        add("/rmeta", reading: [.put], tika.listedMetadata)
        add("/rmeta/{handler}", reading: [.put], tika.listedMetadata)
        add("/mime-types", TikaCatalogue.types)
        add("/detectors", TikaCatalogue.detectors)
        add("/parsers", TikaCatalogue.parsers)
        add("/identify", reading: [.post], SiegfriedHandler(detection: detection).identify)
    }

    private mutating func addOperations(_ parts: ServiceParts, hasMetrics: Bool) {
        let operations = OperationsHandler(
            metrics: parts.prometheus, state: parts.state, detector: parts.detector, budget: parts.budget,
            process: parts.process)
        add("/healthz", operations.health)
        add("/readyz", operations.readiness)
        if hasMetrics { add("/metrics", operations.metrics) }
    }
}
#endif
