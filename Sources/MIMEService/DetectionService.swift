#if Server
public import CoreMetrics
public import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// The HTTP service: tells the types of names and of what is uploaded.
///
/// It keeps no state between requests, so any number of them can stand behind a load balancer. It opens no file and no URL
/// that a client names.
///
/// ```swift
/// var configuration = ServiceConfiguration()
/// configuration.port = 9000
/// try await DetectionService(configuration).run()
/// ```
public struct DetectionService: Sendable {
    private let configuration: ServiceConfiguration
    private let logger: Logger
    private let responder: ServiceResponder
    private let state: ServiceState
    private let idleWatch: IdleWatch

    /// Makes a service; nothing is opened before it runs.
    ///
    /// - Parameters:
    ///   - configuration: what it accepts and where it listens.
    ///   - logger: gets a line for each request at the level `info`, and for its start and stop at `notice`.
    ///   - factory: a backend of swift-metrics that is told what `/metrics` shows as well.
    ///   - whenIdle: is called when nothing has been asked for some seconds, each time after there was something to do.
    public init(
        _ configuration: ServiceConfiguration = ServiceConfiguration(),
        logger: Logger = Logger(label: "mimetype-server"),
        metrics factory: any MetricsFactory = MetricsSystem.factory,
        whenIdle: @escaping @Sendable () -> Void = {}
    ) {
        self.configuration = configuration
        self.logger = logger
        let prometheus = PrometheusMetrics(help: ServiceMetrics.help)
        let metrics = ServiceMetrics(
            factory is NOOPMetricsHandler ? prometheus : MultiplexMetricsHandler(factories: [prometheus, factory]))
        state = ServiceState()
        idleWatch = IdleWatch(metrics: metrics, whenIdle: whenIdle)
        let routes = RouteTable(configuration, metrics, prometheus, state)
        responder = ServiceResponder(
            router: routes.makeResponder(), routes: routes, configuration: configuration, metrics: metrics,
            logger: logger, clientLimit: ClientLimit(configuration))
    }

    /// The service as a Hummingbird application, to run it with others or to test it.
    public var application: some ApplicationProtocol {
        Application(
            responder: responder,
            server: HTTPServerBuilder { [configuration] responder in
                ServiceChannel(responder: responder, limits: configuration.limits, timeouts: configuration.timeouts)
            },
            configuration: ApplicationConfiguration(
                address: .hostname(configuration.address, port: configuration.port),
                backlog: 1024,
                availableConnectionsDelegate: MaximumAvailableConnections(configuration.limits.connectionCount)),
            services: [state, idleWatch],
            onServerRunning: { [logger] channel in
                logger.notice("listening", metadata: ["url": "\(Self.url(of: channel.localAddress))"])
            },
            logger: Logger(label: logger.label) { [logger] _ in PlainLogHandler(logger) })
    }

    /// Serves until the process gets SIGTERM or SIGINT, then answers what has been asked and returns.
    ///
    /// - Throws: an error if the address can't be listened on.
    public func run() async throws {
        var group = ServiceGroupConfiguration(
            services: [.init(service: application)], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
        group.maximumGracefulShutdownDuration = configuration.timeouts.shutdown
        try await ServiceGroup(configuration: group).run()
        logger.notice("stopped")
    }
}
#endif
