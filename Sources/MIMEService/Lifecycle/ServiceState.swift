#if Server
import ServiceLifecycle
import Synchronization

/// Whether the service is about to stop, so that load balancers stop sending requests.
final class ServiceState: Service {
    private let flag = Atomic(false)

    var isStopping: Bool { flag.load(ordering: .relaxed) }

    func run() async throws {
        try? await gracefulShutdown()
        flag.store(true, ordering: .relaxed)
    }
}
#endif
