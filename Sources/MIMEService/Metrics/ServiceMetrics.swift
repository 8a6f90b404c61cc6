#if Server
import CoreMetrics
import MIMETypes
import Synchronization

/// Counts what the service does.
final class ServiceMetrics: Sendable {
    struct Route: Hashable {
        let path: String
        let method: String
        let status: Int
    }

    /// What each metric is, for `/metrics`.
    static let help = [
        "mimetype_requests_in_flight": "Requests that are being worked on.",
        "mimetype_requests_total": "Requests by route, method and status.",
        "mimetype_request_duration_seconds": "Time until a request is answered.",
        "mimetype_detections_total": "Detections by what decided.",
        "mimetype_libmagic_calls_total": "Detections that asked libmagic.",
        "mimetype_undetermined_total": "Detections that the unread end could change.",
        "mimetype_body_bytes_total": "Bytes of files that were read.",
    ]

    private let factory: any MetricsFactory
    private let requests = Mutex<[Route: Counter]>([:])
    private let latency: Timer
    private let bytes: Counter
    private let detections: [Evidence.Basis: Counter]
    private let libmagicCalls: Counter
    private let undetermined: Counter
    private let inFlight: Meter
    private let begun = Atomic(0)
    private let ended = Atomic(0)

    init(_ factory: any MetricsFactory) {
        self.factory = factory
        latency = Timer(label: "mimetype_request_duration_seconds", factory: factory)
        bytes = Counter(label: "mimetype_body_bytes_total", factory: factory)
        libmagicCalls = Counter(label: "mimetype_libmagic_calls_total", factory: factory)
        undetermined = Counter(label: "mimetype_undetermined_total", factory: factory)
        inFlight = Meter(label: "mimetype_requests_in_flight", factory: factory)
        let counters = Evidence.Basis.allCases.map { basis in
            (
                basis,
                Counter(label: "mimetype_detections_total", dimensions: [("basis", basis.rawValue)], factory: factory)
            )
        }
        detections = Dictionary(uniqueKeysWithValues: counters)
    }

    /// How many requests there have been, and how many of them are being worked on.
    var activity: (begun: Int, inFlight: Int) {
        let ended = ended.load(ordering: .relaxed)
        let begun = begun.load(ordering: .relaxed)
        return (begun, begun - ended)
    }

    /// Counts a request in, and tells how many there are with it.
    func begin() -> Int {
        inFlight.increment(by: 1.0)
        return begun.add(1, ordering: .relaxed).newValue - ended.load(ordering: .relaxed)
    }

    func end() {
        inFlight.decrement(by: 1.0)
        ended.add(1, ordering: .relaxed)
    }

    func count(_ route: Route, duration: Duration) {
        counter(of: route).increment()
        latency.recordNanoseconds(Int64(duration / .nanoseconds(1)))
    }

    func count(_ result: UploadDetection, bytes count: Int) {
        bytes.increment(by: count)
        detections[result.detection.evidence.basis]?.increment()
        if result.usedLibmagic { libmagicCalls.increment() }
        if result.isUndetermined { undetermined.increment() }
    }

    private func counter(of route: Route) -> Counter {
        requests.withLock { requests in
            if let counter = requests[route] { return counter }
            let dimensions = [("route", route.path), ("method", route.method), ("status", "\(route.status)")]
            let counter = Counter(label: "mimetype_requests_total", dimensions: dimensions, factory: factory)
            requests[route] = counter
            return counter
        }
    }
}
#endif
