#if Server
public import CoreMetrics
import Hummingbird
public import Logging
public import ServiceLifecycle

/// An HTTP service that detects the types of uploaded files and looks up the types that file names imply.
///
/// Any number of instances can run behind a load balancer, since the service keeps no results between requests. The
/// service never opens a file or a URL that a client names.
///
/// ```swift
/// var configuration = ServiceConfiguration()
/// configuration.port = 9000
/// try await DetectionService(configuration).runUntilSignalled()
/// ```
public struct DetectionService: Service {
    let configuration: ServiceConfiguration
    let logger: Logger
    private let responder: ServiceResponder
    private let metricsResponder: ServiceResponder?
    private let metrics: ServiceMetrics
    private let budget: MemoryBudget
    private let state = ServiceState()
    private let dates = DateCache()
    private let whenEvent: @Sendable (ServiceEvent) -> Void
    /// Returns whether requests are traced; a program chooses its tracer once, at any time.
    var isTraced: @Sendable () -> Bool = { !RequestTrace.isOff }

    /// Creates a service without opening any sockets.
    ///
    /// - Parameters:
    ///   - configuration: the addresses, limits and time-outs.
    ///   - logger: the logger. It gets one line for each request at the level `info`, and lines at the level `notice`
    ///     when the service starts and stops.
    ///   - factory: a swift-metrics backend that receives all metrics, in addition to `/metrics`.
    ///   - whenEvent: a closure called for each event that concerns the whole service; it must not block.
    ///   - droppedLogLines: a closure that returns the number of lines that the logger has dropped, for `/metrics`; nil
    ///     if the logger never drops lines.
    public init(
        _ configuration: ServiceConfiguration = ServiceConfiguration(),
        logger: Logger = Logger(label: "mimetype-server"),
        metrics factory: any MetricsFactory = MetricsSystem.factory,
        whenEvent: @escaping @Sendable (ServiceEvent) -> Void = { _ in },
        droppedLogLines: (@Sendable () -> Int)? = nil
    ) {
        self.configuration = configuration
        self.logger = logger
        self.whenEvent = whenEvent
        let prometheus = PrometheusMetrics(help: ServiceMetrics.help)
        let metrics = ServiceMetrics(
            factory is NOOPMetricsHandler ? prometheus : MultiplexMetricsHandler(factories: [prometheus, factory]))
        self.metrics = metrics
        budget = MemoryBudget(limit: configuration.limits.heldLength)
        let parts = ServiceParts(
            configuration: configuration, metrics: metrics, prometheus: prometheus, state: state, budget: budget,
            logger: logger,
            detector: DetectionPool(workers: configuration.workers),
            process: ProcessMetrics(droppedLogLines: droppedLogLines))
        responder = parts.responder(RouteTable(parts))
        metricsResponder = configuration.metricsAddress.map { _ in parts.responder(RouteTable(metricsOf: parts)) }
    }

    /// An application with the service's routes but without its sockets, for tests.
    var application: some ApplicationProtocol {
        Application(responder: responder, logger: logger)
    }

    /// Serves until a graceful shutdown begins, then completes all open requests and returns.
    ///
    /// - Throws: an error if the service can't listen on one of the addresses.
    public func run() async throws {
        let listeners = try await listen()
        let urls = listeners.map(\.url)
        for url in urls { logger.notice("listening", metadata: ["url": "\(url)"]) }
        whenEvent(.listening(urls))
        await withGracefulShutdownHandler {
            await withDiscardingTaskGroup { group in
                for listener in listeners { group.addTask { await listener.run(logger: logger) } }
                group.addTask { await IdleWatch(metrics: metrics) { whenEvent(.idle) }.run() }
            }
        } onGracefulShutdown: {
            stop(listeners)
        }
    }

    /// Announces immediately that the service is stopping, and stops listening after `ServiceTimeouts.drainDelay`.
    private func stop(_ listeners: [Listener]) {
        state.stop()
        let delay = configuration.timeouts.drainDelay
        logger.notice("stopping", metadata: ["listens_for": "\(delay / .seconds(1))"])
        whenEvent(.stopping)
        for listener in listeners { Task { await listener.stop(after: delay) } }
    }

    private func listen() async throws -> [Listener] {
        var listeners: [Listener] = []
        let setup = setup(for: responder, limits: configuration.limits)
        for address in configuration.addresses {
            listeners.append(
                try await Listener(
                    address, connectionCount: configuration.limits.connectionCount, setup: setup, logger: logger))
        }
        if let address = configuration.metricsAddress, let metricsResponder {
            var limits = configuration.limits
            limits.connectionCount = 64
            let setup = self.setup(for: metricsResponder, limits: limits)
            listeners.append(
                try await Listener(address, connectionCount: limits.connectionCount, setup: setup, logger: logger))
        }
        return listeners
    }

    private func setup(for responder: ServiceResponder, limits: ServiceLimits) -> ServiceChannel {
        ServiceChannel(
            requests: ConnectionResponder(
                responder: responder, budget: budget, dates: dates, isTraced: isTraced), limits: limits,
            timeouts: configuration.timeouts, budget: budget,
            counter: ConnectionCounter(
                limit: limits.clientConnectionCount ?? max(1, limits.connectionCount / 2), metrics: metrics),
            proxies: responder.proxies, state: state,
            observer: ConnectionObserver(metrics: metrics, logger: logger))
    }
}
#endif
