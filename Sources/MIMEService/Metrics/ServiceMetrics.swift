#if Server
import MIMETypes
import Synchronization

/// Counts what the service does, for `/metrics`.
final class ServiceMetrics: Sendable {
    struct Route: Hashable {
        let path: String
        let method: String
        let status: Int
    }

    struct Counts {
        var requests: [Route: Int] = [:]
        var latency = Histogram()
        var bytes = 0
        var detections: [Evidence.Basis: Int] = [:]
        var libmagicCalls = 0
        var undetermined = 0
    }

    private let counts = Mutex(Counts())
    private let inFlight = Atomic(0)

    /// Counts a request in, and tells how many there are with it.
    func begin() -> Int {
        inFlight.add(1, ordering: .relaxed).newValue
    }

    func end() {
        inFlight.subtract(1, ordering: .relaxed)
    }

    func count(_ route: Route, duration: Duration) {
        counts.withLock { counts in
            counts.requests[route, default: 0] += 1
            counts.latency.add(duration)
        }
    }

    func count(_ result: UploadDetection, bytes: Int) {
        counts.withLock { counts in
            counts.bytes += bytes
            counts.detections[result.detection.evidence.basis, default: 0] += 1
            if result.usedLibmagic { counts.libmagicCalls += 1 }
            if result.isUndetermined { counts.undetermined += 1 }
        }
    }

    /// What has been counted so far, and how many requests are being worked on.
    func snapshot() -> (counts: Counts, inFlight: Int) {
        (counts.withLock { $0 }, inFlight.load(ordering: .relaxed))
    }
}
#endif
