#if Server
import Synchronization

/// Whether the service is about to stop, so that load balancers stop sending requests.
final class ServiceState: Sendable {
    private let flag = Atomic(false)

    var isStopping: Bool { flag.load(ordering: .relaxed) }

    func stop() { flag.store(true, ordering: .relaxed) }
}
#endif
