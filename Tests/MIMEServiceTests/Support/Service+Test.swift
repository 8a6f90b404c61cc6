#if Server
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import ServiceLifecycle

@testable import MIMEService

/// A service that says nothing, on its own port.
func makeService(
    _ change: (inout ServiceConfiguration) -> Void = { _ in },
    logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, isTraced: Bool = false,
    whenEvent: @escaping @Sendable (ServiceEvent) -> Void = { _ in }
) -> DetectionService {
    var configuration = ServiceConfiguration()
    configuration.port = 0
    configuration.timeouts.drainDelay = .zero
    change(&configuration)
    var service = DetectionService(configuration, logger: logger, whenEvent: whenEvent)
    // The tracer of another test is the tracer of the whole process.
    service.isTraced = { isTraced }
    return service
}

/// The routes of a service.
func makeRoutes() -> RouteTable { RouteTable(makeParts()) }

/// The parts of a service.
func makeParts() -> ServiceParts {
    let prometheus = PrometheusMetrics()
    return ServiceParts(
        configuration: ServiceConfiguration(), metrics: ServiceMetrics(prometheus), prometheus: prometheus,
        state: ServiceState(), budget: MemoryBudget(limit: 1 << 20),
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
        detector: DetectionPool(workers: 1), process: ProcessMetrics())
}

/// Calls the routes without a socket.
func withRoutes<Value>(
    _ change: (inout ServiceConfiguration) -> Void = { _ in },
    _ test: @Sendable (any TestClientProtocol) async throws -> Value
) async throws -> Value {
    try await makeService(change).application.test(.router, test)
}

/// Serves on a socket, and gives its port.
func withServer<Value>(
    _ change: (inout ServiceConfiguration) -> Void = { _ in },
    _ test: @Sendable (Int) async throws -> Value
) async throws -> Value {
    try await withServers(change) { urls in try await test(port(of: urls)) }
}

/// The port of the first of some URLs.
func port(of urls: [String]) -> Int {
    urls.first.flatMap { Int($0.drop { $0 != ":" }.dropFirst(3).drop { $0 != ":" }.dropFirst()) } ?? 0
}

/// Serves at all addresses of a configuration, and gives their URLs.
func withServers<Value>(
    _ change: (inout ServiceConfiguration) -> Void = { _ in },
    _ test: @Sendable ([String]) async throws -> Value
) async throws -> Value {
    try await withServers(of: { makeService(change, whenEvent: $0) }, test)
}

/// Serves at all addresses of a service, and gives their URLs.
func withServers<Value>(
    of makeService: (@escaping @Sendable (ServiceEvent) -> Void) -> DetectionService,
    _ test: @Sendable ([String]) async throws -> Value
) async throws -> Value {
    let (events, event) = AsyncStream.makeStream(of: ServiceEvent.self)
    let service = makeService { event.yield($0) }
    let group = ServiceGroup(
        configuration: .init(
            services: [.init(service: service)], logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }))
    async let running: Void = group.run()
    var urls: [String] = []
    for await case .listening(let all) in events {
        urls = all
        break
    }
    let result: Result<Value, any Error>
    do { result = .success(try await test(urls)) } catch { result = .failure(error) }
    await group.triggerGracefulShutdown()
    try await running
    return try result.get()
}

extension TestResponse {
    var text: String { String(buffer: body) }
}

/// The smallest content of a few formats.
enum Sample {
    static let png: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8,
        0, 0,
        0, 0,
    ]
    /// A picture of one pixel, to its end.
    static let wholePNG: [UInt8] =
        png + [
            0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 10, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0x60, 0, 0, 0, 2, 0, 1, 0x48,
            0xAF, 0xA4, 0x71, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
        ]
    static let pdf = Array("%PDF-1.7\n1 0 obj\n".utf8)
    /// The first entry of a ZIP archive, without what follows it.
    static let zipStart: [UInt8] =
        [0x50, 0x4B, 3, 4, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 32, 0, 1, 0, 0, 0, 0x61]
}
#endif
