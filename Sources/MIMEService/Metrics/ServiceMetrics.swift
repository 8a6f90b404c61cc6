#if Server
import CoreMetrics
import MIMETypes

/// Counts the work of the service.
final class ServiceMetrics: Sendable {
    struct Route: Hashable {
        let path: String
        let method: String
        let status: Int
    }

    /// The help text of each metric, for `/metrics`.
    static let help = [
        "mimetype_requests_in_flight": "Requests that are being handled.",
        "mimetype_requests_total": "Requests by route, method and status.",
        "mimetype_request_duration_seconds": "Time until a request is answered, by route.",
        "mimetype_detections_total": "Detections by what decided.",
        "mimetype_libmagic_calls_total": "Detections that asked libmagic.",
        "mimetype_libmagic_skipped_total": "Detections that did not ask libmagic, by cause.",
        "mimetype_undetermined_total": "Detections that unread bytes or libmagic could still change.",
        "mimetype_body_bytes_total": "Bytes of files that were read.",
        "mimetype_connections": "Connections that are open.",
        "mimetype_connections_total": "Connections that have been accepted.",
        "mimetype_refusals_total": "Connections that were closed, and requests that were refused early, by cause.",
    ]

    private struct Routes {
        var counters: [Route: Counter] = [:]
        var timers: [String: Timer] = [:]
    }

    private let factory: any MetricsFactory
    private let routes = Lock(Routes())
    private let refusals = Lock<[String: Counter]>([:])
    private let bytes: Counter
    private let detections: [Evidence.Basis: Counter]
    private let libmagicCalls: Counter
    private let libmagicSkips: [UploadDetection.Magic: Counter]
    private let undetermined: Counter
    private let inFlight: Meter
    private let connections: Meter
    private let accepted: Counter
    private let requests = Lock((begun: 0, inFlight: 0))

    init(_ factory: any MetricsFactory) {
        self.factory = factory
        bytes = Counter(label: "mimetype_body_bytes_total", factory: factory)
        libmagicCalls = Counter(label: "mimetype_libmagic_calls_total", factory: factory)
        let causes = [UploadDetection.Magic.budgetSpent, .busy].map { cause in
            (
                cause,
                Counter(
                    label: "mimetype_libmagic_skipped_total", dimensions: [("cause", cause.rawValue)], factory: factory)
            )
        }
        libmagicSkips = Dictionary(uniqueKeysWithValues: causes)
        undetermined = Counter(label: "mimetype_undetermined_total", factory: factory)
        inFlight = Meter(label: "mimetype_requests_in_flight", factory: factory)
        connections = Meter(label: "mimetype_connections", factory: factory)
        accepted = Counter(label: "mimetype_connections_total", factory: factory)
        let counters = Evidence.Basis.allCases.map { basis in
            (
                basis,
                Counter(label: "mimetype_detections_total", dimensions: [("basis", basis.rawValue)], factory: factory)
            )
        }
        detections = Dictionary(uniqueKeysWithValues: counters)
    }

    /// The number of requests that have begun, and the number of those still in flight.
    var activity: (begun: Int, inFlight: Int) {
        requests.withLock(\.self)
    }

    /// Counts a new request, and returns how many are in flight, including the new one.
    func begin() -> Int {
        inFlight.increment(by: 1.0)
        return requests.withLock { requests in
            requests.begun += 1
            requests.inFlight += 1
            return requests.inFlight
        }
    }

    func end() {
        inFlight.decrement(by: 1.0)
        requests.withLock { $0.inFlight -= 1 }
    }

    func connectionOpened() {
        connections.increment(by: 1.0)
        accepted.increment()
    }

    func connectionClosed() { connections.decrement(by: 1.0) }
}

extension ServiceMetrics {
    /// Counts a request, and records its duration if it is known.
    func count(_ route: Route, duration: Duration?) {
        let (counter, timer) = routes.withLock { routes in
            (self.counter(of: route, &routes), duration.map { _ in self.timer(of: route.path, &routes) })
        }
        counter.increment()
        guard let duration else { return }
        timer?.recordNanoseconds(Int64(duration / .nanoseconds(1)))
    }

    func count(_ result: UploadDetection, bytes count: Int) {
        bytes.increment(by: count)
        detections[result.detection.evidence.basis]?.increment()
        if result.magic == .asked { libmagicCalls.increment() }
        libmagicSkips[result.magic]?.increment()
        if result.isUndetermined { undetermined.increment() }
    }

    func count(refusal cause: String) {
        let counter = refusals.withLock { refusals in
            if let counter = refusals[cause] { return counter }
            let counter = Counter(label: "mimetype_refusals_total", dimensions: [("cause", cause)], factory: factory)
            refusals[cause] = counter
            return counter
        }
        counter.increment()
    }

    private func counter(of route: Route, _ routes: inout Routes) -> Counter {
        if let counter = routes.counters[route] { return counter }
        let dimensions = [("route", route.path), ("method", route.method), ("status", "\(route.status)")]
        let counter = Counter(label: "mimetype_requests_total", dimensions: dimensions, factory: factory)
        routes.counters[route] = counter
        return counter
    }

    private func timer(of path: String, _ routes: inout Routes) -> Timer {
        if let timer = routes.timers[path] { return timer }
        let timer = Timer(
            label: "mimetype_request_duration_seconds", dimensions: [("route", path)], factory: factory)
        routes.timers[path] = timer
        return timer
    }
}
#endif
