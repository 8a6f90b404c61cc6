#if Server
import Hummingbird
import Logging

/// The parts that the routes of a service use.
struct ServiceParts {
    let configuration: ServiceConfiguration
    let metrics: ServiceMetrics
    let prometheus: PrometheusMetrics
    let state: ServiceState
    let budget: MemoryBudget
    let logger: Logger
    let detector: DetectionPool
    let process: ProcessMetrics

    func responder(_ routes: RouteTable) -> ServiceResponder {
        ServiceResponder(
            routes: routes, configuration: configuration, metrics: metrics, logger: logger,
            proxies: configuration.proxies,
            clientLimit: ClientLimit(configuration.limits))
    }
}
#endif
